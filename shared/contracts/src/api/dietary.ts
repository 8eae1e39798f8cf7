import Type from 'typebox';
import { call } from './call.ts';

/** What the items of a module can be narrowed by: diets that some of them fit, and allergens that some of them declare. */
export const DietaryFacts = Type.Object({
  diets: Type.Array(
    Type.Union([
      Type.Literal('veg'),
      Type.Literal('non_veg'),
      Type.Literal('halal'),
      Type.Literal('organic'),
    ]),
  ),
  /** `key` is what a search's `without` takes. */
  allergens: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
});
export type DietaryFacts = Type.Static<typeof DietaryFacts>;

export const dietaryCalls = {
  dietaryFacts: call({
    method: 'GET',
    path: '/api/v1/items/dietary',
    summary: 'The diets and allergens that items of the module can be narrowed by (SRC-14, ENT-1)',
    response: DietaryFacts,
  }),
};
