import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ADDRESS_TYPES } from '../address-type.ts';
import { CartModel } from './cart.ts';
import { OrderType } from './placing.ts';

const valuesOf = (union: { anyOf: readonly { const: string }[] }) =>
  union.anyOf.map(({ const: value }) => value);

it('says models, kinds of orders and types of addresses by the words of the specification (CON-5)', () => {
  assert.deepEqual(valuesOf(CartModel), ['Item', 'ItemCampaign']);
  assert.deepEqual(valuesOf(OrderType), ['delivery', 'take_away', 'parcel']);
  assert.deepEqual([...ADDRESS_TYPES], ['home', 'office', 'other']);
});
