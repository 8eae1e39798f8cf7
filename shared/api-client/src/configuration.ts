import type { ApiError } from './api-error.ts';

/**
 * Whom and what answers are for: every cached answer has it in its key, so that none is shown to another customer, zone,
 * module or language.
 */
export interface Scope {
  /** The customer's id; null for guests, who see the same lists. */
  customer: number | null;
  /** The zone ids as the header carries them, a JSON list; null without a location. */
  zone: string | null;
  module: number | null;
  language: string;
}

/** The host's configuration of the client. Functions, since the values change while the page is open. */
export interface ClientConfiguration {
  /** The headers of the moment, those of `requestHeaders()`; absent ones are not sent (API-2). */
  headers(): Record<string, string | undefined>;
  scope(): Scope;
  /** The id of a guest who has one; null for customers, whom their token names. */
  guestId(): string | null;
  /**
   * A 401 to a call that was sent with `token`: null for a visitor who never had one. It may not be the session's any more (API-4).
   */
  onUnauthorized(token: string | null): void;
  /** A query or mutation that failed after its retries, a 401 or an abort left out (API-5, ERR-7). Only queries are simply made again. */
  onError(error: ApiError, kind: FailedCall): void;
}

export type FailedCall = 'query' | 'mutation';

let current: ClientConfiguration = {
  headers: () => ({}),
  scope: () => ({ customer: null, zone: null, module: null, language: 'en' }),
  guestId: () => null,
  onUnauthorized: () => {},
  onError: () => {},
};

/** Sets the page's session, place, module and language, and the listeners for errors. What is left out stays. */
export function configureClient(configuration: Partial<ClientConfiguration>): void {
  current = { ...current, ...configuration };
}

/** The headers of the moment, for a call that the client does not make itself: a stream (API-2). */
export const currentHeaders = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(current.headers()).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The configuration of the moment. */
export const configuration = (): ClientConfiguration => current;
