import type { Customer, DeviceSession, GuestAnswer, SignedIn } from '@souk/contracts';

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
  is_email_verified: 1,
  has_password: true,
  is_valid_for_discount: false,
  validity: null,
  welcome_discount: null,
  has_seen_welcome: true,
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

/** The device of the test, signed in. */
export const aDeviceSession = (changes: Partial<DeviceSession> = {}): DeviceSession => ({
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Chrome',
  system: 'Windows',
  created_at: '2026-03-01T08:00:00.000Z',
  last_used_at: '2026-03-01T11:30:00.000Z',
  is_current: true,
  same_network: true,
  ...changes,
});
