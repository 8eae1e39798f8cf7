import Type from 'typebox';
import { call } from './call.ts';
import { Id } from './shapes.ts';

/** A brand, with how many items it has (ENT-4). */
export const Brand = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  image_full_url: Type.String(),
  items_count: Type.Integer(),
});
export type Brand = Type.Static<typeof Brand>;

export const brandCalls = {
  brands: call({
    method: 'GET',
    path: '/api/v1/brand',
    summary: 'Brands of the module (PRO-12)',
    response: Type.Array(Brand),
  }),
};
