import type { Customer, GuestAnswer, SignedIn } from '@souk/contracts';

/** The demo customer. */
export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  id: 1,
  f_name: 'Lena',
  l_name: 'Haddad',
  last_name: 'Haddad',
  phone: '+966500000002',
  email: 'customer@souk.example',
  image: null,
  image_full_url: null,
  social_id: null,
  is_phone_verified: 1,
  is_valid_for_discount: false,
  validity: null,
  wallet_balance: 25,
  loyalty_point: 120,
  ref_code: 'LENA10',
  order_count: 4,
  interests: [],
  created_at: '2025-06-01T08:00:00.000Z',
  ...changes,
});

export const aGuest = (changes: Partial<GuestAnswer> = {}): GuestAnswer => ({
  guest_id: 'guest-0123456789abcdef',
  ...changes,
});

export const aSignIn = (changes: Partial<SignedIn> = {}): SignedIn => ({
  token: 'token-of-lena',
  is_phone_verified: 1,
  cart_conflicts: [],
  ...changes,
});
