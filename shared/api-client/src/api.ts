import { registerInstance } from '@souk/event-bus';
import axios, { AxiosHeaders } from 'axios';
import { configuration, currentHeaders } from './configuration.ts';
import { toApiError } from './to-api-error.ts';

const TIMEOUT_MS = 15_000;

/** The page's one HTTP client (API-1). It rejects with `ApiError` and shows nothing. */
export const api = axios.create({
  timeout: TIMEOUT_MS,
  headers: { Accept: 'application/json' },
  // Else a time-out bears the same code as a request that the browser drops when one leaves the page.
  transitional: { clarifyTimeoutError: true },
});

registerInstance('@souk/api-client');

api.interceptors.request.use((config) => {
  for (const [name, value] of Object.entries(currentHeaders())) {
    if (!config.headers.has(name)) config.headers.set(name, value);
  }
  return config;
});

api.interceptors.response.use(undefined, (thrown: unknown) => {
  // A mistake of ours is not an error of the API.
  if (!axios.isAxiosError(thrown)) return Promise.reject(thrown);
  const error = toApiError(thrown);
  if (error.status === 401)
    configuration().onUnauthorized(AxiosHeaders.from(thrown.config?.headers).has('authorization'));
  return Promise.reject(error);
});
