import Type from 'typebox';
import { Phone } from './addresses.ts';
import { call } from './call.ts';
import { GuestId, SignedIn } from './session.ts';
import { Message, Strict, Text } from './shapes.ts';

/** Six digits, as they are sent to a phone or an e-mail address. */
const Code = () => Type.String({ pattern: '^[0-9]{6}$' });
const Password = () => Type.String({ minLength: 8, maxLength: 200 });
/** What `send-code` and `forgot-password` answered: the code belongs to who has it, and nobody else can use up its tries. */
const RequestId = () => Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const request = { request_id: Type.Optional(RequestId()) };
const Email = () => Type.String({ format: 'email', maxLength: 255 });
/** Where a code goes: exactly one of them. */
const recipient = { phone: Type.Optional(Phone()), email: Type.Optional(Email()) };
const guest = { guest_id: Type.Optional(GuestId()) };
/** What the identity provider says of somebody, signed by it; for Firebase its ID token. */
const IdentityToken = () => Type.String({ minLength: 1, maxLength: 8192, pattern: '^[\\w.-]+$' });

/** A new account of somebody whom the identity provider knows (SES-10). It has no password. */
export const SocialRegisterBody = Strict({
  token: IdentityToken(),
  f_name: Text(100, 1),
  l_name: Text(100, 1),
  phone: Phone(),
  email: Type.Optional(
    Type.String({
      format: 'email',
      maxLength: 255,
      description: 'For where the provider vouches for none',
    }),
  ),
  ref_code: Type.Optional(Text(40)),
  ...guest,
});
export type SocialRegisterBody = Type.Static<typeof SocialRegisterBody>;

/** A code is on its way. */
export const CodeSent = Type.Object({
  message: Type.String(),
  request_id: Type.String({ description: 'To be sent back with the code' }),
});
export type CodeSent = Type.Static<typeof CodeSent>;

export const VerifyResetCodeBody = Strict({ ...recipient, reset_token: Code(), ...request });
export type VerifyResetCodeBody = Type.Static<typeof VerifyResetCodeBody>;

/** Signing in by a code to the phone or a social account (SES-10), and forgotten passwords (SES-11). */
export const identityCalls = {
  sendCode: call({
    method: 'POST',
    path: '/api/v1/auth/send-code',
    summary:
      'Sends a code to a phone for signing in; the answer is the same whether an account has it (SES-10)',
    body: Strict({ phone: Phone() }),
    response: CodeSent,
  }),
  verifyPhone: call({
    method: 'POST',
    path: '/api/v1/auth/verify-phone',
    summary:
      'Signs in with the code that was sent (SES-10), and proves the phone; 404 `no_account` where the phone is new, for sign-up',
    body: Strict({ phone: Phone(), otp: Code(), ...request, ...guest }),
    response: SignedIn,
  }),
  socialLogin: call({
    method: 'POST',
    path: '/api/v1/auth/social-login',
    summary:
      'Signs in by a social account (SES-10); 404 `no_account` where it has none yet, for social-register; 404 `provider` where no identity provider is configured',
    body: Strict({ token: IdentityToken(), ...guest }),
    response: SignedIn,
  }),
  socialRegister: call({
    method: 'POST',
    path: '/api/v1/auth/social-register',
    summary:
      'Makes the account of a social account and signs it in (SES-10); 409 `email` where another account has proved the address: nothing is linked by an address',
    body: SocialRegisterBody,
    response: SignedIn,
  }),
  firebaseVerifyToken: call({
    method: 'POST',
    path: '/api/v1/auth/firebase-verify-token',
    summary:
      'Signs in with a phone that the identity provider has verified (SES-10); 404 `no_account` where the phone is new, for sign-up',
    body: Strict({ token: IdentityToken(), ...guest }),
    response: SignedIn,
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/v1/auth/forgot-password',
    summary:
      'Sends a code to the phone of an account, or to its confirmed e-mail address; the answer is the same where there is none (SES-11)',
    body: Strict(recipient),
    response: CodeSent,
  }),
  verifyResetCode: call({
    method: 'POST',
    path: '/api/v1/auth/verify-token',
    summary: 'Whether the code for a new password is right (SES-11)',
    body: VerifyResetCodeBody,
    response: Message,
  }),
  resetPassword: call({
    method: 'PUT',
    path: '/api/v1/auth/reset-password',
    summary: 'Sets a new password by the code, and ends every session of the account (SES-11)',
    body: Strict({ ...recipient, reset_token: Code(), password: Password(), ...request }),
    response: Message,
  }),
  sendEmailCode: call({
    method: 'POST',
    path: '/api/v1/customer/email/send-code',
    summary: "Sends a code to the account's e-mail address, which proves it (PRF-2)",
    needs: 'customer',
    response: CodeSent,
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/v1/customer/email/verify',
    summary: "Confirms the account's e-mail address by the code that came there (PRF-2); 422 at `otp`",
    needs: 'customer',
    body: Strict({ otp: Code(), ...request }),
    response: Message,
  }),
};
