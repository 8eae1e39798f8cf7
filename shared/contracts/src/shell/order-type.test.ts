import assert from 'node:assert/strict';
import { it } from 'node:test';
import { orderTypeOf } from './order-type.ts';
import type { GoodsOrderType } from './order-type.ts';

it('is delivery where the host has no switch', () => {
  assert.equal(orderTypeOf({}).get(), 'delivery');
  const current = { get: (): GoodsOrderType => 'take_away', subscribe: () => () => undefined };
  assert.equal(orderTypeOf({ orderType: { current, choose: () => undefined } }).get(), 'take_away');
});
