import * as z from 'zod';

/**
 * A schema as a client reads it: what it does not know it passes over. What is sent is strict, so that nothing leaves
 * the server that no schema names; what is heard is not, so that an older client understands a newer server.
 */
export const heard = <Message>(schema: z.ZodType<Message>): z.ZodType<Message> => lenient(schema) as z.ZodType<Message>;

const lenient = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (schema instanceof z.ZodObject) return z.object(lenientShape(schema.shape as z.core.$ZodShape));
  // Asked before what it is a kind of: which of its forms is meant it sees at once, where a union tries one after the other.
  if (schema instanceof z.ZodDiscriminatedUnion)
    return new z.ZodDiscriminatedUnion({ ...schema.def, options: schema.options.map(lenient) });
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(lenient));
  if (schema instanceof z.ZodArray) return z.array(lenient(schema.element));
  if (schema instanceof z.ZodReadonly) return z.readonly(lenient(schema.unwrap()));
  if (schema instanceof z.ZodNullable) return z.nullable(lenient(schema.unwrap()));
  if (schema instanceof z.ZodExactOptional) return z.exactOptional(lenient(schema.unwrap()));
  if (schema instanceof z.ZodOptional) return z.optional(lenient(schema.unwrap()));
  return schema;
};

const lenientShape = (shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([key, member]) => [key, lenient(member)]));
