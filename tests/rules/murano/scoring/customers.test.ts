import { expect, test } from '@jest/globals';
import { brings, exchanging, only, refusedBy } from './asking.js';
import { scene } from './scene.js';

/** Characters that look at customers. */

const vpForGold = (number: number, tiles: string, gold: number): number | null => {
  const state = scene(`san-donato a... ${tiles}`, { characters: [number], gold: 8 });
  const command = exchanging(number, 'san-donato', gold);
  const event = refusedBy(state, command) === null ? only(state, command) : null;
  return event?.type === 'CharacterScored' ? event.vp : null;
};

test('C7: gold for VP with a grey customer, a palace, a special building and 2 blue customers there', () => {
  expect(vpForGold(7, 'g P1 S bb', 8)).toBe(12);
  expect(vpForGold(7, 'gg P3 S S b b b', 8)).toBe(12);
  expect(vpForGold(7, 'P1 S bb', 8)).toBe(null);
  expect(vpForGold(7, 'g S bb', 8)).toBe(null);
  expect(vpForGold(7, 'g P1 bb', 8)).toBe(null);
  expect(vpForGold(7, 'g P1 S b rr', 8)).toBe(null);
});

test('C8: gold for VP with a grey customer, a palace, a special building and 2 red customers there', () => {
  expect(vpForGold(8, 'g P1 S rr', 8)).toBe(12);
  expect(vpForGold(8, 'P1 S rr', 8)).toBe(null);
  expect(vpForGold(8, 'g S rr', 8)).toBe(null);
  expect(vpForGold(8, 'g P1 rr', 8)).toBe(null);
  expect(vpForGold(8, 'g P1 S r bb', 8)).toBe(null);
});

test('F6: 2 gold bring 1 VP, 4 bring 3, 6 bring 6, 7 bring 8, 8 bring 12, and no other amount is taken', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((gold) => vpForGold(7, 'g P1 S bb', gold))).toEqual([
    null,
    null,
    1,
    null,
    3,
    null,
    6,
    8,
    12,
  ]);
});

test('C9: 10 VP for at most 3 red and blue customers there together', () => {
  expect(brings(9, '-')).toBe(10);
  expect(brings(9, 'rr b gg g')).toBe(10);
  expect(brings(9, 'r bb')).toBe(10);
  expect(brings(9, 'rr bb')).toBe(0);
  expect(brings(9, 'rr rr')).toBe(0);
  expect(brings(9, 'bb bb')).toBe(0);
});

test('C10: 12 VP for a factory, a shop, a palace, a special building and a customer of each colour there', () => {
  expect(brings(10, 'Fb Ra P1 S r b g')).toBe(12);
  expect(brings(10, 'Ra P1 S r b g')).toBe(0);
  expect(brings(10, 'Fb P1 S r b g')).toBe(0);
  expect(brings(10, 'Fb Ra S r b g')).toBe(0);
  expect(brings(10, 'Fb Ra P1 r b g')).toBe(0);
  expect(brings(10, 'Fb Ra P1 S b g')).toBe(0);
  expect(brings(10, 'Fb Ra P1 S r g')).toBe(0);
  expect(brings(10, 'Fb Ra P1 S r b')).toBe(0);
});

test('C11: by all customers there, 1 to 12 VP', () => {
  expect(brings(11, '-')).toBe(0);
  expect(brings(11, 'r')).toBe(1);
  expect(brings(11, 'r b')).toBe(1);
  expect(brings(11, 'r b g')).toBe(3);
  expect(brings(11, 'rr b g')).toBe(3);
  expect(brings(11, 'rr bb g')).toBe(5);
  expect(brings(11, 'rr bb gg')).toBe(5);
  expect(brings(11, 'rr bb gg r')).toBe(8);
  expect(brings(11, 'rr bb gg rr')).toBe(8);
  expect(brings(11, 'rr bb gg rr b')).toBe(12);
  expect(brings(11, 'rr bb gg rr bb')).toBe(12);
});

test('C12: by the red customers there, 1 to 12 VP', () => {
  expect(brings(12, 'bb gg')).toBe(0);
  expect(brings(12, 'r bb gg')).toBe(1);
  expect(brings(12, 'rr')).toBe(1);
  expect(brings(12, 'rr r')).toBe(4);
  expect(brings(12, 'rr rr')).toBe(6);
  expect(brings(12, 'rr rr r')).toBe(9);
  expect(brings(12, 'rr rr rr')).toBe(12);
  expect(brings(12, 'rr rr rr r')).toBe(12);
});

test('C13: by the blue customers there, 1 to 12 VP', () => {
  expect(brings(13, 'rr gg')).toBe(0);
  expect(brings(13, 'b rr gg')).toBe(1);
  expect(brings(13, 'bb')).toBe(1);
  expect(brings(13, 'bb b')).toBe(4);
  expect(brings(13, 'bb bb')).toBe(6);
  expect(brings(13, 'bb bb b')).toBe(9);
  expect(brings(13, 'bb bb bb')).toBe(12);
  expect(brings(13, 'bb bb bb b')).toBe(12);
});

test('C14: by the grey customers there, 1 to 12 VP', () => {
  expect(brings(14, 'rr bb')).toBe(0);
  expect(brings(14, 'g rr bb')).toBe(1);
  expect(brings(14, 'gg')).toBe(1);
  expect(brings(14, 'gg g')).toBe(4);
  expect(brings(14, 'gg gg')).toBe(6);
  expect(brings(14, 'gg gg g')).toBe(9);
  expect(brings(14, 'gg gg gg')).toBe(12);
  expect(brings(14, 'gg gg gg g')).toBe(12);
});

test('C18: 12 VP for as many special buildings as red customers there, at least one', () => {
  expect(brings(18, 'S r')).toBe(12);
  expect(brings(18, 'S S rr b')).toBe(12);
  expect(brings(18, 'S rr b g')).toBe(0);
  expect(brings(18, 'S S r bb gg')).toBe(0);
  expect(brings(18, 'b g')).toBe(0);
});

test('C19: 12 VP for as many special buildings as blue customers there, at least one', () => {
  expect(brings(19, 'S b')).toBe(12);
  expect(brings(19, 'S S bb r')).toBe(12);
  expect(brings(19, 'S bb r g')).toBe(0);
  expect(brings(19, 'S S b rr gg')).toBe(0);
  expect(brings(19, 'r g')).toBe(0);
});

test('C20: 12 VP for as many special buildings as grey customers there, at least one', () => {
  expect(brings(20, 'S g')).toBe(12);
  expect(brings(20, 'S S gg r')).toBe(12);
  expect(brings(20, 'S gg r b')).toBe(0);
  expect(brings(20, 'S S g rr bb')).toBe(0);
  expect(brings(20, 'r b')).toBe(0);
});
