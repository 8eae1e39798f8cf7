/** The marketplace API in schemas. Servers import this door; the browser takes types from it, never the schema runtime. */
export * from './account.ts';
export * from './addresses.ts';
export * from './bill.ts';
export { Brand } from './brands.ts';
export * from './call.ts';
export * from './cart.ts';
export * from './catalogue.ts';
export { Category } from './categories.ts';
export { CommonCondition } from './common-conditions.ts';
export * from './config.ts';
export * from './dietary.ts';
export * from './files.ts';
export * from './geo.ts';
export * from './identity.ts';
export * from './information.ts';
export * from './interests.ts';
export * from './item.ts';
export { CategoryTab, ItemDetails, ItemPage, RecommendedPage, TabbedItemPage } from './items.ts';
export * from './items-again.ts';
export * from './messages.ts';
export * from './operator.ts';
export * from './newsletter.ts';
export * from './orders.ts';
export * from './placing.ts';
export * from './promotions.ts';
export * from './push.ts';
export * from './reorder.ts';
export * from './reviews.ts';
export * from './search.ts';
export * from './session.ts';
export * from './shapes.ts';
export * from './sitemap.ts';
export { NextOpening, Store, StoreDetails, StorePage } from './stores.ts';
export * from '../ledger-kinds.ts';
export * from './loyalty.ts';
export * from './wallet.ts';
export * from './wishlist.ts';
import type Type from 'typebox';
import type { TSchema } from 'typebox';
import { accountCalls } from './account.ts';
import { addressCalls } from './addresses.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { configCalls } from './config.ts';
import { dietaryCalls } from './dietary.ts';
import { fileCalls } from './files.ts';
import { geoCalls } from './geo.ts';
import { identityCalls } from './identity.ts';
import { informationCalls } from './information.ts';
import { interestCalls } from './interests.ts';
import { itemsAgainCalls } from './items-again.ts';
import { placingCalls } from './placing.ts';
import { messageCalls } from './messages.ts';
import { newsletterCalls } from './newsletter.ts';
import { orderCalls } from './orders.ts';
import { promotionCalls } from './promotions.ts';
import { reviewCalls } from './reviews.ts';
import { pushCalls } from './push.ts';
import { reorderCalls } from './reorder.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { loyaltyCalls } from './loyalty.ts';
import { walletCalls } from './wallet.ts';
import { wishlistCalls } from './wishlist.ts';

/** Every call of the marketplace API by name. */
export const calls = {
  ...configCalls,
  ...informationCalls,
  ...geoCalls,
  ...sessionCalls,
  ...catalogueCalls,
  ...promotionCalls,
  ...cartCalls,
  ...wishlistCalls,
  ...interestCalls,
  ...dietaryCalls,
  ...itemsAgainCalls,
  ...reviewCalls,
  ...addressCalls,
  ...accountCalls,
  ...fileCalls,
  ...identityCalls,
  ...placingCalls,
  ...orderCalls,
  ...loyaltyCalls,
  ...walletCalls,
  ...reorderCalls,
  ...messageCalls,
  ...pushCalls,
  ...searchCalls,
  ...newsletterCalls,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
/** What a call answers. */
export type Answer<N extends CallName> = Type.Static<Calls[N]['response']>;
/** What a call's query string may hold. */
export type Query<N extends CallName> = Calls[N] extends { query: infer Q extends TSchema }
  ? Type.Static<Q>
  : never;
