import { HEADERS } from '@souk/contracts';
import { type AddressBody, type AddToCartBody, calls } from '@souk/contracts/api';
import { aGuest, anItem, defaultAnswers, marketplace } from '@souk/testing';
import * as client from '../index.ts';
import { post } from '../request.ts';

const id = 'lentil-soup';
const at = { lat: 24.7, lng: 46.7 };
const guest = aGuest();
const line: AddToCartBody = {
  ...guest,
  model: 'Item',
  item_id: 1,
  price: 4.5,
  quantity: 2,
  add_on_ids: [1],
  add_on_qtys: [1],
  variation: [{ name: 'Size', values: { label: ['Large'] } }],
};

const address: AddressBody = {
  address: '7 Lighthouse Road, Harbour',
  address_type: 'home',
  contact_person_name: 'Lena Haddad',
  contact_person_number: '+966500000002',
  contact_person_email: 'lena@souk.example',
  latitude: at.lat,
  longitude: at.lng,
  road: 'Lighthouse Road',
  house: '7',
  floor: '2',
  additional_information: 'Ring twice',
};

/** Each call as the client makes it, with everything that it may send. */
const clientCalls: { [N in keyof typeof calls]: () => Promise<unknown> } = {
  config: () => client.fetchConfig(),
  modules: () => client.fetchModules(),
  landing: () => client.fetchLanding(),
  aboutUs: () => client.fetchInformation({ name: 'about-us' }),
  helpAndSupport: () => client.fetchInformation({ name: 'help-and-support' }),
  termsAndConditions: () => client.fetchInformation({ name: 'terms-and-conditions' }),
  privacyPolicy: () => client.fetchInformation({ name: 'privacy-policy' }),
  refundPolicy: () => client.fetchInformation({ name: 'refund-policy' }),
  cancellationPolicy: () => client.fetchInformation({ name: 'cancellation-policy' }),
  shippingPolicy: () => client.fetchInformation({ name: 'shipping-policy' }),
  zones: () => client.fetchZones(),
  autocomplete: () => client.fetchPredictions({ search_text: 'mar' }),
  placeDetails: () => client.fetchPlaceDetails({ placeid: 'place-1' }),
  geocode: () => client.fetchGeocode(at),
  zoneLookup: () => client.fetchZoneLookup(at),
  distance: () =>
    client.fetchDistance({
      origin_lat: 24.7,
      origin_lng: 46.7,
      destination_lat: 24.8,
      destination_lng: 46.8,
      mode: 'walking',
    }),
  guest: () => client.requestGuest(),
  signUp: () =>
    client.signUp({
      f_name: 'Lena',
      l_name: 'Haddad',
      email: 'lena@souk.example',
      phone: '+966500000002',
      password: 'a long password',
      ...guest,
    }),
  login: () => client.logIn({ email_or_phone: 'lena@souk.example', password: 'a long password', ...guest }),
  logout: () => client.logOut('token'),
  customer: () => client.fetchCustomer(),
  welcomeSeen: () => client.markWelcomeSeen(),
  categories: () => client.fetchCategories({ featured: 1, limit: 20, offset: 1 }),
  category: () => client.fetchCategory({ id }),
  categoryChildes: () => client.fetchCategoryChildes({ id }),
  categoryItems: () => client.fetchCategoryItems({ id, limit: 10, offset: 2, type: 'veg' }),
  categoryStores: () => client.fetchCategoryStores({ id, limit: 10, offset: 2 }),
  brands: () => client.fetchBrands(),
  latestStores: () => client.fetchLatestStores({ limit: 12, offset: 1, type: 'all' }),
  popularStores: () => client.fetchPopularStores({ limit: 12 }),
  topRatedStores: () => client.fetchTopRatedStores({ limit: 12 }),
  discountedStores: () => client.fetchDiscountedStores({ limit: 12 }),
  stores: () => client.fetchStores({ type: 'newly_joined', store_type: 'take_away', limit: 12, featured: 1 }),
  store: () => client.fetchStore({ id }),
  item: () => client.fetchItem({ id, campaign: 1 }),
  search: () =>
    client.fetchSearch({
      name: 'soup',
      data_type: 'searched',
      list_type: 'item',
      category_ids: [1, 2],
      brand_ids: [3],
      filter: ['nearby', 'veg'],
      without: ['milk', 'tree-nuts'],
      rating_count: 4,
      min_price: 1,
      max_price: 20000,
      sort: 'low',
      limit: 12,
      offset: 2,
    }),
  suggestions: () => client.fetchSuggestions({ name: 'sou' }),
  suggestedItems: () => client.fetchSuggestedItems(),
  popularItems: () => client.fetchPopularItems({ limit: 12, type: 'all' }),
  latestItems: () => client.fetchLatestItems({ limit: 12 }),
  discountedItems: () => client.fetchDiscountedItems({ limit: 15 }),
  mostReviewedItems: () => client.fetchMostReviewedItems({ type: 'all' }),
  newArrivals: () => client.fetchNewArrivals({ limit: 8 }),
  basicItems: () => client.fetchBasicItems({ limit: 10 }),
  recommendedItems: () => client.fetchRecommendedItems({ filter: 'veg', category_ids: [1, 2] }),
  relatedItems: () => client.fetchRelatedItems({ id, limit: 10 }),
  dietaryFacts: () => client.fetchDietaryFacts(),
  commonConditions: () => client.fetchCommonConditions(),
  conditionItems: () => client.fetchConditionItems({ id: 3 }),
  itemsByIds: () => client.fetchItemsByIds({ ids: [2, 1] }),
  orderAgain: () => client.fetchOrderAgain(),
  visitedStores: () => client.fetchVisitedStores(),
  banners: () => client.fetchBanners(),
  promotionalBanners: () => client.fetchPromotionalBanners(),
  campaigns: () => client.fetchCampaigns(),
  campaign: () => client.fetchCampaign({ id }),
  campaignItems: () => client.fetchCampaignItems(),
  flashSale: () => client.fetchFlashSale(),
  flashSaleItems: () => client.fetchFlashSaleItems({ flash_sale_id: 1, limit: 15 }),
  coupons: () => client.fetchCoupons(),
  advertisements: () => client.fetchAdvertisements(),
  cashback: () => client.fetchCashback(),
  parcelCategories: () => client.fetchParcelCategories(),
  parcelBanners: () => client.fetchParcelBanners(),
  parcelWhyChoose: () => client.fetchParcelWhyChoose(),
  parcelVideo: () => client.fetchParcelVideo(),
  cart: () => client.fetchCart(guest),
  addToCart: () => client.addToCart(line),
  updateCart: () => client.updateCart({ ...line, cart_id: 1 }),
  removeCartLine: () => client.removeCartLine({ cart_id: 1, ...guest }),
  clearCart: () => client.clearCart(guest),
  mergeCart: () => client.mergeCart({ ...guest, keep: 'guest' }),
  wishlist: () => client.fetchWishlist(),
  saveInterest: () => client.saveInterest({ module_id: 1, category_ids: [1, 2] }),
  addToWishlist: () => client.addToWishlist({ item_id: 1 }),
  removeFromWishlist: () => client.removeFromWishlist({ store_id: 1 }),
  itemReviews: () => client.fetchItemReviews({ id, limit: 5, offset: 2 }),
  storeReviews: () => client.fetchStoreReviews({ store_id: 1, limit: 5, offset: 2 }),
  orderReviews: () => client.fetchOrderReviews({ order_id: 1 }),
  submitReview: () =>
    client.submitReview({
      order_id: 1,
      item_id: 1,
      rating: 5,
      comment: 'Just right',
      files: ['a-stored-picture'],
    }),
  reviewReminder: () => client.fetchReviewReminder(),
  cancelReviewReminder: () => client.cancelReviewReminder({ order_id: 1 }),
  addresses: () => client.fetchAddresses(),
  addAddress: () => client.addAddress(address),
  updateAddress: () => client.updateAddress({ ...address, id: 1 }),
  // Another spelling of the call before it, for other clients (AMB-4).
  updateAddressById: () => post('/api/v1/customer/address/update', (it) => it, { ...address, id: 1 }),
  removeAddress: () => client.removeAddress(1),
  sendCode: () => client.sendCode({ phone: '+971501234567' }),
  verifyPhone: () =>
    client.verifyPhone({ phone: '+971501234567', otp: '123456', request_id: 'request-of-lena-1', ...guest }),
  socialLogin: () => client.socialLogin({ token: 'a.b.c', ...guest }),
  socialRegister: () =>
    client.socialRegister({
      token: 'a.b.c',
      f_name: 'Lena',
      l_name: 'Haddad',
      phone: '+966500000002',
      email: 'lena@souk.example',
      ...guest,
    }),
  firebaseVerifyToken: () => client.verifyFirebaseToken({ token: 'a.b.c', ...guest }),
  forgotPassword: () => client.forgotPassword({ phone: '+971501234567' }),
  verifyResetCode: () =>
    client.verifyResetCode({
      phone: '+971501234567',
      reset_token: '123456',
      request_id: 'request-of-lena-2',
    }),
  resetPassword: () =>
    client.resetPassword({
      phone: '+971501234567',
      reset_token: '123456',
      password: 'correct horse',
      request_id: 'request-of-lena-2',
    }),
  subscribeToNewsletter: () => client.subscribeToNewsletter({ email: 'lena@souk.example' }),
  subscriptionToConfirm: () => client.fetchSubscriptionToConfirm('a-token-of-a-mail'),
  confirmSubscription: () => client.confirmSubscription('a-token-of-a-mail'),
  subscriptionToEnd: () => client.fetchSubscriptionToEnd('a-token-of-a-mail'),
  endSubscription: () => client.endSubscription('a-token-of-a-mail'),
  uploadFile: () => client.uploadFile(new Blob(['a picture']), { purpose: 'chat', ...guest }),
  updateProfile: () =>
    client.updateProfile(
      {
        f_name: 'Lena',
        l_name: 'Haddad',
        phone: '+966500000002',
        email: 'lena@souk.example',
        password: 'correct horse',
        current_password: 'a long password',
      },
      new Blob(['a picture']),
    ),
  sendContactCode: () => client.sendContactCode({ email: 'lena@souk.example' }),
  verifyContact: () =>
    client.verifyContact({ phone: '+966500000002', otp: '123456', request_id: 'request-of-lena-3' }),
  deviceSessions: () => client.fetchDeviceSessions(),
  endDeviceSession: () => client.endDeviceSession('00000000-0000-4000-8000-000000000001'),
  endOtherSessions: () => client.endOtherSessions(),
  accountData: () => client.fetchAccountData(),
  sendRemovalCode: () => client.sendRemovalCode(),
  removeAccount: () => client.removeAccount({ password: 'a long password', give_up_wallet: true }),
  quoteOrder: () =>
    client.fetchQuote({ ...guest, order_type: 'take_away', payment_method: 'cash_on_delivery' }),
  placeOrder: () =>
    client.placeOrder(
      {
        ...guest,
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        accepted_total: 8,
        contact_person_name: 'Lena Haddad',
        contact_person_number: '+966500000002',
      },
      'a-key',
      1,
    ),
  applyCoupon: () => client.applyCoupon({ code: 'WELCOME10', store_id: 1, ...guest }),
  offlineMethods: () => client.fetchOfflineMethods(),
  cashbackFor: () => client.fetchCashbackFor({ amount: 8 }),
  parcelInstructions: () => client.fetchParcelInstructions(),
  runningOrders: () => client.fetchRunningOrders({ limit: 10, offset: 2 }),
  pastOrders: () => client.fetchPastOrders({ limit: 10, offset: 1 }),
  orderDetails: () => client.fetchOrderDetails({ order_id: 1, ...guest }),
  trackOrder: () => client.fetchTracking({ order_id: 1, contact_number: '+966500000002', ...guest }),
  reorder: () => client.fetchReorder({ order_id: 1, ...guest }),
  cancelOrder: () =>
    client.cancelOrder({ order_id: 1, reason: 'I ordered by mistake', note: 'Sorry', ...guest }),
  cancellationReasons: () => client.fetchCancellationReasons(),
  refundReasons: () => client.fetchRefundReasons(),
  requestRefund: () =>
    client.requestRefund({ order_id: 1, reason: 'It arrived cold', note: '', files: ['a-stored-picture'] }),
  payOrder: () => client.payOrder({ order_id: 1, payment_method: 'cash_on_delivery', ...guest }),
  tipOrder: () => client.tipOrder({ ...guest, order_id: 7, amount: 5, payment_method: 'digital_payment' }),
  offlinePayment: () =>
    client.sendOfflinePayment({
      order_id: 1,
      offline_method_id: 1,
      offline_answers: { reference: '42' },
      ...guest,
    }),
  placePrescription: () =>
    client.placePrescription(
      {
        store_id: 1,
        address: address.address,
        latitude: address.latitude,
        longitude: address.longitude,
        contact_person_name: address.contact_person_name,
        contact_person_number: address.contact_person_number,
        dm_tips: 2,
        prescription_files: ['an-uploaded-picture-of-before'],
        ...guest,
      },
      'a-key',
      [new Blob(['a prescription'])],
    ),
  loyaltyTransactions: () => client.fetchLoyaltyTransactions({ limit: 10, offset: 2 }),
  transferPoints: () => client.transferPoints({ point: 100, idempotencyKey: 'a-key' }),
  addFund: () => client.addFund({ amount: 50, payment_method: 'digital_payment' }),
  latestFund: () => client.fetchLatestFund(),
  walletBonuses: () => client.fetchWalletBonuses(),
  walletTransactions: () => client.fetchWalletTransactions({ limit: 10, offset: 2, kind: 'fund' }),
  conversations: () => client.fetchConversations({ limit: 10, offset: 1, type: 'store' }),
  conversation: () => client.fetchThread({ receiver_type: 'store', receiver_id: 1 }),
  searchConversations: () => client.searchConversations({ name: 'olive' }),
  sendMessage: () =>
    client.sendMessage({
      receiver_type: 'store',
      receiver_id: 1,
      message: 'Is it hot?',
      client_key: 'a-client-key',
      order_id: 1,
      images: [new Blob(['a picture'])],
    }),
  removePushToken: () => client.removePushToken(),
  ownNewsletter: () => client.fetchOwnNewsletter(),
  changeOwnNewsletter: () => client.changeOwnNewsletter({ is_subscribed: true }),
  pushToken: () => client.sendPushToken('a-token-of-firebase'),
};

it.each(Object.keys(calls) as (keyof typeof calls)[])(
  'sends what the contract defines, and accepts its answer as it is: %s (API-1, AMB-26)',
  async (name) => {
    await expect(clientCalls[name]()).resolves.toEqual(defaultAnswers[name]());
    expect(marketplace.requests().map(({ call }) => call)).toEqual([name]);
  },
);

it('names a guest in a header, never in a URL (CRT-15, CRT-18, CRT-19, ORD-3)', async () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) await clientCalls[name]();
  const requests = marketplace.requests();
  expect(requests.filter(({ query }) => JSON.stringify(query).includes(guest.guest_id))).toEqual([]);
  const named = requests.filter(({ headers }) => headers.get(HEADERS.guest) === guest.guest_id);
  expect(named.map(({ call }) => call)).toEqual([
    'cart',
    'removeCartLine',
    'clearCart',
    'uploadFile',
    'applyCoupon',
    'orderDetails',
    'trackOrder',
    'reorder',
  ]);
});

it('encodes a slug so that it stays one part of the path (RTE-3)', async () => {
  marketplace.answers({ item: anItem({ slug: 'a/b c' }) });
  await client.fetchItem({ id: 'half half' });
  expect(marketplace.requests('item')[0]?.params).toEqual({ id: 'half half' });
});
