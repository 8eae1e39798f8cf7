export type { PaymentsSandboxOptions } from './start.ts';
