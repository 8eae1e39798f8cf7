import { isRecord } from '@souk/contracts';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** The contract writes "or null" as Fastify's `nullable`, which plain JSON Schema spells with `anyOf`. */
function withoutNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNullable);
  if (!isRecord(schema)) return schema;
  const { nullable, ...rest } = schema;
  const inner = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutNullable(value)]));
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}

const plainSchemas = new WeakMap<TSchema, TSchema>();

function plain(schema: TSchema): TSchema {
  const known = plainSchemas.get(schema) ?? (withoutNullable(schema) as TSchema);
  plainSchemas.set(schema, known);
  return known;
}

/** What is wrong with a value by a schema of the contract, one sentence each; none where it holds. */
export function problemsOf(schema: TSchema, value: unknown): string[] {
  const shape = plain(schema);
  return Value.Check(shape, value)
    ? []
    : Value.Errors(shape, value).map(({ instancePath, message }) => `${instancePath || 'value'} ${message}`);
}

/** The same for a query string or path, whose numbers travel as text. */
export function problemsOfText(schema: TSchema, value: Record<string, string | string[]>): string[] {
  return problemsOf(schema, Value.Convert(schema, { ...value }));
}
