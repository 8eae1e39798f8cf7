import Type from 'typebox';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-length.ts';
import { call } from './call.ts';
import { Interest } from './interests.ts';
import { Flag, Id, Message, Nullable, Strict, Text } from './shapes.ts';

/** A visitor without an account; sent with cart calls as `guest_id` (SES-2, SES-3). Unguessable: it is the guest's only key to the cart. */
export const GuestId = () => Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });

export const GuestAnswer = Type.Object({ guest_id: GuestId() });
export type GuestAnswer = Type.Static<typeof GuestAnswer>;

/** The guest and the account each have a cart of another store in this module; the customer chooses which stays (SES-12). */
export const CartConflict = Type.Object({
  module_id: Id(),
  guest_store_name: Type.String(),
  customer_store_name: Type.String(),
});
export type CartConflict = Type.Static<typeof CartConflict>;

export const SignedIn = Type.Object({
  token: Type.String(),
  is_phone_verified: Flag(),
  cart_conflicts: Type.Array(CartConflict, {
    description: 'Empty when the guest cart was merged, or there was none',
  }),
});
export type SignedIn = Type.Static<typeof SignedIn>;

const Password = () => Type.String({ minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH });

export const SignUpBody = Strict({
  f_name: Text(100, 1),
  l_name: Text(100, 1),
  email: Type.String({ format: 'email', maxLength: 255 }),
  phone: Type.String({ pattern: '^\\+[1-9][0-9]{6,14}$', description: 'E.164' }),
  password: Password(),
  ref_code: Type.Optional(Text(40)),
  guest_id: Type.Optional(GuestId()),
});
export type SignUpBody = Type.Static<typeof SignUpBody>;

export const LoginBody = Strict({
  email_or_phone: Text(255, 1),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  guest_id: Type.Optional(GuestId()),
});
export type LoginBody = Type.Static<typeof LoginBody>;

/** What a new customer's first order costs less (SES-15): percent, or an amount in units; `max_discount` 0 is no bound. */
export const WelcomeDiscount = Type.Object({
  discount_type: Type.Unsafe<'percent' | 'amount'>({ type: 'string', enum: ['percent', 'amount'] }),
  discount: Type.Number(),
  max_discount: Type.Number(),
});
export type WelcomeDiscount = Type.Static<typeof WelcomeDiscount>;

/** The signed-in customer (PRF-9). `validity` says until when the welcome discount holds (SES-15). */
export const Customer = Type.Object({
  id: Id(),
  f_name: Type.String(),
  l_name: Type.String(),
  last_name: Type.String({ description: 'The same as l_name, for clients that read the older spelling' }),
  phone: Type.String(),
  email: Type.String(),
  image: Nullable(Type.String()),
  image_full_url: Nullable(Type.String()),
  social_id: Nullable(Type.String()),
  is_phone_verified: Flag(),
  is_email_verified: Flag(),
  has_password: Type.Boolean({
    description: 'Without one, the account is signed in to by codes or a social account',
  }),
  is_valid_for_discount: Type.Boolean(),
  validity: Nullable(Type.String()),
  /** Null once an order holds it, or its validity is over. */
  welcome_discount: Nullable(WelcomeDiscount),
  has_seen_welcome: Type.Boolean({ description: 'Whether the customer was greeted with it, on any device' }),
  wallet_balance: Type.Number(),
  loyalty_point: Type.Integer(),
  ref_code: Type.String(),
  order_count: Type.Integer(),
  /** Where an order of theirs was delivered: `visit-again` has stores there (HOM-19). */
  visited_module_ids: Type.Optional(Type.Array(Id())),
  /** One for each module that the customer was asked in (MOD-4). */
  interests: Type.Array(Interest),
  created_at: Type.String(),
});
export type Customer = Type.Static<typeof Customer>;

export const sessionCalls = {
  guest: call({
    method: 'POST',
    path: '/api/v1/auth/guest/request',
    summary: 'Makes a guest (SES-2, SES-3)',
    response: GuestAnswer,
  }),
  signUp: call({
    method: 'POST',
    path: '/api/v1/auth/sign-up',
    summary: 'Makes an account and signs it in (SES-10)',
    body: SignUpBody,
    response: SignedIn,
  }),
  login: call({
    method: 'POST',
    path: '/api/v1/auth/login',
    summary: 'Signs in with a password; takes over the cart of `guest_id` (SES-10, SES-12)',
    body: LoginBody,
    response: SignedIn,
  }),
  logout: call({
    method: 'POST',
    path: '/api/v1/auth/logout',
    summary: 'Revokes the token that it is called with (SES-14)',
    needs: 'customer',
    response: Message,
  }),
  customer: call({
    method: 'GET',
    path: '/api/v1/customer/info',
    summary: 'The signed-in customer (PRF-7, PRF-9)',
    needs: 'customer',
    response: Customer,
  }),
  welcomeSeen: call({
    method: 'POST',
    path: '/api/v1/customer/welcome-seen',
    summary: 'Remembers that the customer was greeted with the welcome discount (SES-15)',
    needs: 'customer',
    response: Message,
  }),
};
