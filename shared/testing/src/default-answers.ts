import type { Answer, CallName } from '@souk/contracts';
import { aStoredFile } from './builders/a-stored-file.ts';
import { aCartLine } from './builders/a-cart-line.ts';
import { aConfig, aLanding, allModules } from './builders/a-config.ts';
import { aCustomer, aGuest, aSignIn } from './builders/a-customer.ts';
import { someReviews } from './builders/a-review.ts';
import { anAddress } from './builders/an-address.ts';
import { anAppliedCoupon, anOfflineMethod, aPlacedOrder, aQuote } from './builders/a-quote.ts';
import { anItem, several } from './builders/an-item.ts';
import { anOrderPage, aTracking, someOrderDetails } from './builders/an-order.ts';
import { aChatMessage, aConversationPage, aThread } from './builders/messages.ts';
import { someStoreDetails, aStore } from './builders/a-store.ts';
import {
  aDistanceAnswer,
  aGeocodeAnswer,
  aZone,
  aZoneLookup,
  somePlaceDetails,
  somePredictions,
} from './builders/geo.ts';
import {
  aBrand,
  aCategory,
  aCommonCondition,
  anItemPage,
  aRecommendedPage,
  aStorePage,
  aTabbedItemPage,
} from './builders/lists.ts';
import { aParcelBanner, aParcelCategory, aParcelVideo } from './builders/parcel.ts';
import {
  aBanner,
  aCampaign,
  aCampaignItem,
  aCashback,
  aCoupon,
  aFlashSale,
  aPromotion,
  somePromotionalBanners,
} from './builders/promotions.ts';

const items = () => several(3, (id) => anItem({ id, name: `Item ${id}`, slug: `item-${id}` }));
const stores = () => several(3, (id) => aStore({ id, name: `Store ${id}`, slug: `store-${id}` }));

const someReasons = (...reasons: string[]) => ({
  reasons: reasons.map((reason, index) => ({ id: index + 1, reason })),
  total_size: reasons.length,
  limit: 10,
  offset: 1,
});

/** What the marketplace of a test answers to each call, unless the test says otherwise. Cart and wishlist are empty. */
export const defaultAnswers: { [N in CallName]: () => Answer<N> } = {
  config: aConfig,
  modules: allModules,
  landing: aLanding,
  zones: () => [aZone()],
  autocomplete: () => somePredictions(),
  placeDetails: () => somePlaceDetails(),
  geocode: () => aGeocodeAnswer(),
  zoneLookup: aZoneLookup,
  distance: aDistanceAnswer,
  guest: aGuest,
  signUp: aSignIn,
  login: aSignIn,
  logout: () => ({ message: 'Logged out' }),
  customer: aCustomer,
  categories: () => [aCategory(), aCategory({ id: 2, slug: 'salads', name: 'Salads' })],
  category: aCategory,
  categoryChildes: () => [aCategory({ id: 11, slug: 'cold-soups', name: 'Cold Soups', parent_id: 1 })],
  categoryItems: () => anItemPage(items()),
  categoryStores: () => aStorePage(stores()),
  brands: () => several(3, (id) => aBrand({ id, name: `Brand ${id}`, slug: `brand-${id}` })),
  latestStores: () => aStorePage(stores()),
  popularStores: () => aStorePage(stores()),
  topRatedStores: () => aStorePage(stores()),
  discountedStores: () => aStorePage(stores()),
  stores: () => aStorePage(stores()),
  store: someStoreDetails,
  item: anItem,
  popularItems: () => anItemPage(items()),
  latestItems: () => anItemPage(items()),
  discountedItems: () => anItemPage(items()),
  mostReviewedItems: () => aTabbedItemPage(items()),
  newArrivals: () => aTabbedItemPage(items()),
  basicItems: () => aTabbedItemPage(items()),
  recommendedItems: () => aRecommendedPage(items()),
  relatedItems: () => anItemPage(items()),
  commonConditions: () => [aCommonCondition(), aCommonCondition({ id: 2, name: 'Cough' })],
  conditionItems: () => anItemPage(items()),
  visitedStores: stores,
  banners: () => ({ banners: [aBanner()], campaigns: [aCampaign()] }),
  promotionalBanners: somePromotionalBanners,
  campaigns: () => [aCampaign()],
  campaignItems: () => [aCampaignItem()],
  flashSale: aFlashSale,
  flashSaleItems: aFlashSale,
  coupons: () => [aCoupon()],
  advertisements: () => [aPromotion()],
  cashback: () => [aCashback()],
  parcelCategories: () => [aParcelCategory()],
  parcelBanners: () => [aParcelBanner()],
  parcelWhyChoose: () => [aParcelBanner()],
  parcelVideo: aParcelVideo,
  cart: () => [],
  addToCart: () => [aCartLine()],
  updateCart: () => [aCartLine()],
  removeCartLine: () => [],
  clearCart: () => ({ message: 'Removed' }),
  mergeCart: () => ({ message: 'Merged' }),
  wishlist: () => ({ item: [], store: [] }),
  addToWishlist: () => ({ message: 'Added to your wishlist.' }),
  sendCode: () => ({ message: 'A code is on its way' }),
  verifyPhone: aSignIn,
  forgotPassword: () => ({ message: 'A code is on its way' }),
  verifyResetCode: () => ({ message: 'The code is right' }),
  resetPassword: () => ({ message: 'Changed' }),
  uploadFile: () => aStoredFile(),
  removeFromWishlist: () => ({ message: 'Removed from your wishlist.' }),
  itemReviews: () => someReviews(),
  addresses: () => ({ addresses: [] }),
  addAddress: () => ({ message: 'Address added successfully.', address: anAddress() }),
  updateAddress: () => ({ message: 'Address updated successfully.', address: anAddress() }),
  updateAddressById: () => ({ message: 'Address updated successfully.', address: anAddress() }),
  removeAddress: () => ({ message: 'Address removed successfully.' }),
  quoteOrder: () => aQuote(),
  placeOrder: () => aPlacedOrder(),
  applyCoupon: anAppliedCoupon,
  offlineMethods: () => [anOfflineMethod()],
  cashbackFor: () => ({ title: 'Five percent back', cashback_amount: 0.4 }),
  parcelInstructions: () => [{ id: 1, instruction: 'Ring the bell' }],
  runningOrders: () => anOrderPage(),
  pastOrders: () => anOrderPage([]),
  orderDetails: () => someOrderDetails(),
  trackOrder: () => aTracking(),
  cancelOrder: () => ({ message: 'Order cancelled successfully' }),
  cancellationReasons: () => someReasons('It takes too long', 'I ordered by mistake'),
  refundReasons: () => someReasons('Something was missing', 'It arrived cold'),
  requestRefund: () => ({ message: 'Your refund request has been sent.' }),
  payOrder: () => ({ message: 'Payment method updated', payment_url: null }),
  offlinePayment: () => ({ message: 'Your payment is being checked.' }),
  placePrescription: () => ({ message: 'Order placed successfully', order_id: 1 }),
  conversations: () => aConversationPage(),
  conversation: () => aThread(),
  searchConversations: () => aConversationPage(),
  sendMessage: () => aChatMessage({ sender_type: 'customer', client_key: 'a-client-key' }),
  pushToken: () => ({ message: 'Push messages will reach this browser.' }),
};
