import * as fc from 'fast-check';
import * as z from 'zod';
import { MuranoEvent } from '#events/murano/events.js';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Any event of Murano of one type, made from its own schema, so that a new event is tried without a line here. */
const ofSchema = (schema: z.ZodType<MuranoEvent>): fc.Arbitrary<MuranoEvent> =>
  fitting(z.toJSONSchema(schema, { io: 'input' })).map((event) => MuranoEvent.parse(event));

const fitting = (schema: JsonSchema | boolean): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') throw new Error('A schema that says nothing.');
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);

  if (schema.type === 'integer') return fc.nat({ max: 3 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return character;
  if (schema.type === 'array') return fc.array(itemsOf(schema), { maxLength: 4 });
  if (schema.type === 'object') return fc.record(membersOf(schema));
  throw new Error(`No events are made of ${JSON.stringify(schema)}.`);
};

/** The only text in Murano that is no list of words. */
const character = fc.integer({ min: 1, max: 40 }).map((number) => `character-${number}`);

const itemsOf = ({ items }: JsonSchema): fc.Arbitrary<unknown> => {
  if (items === undefined || Array.isArray(items)) throw new Error('A list of nothing in particular.');
  return fitting(items);
};

const membersOf = ({ properties = {} }: JsonSchema): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(properties).map(([key, member]) => [key, fitting(member)]));

const byType = MuranoEvent.options.map(ofSchema);

export const muranoEvent: fc.Arbitrary<MuranoEvent> = fc.oneof(...byType);

/** Two events of one type. */
export const twoAlike: fc.Arbitrary<readonly [MuranoEvent, MuranoEvent]> = fc.oneof(
  ...byType.map((event) => fc.tuple(event, event)),
);
