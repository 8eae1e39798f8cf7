import Type from 'typebox';
import { DietType, Flag, Paging } from './shapes.ts';

/** The query of every list of items or stores. */
export const Listing = Type.Object({ ...Paging, type: Type.Optional(DietType()) });

/** A switch in a query; absent means the list is not narrowed by it. */
export const Switch = () => Type.Optional(Flag());

/** Details answer everybody; whether one may order is another question. Absent where a marketplace does not say. */
export const Orderable = () =>
  Type.Optional(
    Type.Boolean({ description: 'Whether it can be ordered in the zones of the call; false without a zone' }),
  );
