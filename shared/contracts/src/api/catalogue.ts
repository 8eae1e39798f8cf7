import { brandCalls } from './brands.ts';
import { categoryCalls } from './categories.ts';
import { conditionCalls } from './common-conditions.ts';
import { itemCalls } from './items.ts';
import { storeCalls } from './stores.ts';

export const catalogueCalls = {
  ...categoryCalls,
  ...brandCalls,
  ...storeCalls,
  ...itemCalls,
  ...conditionCalls,
};
