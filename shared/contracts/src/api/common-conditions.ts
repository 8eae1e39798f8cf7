import Type from 'typebox';
import { call } from './call.ts';
import { ItemPage } from './items.ts';
import { Listing } from './catalogue-shapes.ts';
import { Id, Nullable } from './shapes.ts';

/** A condition that items of a pharmacy help with (HOM-14). */
export const CommonCondition = Type.Object({
  id: Id(),
  name: Type.String(),
  image_full_url: Nullable(Type.String()),
});
export type CommonCondition = Type.Static<typeof CommonCondition>;

export const conditionCalls = {
  commonConditions: call({
    method: 'GET',
    path: '/api/v1/items/common-conditions',
    summary: 'Common conditions that medicines are for (HOM-14)',
    response: Type.Array(CommonCondition),
  }),
  conditionItems: call({
    method: 'GET',
    path: '/api/v1/items/common-conditions/:id',
    summary: 'Items for a condition (HOM-14)',
    params: Type.Object({ id: Id() }),
    query: Listing,
    response: ItemPage,
  }),
};
