import { StripeRefusal } from './stripe-objects.ts';

export interface StripeAnswer {
  status: number;
  body: object;
}

/** A response that a test asks for, sent before or after the request was carried out. */
export interface StripeFailure {
  status: number;
  code?: string;
  isCarriedOut?: boolean;
  /** Method and path of the only request that fails. */
  path?: string;
}

const ERROR_TYPES: Record<number, string> = { 402: 'card_error', 429: 'rate_limit_error', 500: 'api_error' };

export function refusalOf({ status, code }: StripeFailure): StripeRefusal {
  const body = {
    type: ERROR_TYPES[status] ?? 'invalid_request_error',
    message: `As the test says: ${status}.`,
  };
  return new StripeRefusal(status, { ...body, ...(code && { code }) }, status === 409 || status === 429);
}

export function answerOfError(error: unknown): StripeAnswer {
  return error instanceof StripeRefusal
    ? { status: error.status, body: { error: error.body } }
    : { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
}
