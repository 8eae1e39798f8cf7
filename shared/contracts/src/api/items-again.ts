import Type from 'typebox';
import { call } from './call.ts';
import { Item } from './item.ts';

/** Items that somebody looked at or bought before. */
export const itemsAgainCalls = {
  itemsByIds: call({
    method: 'GET',
    path: '/api/v1/items/by-ids',
    summary: 'Items of the module by their ids, in that order, without those that are not sold here any more',
    query: Type.Object({
      ids: Type.String({ minLength: 2, maxLength: 400, description: '24 at the most: `[1,2]`' }),
    }),
    response: Type.Array(Item),
  }),
  orderAgain: call({
    method: 'GET',
    path: '/api/v1/customer/order-again',
    summary:
      'Items of the last orders that reached the customer, as far as they can be ordered now, latest first',
    needs: 'customer',
    response: Type.Array(Item),
  }),
};
