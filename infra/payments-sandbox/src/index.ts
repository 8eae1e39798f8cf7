export { signatureOf } from './sign.ts';
export { startPaymentsSandbox, type PaymentsSandboxOptions } from './start.ts';
export type { Session, SessionRequest, SessionStatus, WebhookEvent } from './session.ts';
