import Type from 'typebox';
import type { TSchema } from 'typebox';

/** A value or null, for the checker: `Nullable` of the contract is a word of the serialiser, which the checker does not know. */
export const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
