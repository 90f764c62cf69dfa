import { expect, test } from '@jest/globals';
import { brings } from './asking.js';

/** Characters that look at buildings. */

test('C1: 2 VP for each shop there, whoever owns it', () => {
  expect(brings(1, 'Ra Bb Gc Fa P1 S')).toBe(6);
  expect(brings(1, 'Fa P1 S')).toBe(0);
});

test('C2: 2 VP for each palace there', () => {
  expect(brings(2, 'P1 P3 Ra Fa S')).toBe(4);
  expect(brings(2, 'Ra Fa S')).toBe(0);
});

test('C3: 3 VP for each special building there', () => {
  expect(brings(3, 'S S Ra Fa P1')).toBe(6);
  expect(brings(3, 'Ra Fa P1')).toBe(0);
});

test('C4: 2 VP for each factory there, whoever owns it', () => {
  expect(brings(4, 'Fa Fb Fd Ra P1 S')).toBe(6);
  expect(brings(4, 'Ra P1 S')).toBe(0);
});

test('C5: 12 VP for the only one with factories there', () => {
  expect(brings(5, 'Fa Rb')).toBe(12);
  expect(brings(5, 'Fa Fa Rb')).toBe(12);
  expect(brings(5, 'Fa Fb')).toBe(0);
  expect(brings(5, 'Fb')).toBe(0);
  expect(brings(5, 'Ra')).toBe(0);
});

test('C6: 12 VP for the only one with shops there', () => {
  expect(brings(6, 'Ra Fb')).toBe(12);
  expect(brings(6, 'Ra Gb')).toBe(0);
  expect(brings(6, 'Gb')).toBe(0);
  expect(brings(6, 'Fa')).toBe(0);
});

test('C15: 1 VP for each crest there', () => {
  expect(brings(15, 'P3 P2 P1 Ra')).toBe(6);
  expect(brings(15, 'Ra S')).toBe(0);
});

test("C16: 2 VP for each own building there, 1 for each opponent's; palaces and special buildings are nobody's", () => {
  expect(brings(16, 'Fa Ra Fb P3 S')).toBe(5);
  expect(brings(16, 'Fb Rc')).toBe(2);
  expect(brings(16, 'P3 S')).toBe(0);
});

test("C17: 1 VP for each own building there, 2 for each opponent's; palaces and special buildings are nobody's", () => {
  expect(brings(17, 'Fa Ra Fb P3 S')).toBe(4);
  expect(brings(17, 'Fb Rc')).toBe(4);
  expect(brings(17, 'P3 S')).toBe(0);
});

test('C21: 16 VP for as many factories as shops as palaces there, at least one', () => {
  expect(brings(21, 'Fa Rb P3')).toBe(16);
  expect(brings(21, 'Fa Fb Ra Gb P1 P2 S')).toBe(16);
  expect(brings(21, 'Fa Rb P1 P1')).toBe(0);
  expect(brings(21, 'Fa Rb Rb P1')).toBe(0);
  expect(brings(21, 'Fa Fa Rb P1')).toBe(0);
  expect(brings(21, 'S r')).toBe(0);
});

test('C22: 12 VP for as many crests as shops there, at least one', () => {
  expect(brings(22, 'P1 Ra')).toBe(12);
  expect(brings(22, 'P2 Ra Gb')).toBe(12);
  expect(brings(22, 'P2 Ra')).toBe(0);
  expect(brings(22, 'P1 Ra Gb')).toBe(0);
  expect(brings(22, 'P1 Fa')).toBe(0);
  expect(brings(22, 'Fa')).toBe(0);
});

test('C23: 12 VP for as many crests as factories there, at least one', () => {
  expect(brings(23, 'P1 Fb')).toBe(12);
  expect(brings(23, 'P3 Fa Fb Fc')).toBe(12);
  expect(brings(23, 'P3 Fa')).toBe(0);
  expect(brings(23, 'P1 Fa Fb')).toBe(0);
  expect(brings(23, 'P1 Ra')).toBe(0);
  expect(brings(23, 'Ra')).toBe(0);
});

test('C24: 12 VP for as many own buildings there as all opponents have together, at least one', () => {
  expect(brings(24, 'Fa Gb')).toBe(12);
  expect(brings(24, 'Fa Ra Gb Fc P3 S')).toBe(12);
  expect(brings(24, 'Fa Gb Fc')).toBe(0);
  expect(brings(24, 'Fa Ra Gb')).toBe(0);
  expect(brings(24, 'P3 S')).toBe(0);
});

test('C25: 12 VP for exactly 1 crest there', () => {
  expect(brings(25, 'P1 Ra')).toBe(12);
  expect(brings(25, 'P2')).toBe(0);
  expect(brings(25, 'P1 P1')).toBe(0);
  expect(brings(25, 'Ra S')).toBe(0);
});

test('C38: 4 VP for each red shop there, whoever owns it', () => {
  expect(brings(38, 'Ra Rb Ga Ba')).toBe(8);
  expect(brings(38, 'Ga Ba')).toBe(0);
});

test('C39: 4 VP for each blue shop there, whoever owns it', () => {
  expect(brings(39, 'Ba Bb Ga Ra')).toBe(8);
  expect(brings(39, 'Ga Ra')).toBe(0);
});

test('C40: 4 VP for each grey shop there, whoever owns it', () => {
  expect(brings(40, 'Ga Gb Ra Ba')).toBe(8);
  expect(brings(40, 'Ra Ba')).toBe(0);
});
