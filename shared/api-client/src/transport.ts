import type { ApiErrorKind } from './api-error.ts';

/** A call of the API as it is sent. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with its query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** JSON, or a form, whose content type the browser adds. */
  body?: string | FormData;
  /** How long it may take, in milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onUploadProgress?: (share: number) => void;
}

/** What came of a call. */
export interface ApiAnswer {
  /** The HTTP status; 0 where there was no answer. */
  status: number;
  body: string;
  /** Why there was no answer. */
  failure?: Exclude<ApiErrorKind, 'http'>;
}

/** Sends a call. Rejects only where we made a mistake: that there was no answer is an `ApiAnswer`, too. */
export type Transport = (call: ApiCall) => Promise<ApiAnswer>;
