import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TextKey } from '../texts/translate.ts';

/** One invalid field of a request. */
export interface FieldError {
  field: string;
  text: TextKey;
  values: Record<string, string | number>;
}

/** The request does not match the call's schema. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  readonly fieldErrors: FieldError[];
  constructor(fieldErrors: FieldError[]) {
    super(fieldErrors.map(({ field, text }) => `${field}: ${text}`).join(', '));
    this.fieldErrors = fieldErrors;
  }
}

type CompilerError = ReturnType<ReturnType<typeof Compile>['Errors']>[number];

const checkers = new WeakMap<TSchema, ReturnType<typeof Compile>>();

/** Validates requests with the contracts' schemas. Bodies are not converted; texts of path and query become numbers where the schema needs them. */
export const schemaCheck: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = checkers.get(schema) ?? Compile(schema);
  checkers.set(schema, checker);
  return (data: unknown) => {
    const value = httpPart === 'body' ? data : fromText(schema, data);
    if (checker.Check(value)) return { value };
    const fieldErrors = [...checker.Errors(value)].flatMap(fieldErrorsOf);
    return {
      error: new InvalidRequest(
        fieldErrors.length ? onePerField(fieldErrors) : [{ field: 'body', text: 'invalid.body', values: {} }],
      ),
    };
  };
};

const NUMBER = /^-?\d{1,15}(\.\d{1,20})?$/;

/** Converts numbers and fills in defaults; everything else is left for validation. */
export function fromText(schema: TSchema, data: unknown): Record<string, unknown> {
  const value: Record<string, unknown> = { ...(data as object) };
  const properties =
    (schema as { properties?: Record<string, { type?: string; default?: unknown }> }).properties ?? {};
  for (const [name, property] of Object.entries(properties)) {
    const given = value[name];
    if (given === undefined) {
      if (property.default !== undefined) value[name] = property.default;
    } else if (
      typeof given === 'string' &&
      (property.type === 'integer' || property.type === 'number') &&
      NUMBER.test(given)
    ) {
      value[name] = Number(given);
    }
  }
  return value;
}

function onePerField(fieldErrors: FieldError[]): FieldError[] {
  return [
    ...new Map(fieldErrors.toReversed().map((fieldError) => [fieldError.field, fieldError])).values(),
  ].toReversed();
}

const PHONES = new Set(['phone', 'contact_person_number']);

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function fieldErrorsOf({ keyword, instancePath, params }: CompilerError): FieldError[] {
  const facts: Record<string, unknown> = { ...params };
  const path = instancePath.split('/').slice(1);
  const field = path.join('.') || 'body';
  const limit = typeof facts.limit === 'number' || typeof facts.limit === 'string' ? facts.limit : '';
  const of = (text: TextKey, values: Record<string, string | number> = {}): FieldError[] => [
    { field, text, values },
  ];
  switch (keyword) {
    case 'required':
      return listOf(facts.requiredProperties).map((name) => ({
        field: [...path, name].join('.'),
        text: 'invalid.missing',
        values: {},
      }));
    case 'additionalProperties':
      return listOf(facts.additionalProperties).map((name) => ({
        field: [...path, name].join('.'),
        text: 'invalid.unknown',
        values: {},
      }));
    case 'boolean':
      return [];
    case 'format':
      return of(facts.format === 'email' ? 'invalid.email' : 'invalid.other');
    case 'pattern':
      return of(PHONES.has(field) ? 'invalid.phone' : 'invalid.other');
    case 'minLength':
      return of(limit === 1 ? 'invalid.missing' : 'invalid.short', { limit });
    case 'maxLength':
      return of('invalid.long', { limit });
    case 'minimum':
      return of('invalid.small', { limit });
    case 'maximum':
      return of('invalid.large', { limit });
    case 'maxItems':
      return of('invalid.many', { limit });
    case 'type':
      if (path.length === 0) return of('invalid.body');
      return of(
        facts.type === 'integer'
          ? 'invalid.integer'
          : facts.type === 'number'
            ? 'invalid.number'
            : 'invalid.other',
      );
    default:
      return of('invalid.other');
  }
}
