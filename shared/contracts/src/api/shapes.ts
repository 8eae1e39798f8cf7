import Type from 'typebox';
import type { TObject, TProperties, TSchema, TUnsafe } from 'typebox';

/** 0 or 1, as the marketplace's calls write a yes or no. */
export const Flag = () => Type.Integer({ minimum: 0, maximum: 1 });

/** A value or `null`. JSON Schema's `nullable`, which Fastify's serialiser writes without guessing a branch. */
export const Nullable = <T extends TSchema>(schema: T): TUnsafe<Type.Static<T> | null> =>
  Type.Unsafe<Type.Static<T> | null>({ ...schema, nullable: true });

/** A row's id. PostgreSQL's `integer`, so nothing that a client sends can overflow it. */
export const Id = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A path's last part: a slug where there is one, else an id (RTE-3). */
export const SlugOrId = () => Type.String({ minLength: 1, maxLength: 160, pattern: '^[^\\u0000/]+$' });

/** Text from a client: bounded, and free of the NUL that PostgreSQL refuses. */
export const Text = (maxLength: number, minLength = 0, options: { description?: string } = {}) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$', ...options });

/** An amount of money that a client names, in units; no order comes near the most. */
export const Amount = (options: { description?: string } = {}) =>
  Type.Number({ minimum: 0, maximum: 10_000_000, ...options });

/** A distance that a client names, in metres: never more than around the earth. */
export const Distance = () => Type.Number({ minimum: 0, maximum: 40_100_000 });

/** A number that only counts up, such as a message's or a second's. */
export const Counter = () => Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

export const Latitude = () => Type.Number({ minimum: -90, maximum: 90 });
export const Longitude = () => Type.Number({ minimum: -180, maximum: 180 });

/** Which diets a list holds: everything, vegetarian only, or the rest. */
export const DietType = () => Type.Union([Type.Literal('all'), Type.Literal('veg'), Type.Literal('non_veg')]);

/** Paging (API-9): `limit` rows a page, `offset` is the page's number from 1. */
export const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  offset: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
};

/** What every paged answer says beside its rows. */
export const PageFacts = {
  total_size: Type.Integer({ minimum: 0 }),
  total_is_minimum: Type.Optional(
    Type.Boolean({
      description:
        'There are more rows than `total_size`, which is as far as they were counted; absent: it is exact',
    }),
  ),
  limit: Type.Integer(),
  offset: Type.Integer(),
};

/** Where the next page of a list starts, in the answer of a page. */
export const Next = () =>
  Type.Optional(
    Nullable(
      Type.String({
        description: 'What `after` takes to read the next page as fast as the first; null: nothing does',
      }),
    ),
  );

/** Where a page starts, in its request. */
export const After = () =>
  Type.Optional({
    ...Text(200, 1),
    description:
      'What the page before said as `next`: the page is read from there, and `offset` only numbers it',
  });

/** An object that accepts the named keys only; for bodies, where an unknown key is a mistake worth naming. */
export const Strict = <P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false });

/** The body of every 4xx and 5xx (API-8). `code` is a field's name or a short machine word, `message` is for people. */
export const ErrorBody = Type.Object({
  errors: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
});
export type ErrorBody = Type.Static<typeof ErrorBody>;

/** An answer that only says what happened. */
export const Message = Type.Object({ message: Type.String() });
export type Message = Type.Static<typeof Message>;
