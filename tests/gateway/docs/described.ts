import * as z from 'zod';

/** As much of an OpenAPI document as tests look at. */
export interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>>; readonly securitySchemes: object };
  readonly tags: readonly { readonly name: string }[];
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: object & { readonly contentSchema?: object } }>>;

/** Every object in a document, however deep. */
export const allIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(allIn);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Readonly<Record<string, unknown>>;
  return [object, ...Object.values(object).flatMap(allIn)];
};

/** References that lead nowhere in the document that they stand in. */
export const lostReferences = (document: object): readonly unknown[] =>
  allIn(document)
    .flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref]))
    .filter((reference) => at(document, reference) === undefined);

const at = (document: unknown, reference: unknown): unknown =>
  String(reference)
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null ? (found as Readonly<Record<string, unknown>>)[key] : undefined,
      document,
    );

/** Whether a value fits a schema of the document: read from its JSON alone, as a stranger would. */
export const fitsIn = (
  { components }: { readonly components: Pick<Described['components'], 'schemas'> },
  schema: object,
  value: unknown,
): boolean => {
  const standing: unknown = JSON.parse(
    JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
    // What JSON Schema reads as Unicode zod does not: a name is held to be a text here, and no more.
    (key, value: unknown) => (key === 'pattern' && String(value).includes('\\p{') ? undefined : value),
  );
  return z.fromJSONSchema(standing as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value).success;
};
