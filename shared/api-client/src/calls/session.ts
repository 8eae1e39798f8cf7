import type { Customer, GuestAnswer, LoginBody, Message, SignedIn, SignUpBody } from '@souk/contracts';
import { complete, completing, raw } from '../complete.ts';
import { queryOf } from '../query-of.ts';
import { get, post } from '../request.ts';

const readSignedIn = completing<SignedIn, 'token'>({ is_phone_verified: 1, cart_conflicts: [] });
const readMessage = completing<Message>({ message: '' });

/** Some backends number their guests; here an id is text. */
const readGuest = (value: unknown): GuestAnswer => ({ guest_id: String(raw(value).guest_id) });

/** The family name has two spellings; both hold what either said (AMB-21). */
function readCustomer(value: unknown): Customer {
  const customer = raw(value);
  const name = customer.l_name ?? customer.last_name ?? '';
  return complete<
    Customer,
    'email' | 'id' | 'created_at' | 'f_name' | 'l_name' | 'is_phone_verified' | 'last_name'
  >(
    { ...customer, l_name: name, last_name: name },
    {
      phone: '',
      image: null,
      image_full_url: null,
      social_id: null,
      // Where nothing is said there is nothing to verify, and a social account alone has no password (PRF-4).
      is_email_verified: 1,
      has_password: customer.social_id == null,
      is_valid_for_discount: false,
      validity: null,
      welcome_discount: null,
      // Who cannot remember the greeting would greet at every visit.
      has_seen_welcome: true,
      wallet_balance: 0,
      loyalty_point: 0,
      ref_code: '',
      order_count: 0,
      interests: [],
    },
  );
}

/** Makes a guest; ask once, and remember the id (SES-2, SES-3). */
export const requestGuest = () => post('/api/v1/auth/guest/request', readGuest);

/** Makes an account and signs it in (SES-10). */
export const signUp = (body: SignUpBody) => post('/api/v1/auth/sign-up', readSignedIn, body);

/** Signs in with a password; the cart of `guest_id` goes over to the account (SES-10, SES-12). */
export const logIn = (body: LoginBody) => post('/api/v1/auth/login', readSignedIn, body);

/** Revokes a token (SES-14); named, since the page may have forgotten it before the request's headers are made. */
export const logOut = (token: string | null) =>
  post(
    '/api/v1/auth/logout',
    readMessage,
    {},
    token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

/** Remembers on the server that the customer was greeted with the welcome discount (SES-15). */
export const markWelcomeSeen = () => post('/api/v1/customer/welcome-seen', readMessage);

/** The signed-in customer (PRF-7, PRF-9). */
export const fetchCustomer = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/info', readCustomer, {}, signal);
export const customerQuery = () => queryOf('customer', fetchCustomer, {}, { on: ['customer', 'language'] });
