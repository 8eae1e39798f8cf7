import assert from 'node:assert/strict';
import { it } from 'node:test';
import { calls, operatorCalls, privateFile, pushEvents, reviewPicture, type Call } from '@souk/contracts/api';

interface Schema {
  type?: string;
  const?: unknown;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  maxProperties?: number;
  additionalProperties?: boolean | Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** A text needs a maximum length, or an anchored pattern without unbounded repetition. */
const isBounded = ({ maxLength, pattern = '' }: Schema) =>
  maxLength !== undefined || (/^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern));

/** The paths of a schema's values that have no limit. */
function unbounded(schema: Schema, path: string, strict: boolean): string[] {
  const { type, anyOf, items, properties, patternProperties, additionalProperties } = schema;
  if (schema.const !== undefined || type === 'boolean') return [];
  if (anyOf) return anyOf.flatMap((each) => unbounded(each, path, strict));
  if (type === 'string') return isBounded(schema) ? [] : [`${path}: a text`];
  if (type === 'integer' || type === 'number')
    return schema.minimum === undefined || schema.maximum === undefined ? [`${path}: a number`] : [];
  if (type === 'array')
    return [
      ...(schema.maxItems === undefined ? [`${path}: a list`] : []),
      ...unbounded(items ?? {}, `${path}[]`, strict),
    ];
  if (type !== 'object') return [`${path}: anything`];
  const named = Object.entries(properties ?? {}).flatMap(([name, each]) =>
    unbounded(each, `${path}.${name}`, strict),
  );
  const records = Object.values(patternProperties ?? {});
  if (records.length > 0 && schema.maxProperties === undefined) named.push(`${path}: names`);
  for (const each of records) named.push(...unbounded(each, `${path}.*`, strict));
  if (strict && records.length === 0 && additionalProperties !== false) named.push(`${path}: other names`);
  return named;
}

it('bounds every text, list, number and name that a client may send', () => {
  const all = Object.entries<Call>({ ...calls, ...operatorCalls, privateFile, pushEvents, reviewPicture });
  const open = all.flatMap(([name, { params, query, body }]) => [
    ...(params ? unbounded(params as Schema, `${name} params`, false) : []),
    ...(query ? unbounded(query as Schema, `${name} query`, false) : []),
    ...(body ? unbounded(body as Schema, `${name} body`, true) : []),
  ]);
  assert.deepEqual(open, []);
});
