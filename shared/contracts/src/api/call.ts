import type { TSchema } from 'typebox';

/** One call of the marketplace API: what the server validates, answers and documents, and what the client's types come from. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the host, with Fastify's `:name` for parameters. */
  path: string;
  /** One line for the API's documentation; cites the requirement that the call serves. */
  summary: string;
  /**
   * Whether a bearer token must be sent (`customer`), or a token or guest id will do (`visitor`), or the token of those who run
   * the marketplace (`operator`). Default: anyone.
   */
  needs?: 'customer' | 'visitor' | 'operator';
  /** Sent as multipart/form-data, the body's fields as texts beside up to `most` pictures named `field`. */
  files?: { field: string; most: number };
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  response: TSchema;
}

/** Declares a call, keeping the exact types of its schemas. */
export const call = <const C extends Call>(definition: C): C => definition;
