import type { CodeSent, Message, SignedIn, SocialRegisterBody } from '@souk/contracts';
import { completing } from '../complete.ts';
import { post, put } from '../request.ts';

const readMessage = completing<Message>({ message: '' });
/** Another backend may know no request ids. */
const readCodeSent = completing<CodeSent>({ message: '', request_id: '' });
const readSignedIn = completing<SignedIn, 'token'>({ is_phone_verified: 1, cart_conflicts: [] });

/** Sends a code to a phone for signing in (SES-10). `phone` in E.164. */
export const sendCode = (body: { phone: string }) => post('/api/v1/auth/send-code', readCodeSent, body);

/** Signs in with the code that was sent (SES-10). Rejects with 422 at `otp` where it is wrong, 404 `no_account` for a new phone. */
export const verifyPhone = (body: { phone: string; otp: string; request_id?: string; guest_id?: string }) =>
  post('/api/v1/auth/verify-phone', readSignedIn, body);

/** Signs in with a phone that the identity provider has verified (SES-10). Rejects with 404 `no_account` for a new phone. */
export const verifyFirebaseToken = (body: { token: string; guest_id?: string }) =>
  post('/api/v1/auth/firebase-verify-token', readSignedIn, body);

/** Signs in by a social account (SES-10). Rejects with 404 `no_account` where it has none here yet. */
export const socialLogin = (body: { token: string; guest_id?: string }) =>
  post('/api/v1/auth/social-login', readSignedIn, body);

/** Makes the account of a social account (SES-10). Rejects with 409 `email` where the address is another account's. */
export const socialRegister = (body: SocialRegisterBody) =>
  post('/api/v1/auth/social-register', readSignedIn, body);

/** Where a code is sent: a phone in E.164, or an e-mail address that its account has confirmed. */
export type CodeRecipient = { phone: string } | { email: string };

/** Sends a code for a new password to the phone of an account, or to its e-mail address (SES-11). */
export const forgotPassword = (body: CodeRecipient) =>
  post('/api/v1/auth/forgot-password', readCodeSent, body);

/** Whether the code for a new password is right (SES-11). Rejects with 422 at `reset_token`. */
export const verifyResetCode = (body: CodeRecipient & { reset_token: string; request_id?: string }) =>
  post('/api/v1/auth/verify-token', readMessage, body);

/** Sets a new password by the code, which ends every session of the account (SES-11). */
export const resetPassword = (
  body: CodeRecipient & { reset_token: string; password: string; request_id?: string },
) => put('/api/v1/auth/reset-password', readMessage, body);
