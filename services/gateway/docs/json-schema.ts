import * as z from 'zod';

/** A schema as a document writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Dialect {
  /** Whose side is told: what is asked has defaults that need not be written, what is answered has them all. */
  readonly io: 'input' | 'output';
  readonly target: 'draft-2020-12' | 'draft-07';
}

/** Named schemas as the components of a document, each referring to the others by name. */
export const componentsOf = (
  named: Readonly<Record<string, z.ZodType>>,
  dialect: Dialect,
): Readonly<Record<string, JsonSchema>> => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...dialect, uri: referenceTo, override: said });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, embedded(schema)]));
};

/** A reference to a schema that has a name, or else the schema itself. */
export const schemaOf = (
  schema: z.ZodType,
  named: Readonly<Record<string, z.ZodType>>,
  dialect: Dialect,
): JsonSchema => {
  const name = Object.entries(named).find(([, one]) => one === schema)?.[0];
  if (name !== undefined) return { $ref: referenceTo(name) };
  if (schema instanceof z.ZodReadonly) return schemaOf(schema.unwrap() as z.ZodType, named, dialect);
  if (schema instanceof z.ZodArray)
    return { type: 'array', items: schemaOf(schema.element as z.ZodType, named, dialect) };
  return embedded(z.toJSONSchema(schema, { ...dialect, override: said }));
};

const referenceTo = (name: string): string => `#/components/schemas/${name}`;

/** Within a document a schema has no address and no dialect of its own. */
const embedded = ({ $schema: _, $id: __, id: ___, ...schema }: JsonSchema): JsonSchema => schema;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** What zod says differently from how a document says it. */
const said: Override = ({ zodSchema, jsonSchema }) => {
  // Read only is how we handle it; in OpenAPI the word would mean that nobody may send it.
  delete jsonSchema.readOnly;
  // That a whole number is one that is exact is no limit worth telling.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  // A number in an address is text to zod, which reads it.
  const limits = limitsIn(zodSchema);
  if (limits !== null) {
    delete jsonSchema.pattern;
    Object.assign(jsonSchema, { type: 'integer', ...limits });
  }
  if (zodSchema._zod.def.type === 'default') jsonSchema.default = zodSchema._zod.def.defaultValue;
};

interface Limits {
  readonly minimum: number;
  readonly maximum?: number;
}

/** What a text that is read as a whole number may be; null for any other schema. */
const limitsIn = (schema: z.core.$ZodType): Limits | null => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' || def.type === 'optional') return limitsIn(def.innerType);
  if (def.type !== 'pipe') return null;
  const end = (def.out as z.core.$ZodTypes)._zod.def.type;
  if (end !== 'number') return null;
  const { minimum = 0, maximum = Infinity } = z.toJSONSchema(def.out, { override: said });
  const before = limitsIn(def.in);
  const least = Math.max(minimum, before?.minimum ?? 0);
  const most = Math.min(maximum, before?.maximum ?? Infinity);
  return Number.isFinite(most) ? { minimum: least, maximum: most } : { minimum: least };
};
