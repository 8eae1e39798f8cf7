import { registerInstance } from '@souk/event-bus';
import { ApiError } from './api-error.ts';
import { configuration, currentHeaders } from './configuration.ts';
import { errorsOf } from './errors-of.ts';
import type { ApiCall, Transport } from './transport.ts';
import { xhrTransport } from './xhr-transport.ts';

registerInstance('@souk/api-client');

const TIMEOUT_MS = 15_000;

/** Query parameters; what is undefined is not sent. */
export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a call may have besides its path. */
export interface CallOptions extends Partial<Omit<ApiCall, 'method' | 'url' | 'body'>> {
  params?: Params;
  /** The body, unless it is a form. */
  json?: object;
  form?: FormData;
}

let transport: Transport = xhrTransport;

/** Has calls sent in another way than by XMLHttpRequest: for pages without a network, such as one that a server renders. */
export function setTransport(next: Transport): void {
  transport = next;
}

function urlOf(path: string, params: Params): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${path}?${query}` : path;
}

/** The answer's JSON. A gateway's error may be HTML, and some answers are empty: these stay text. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** Calls the API, as everything of the page does (API-1). Rejects with `ApiError` and shows nothing. */
export async function callApi(
  method: ApiCall['method'],
  path: string,
  { params = {}, json, form, headers: own, timeout = TIMEOUT_MS, signal, onUploadProgress }: CallOptions,
): Promise<unknown> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(json && { 'content-type': 'application/json' }),
    ...currentHeaders(),
    ...own,
  };
  // What is called off in the same moment is not sent: a list may want its next page for two reasons at once.
  await Promise.resolve();
  const { status, body, failure } = await transport({
    method,
    url: urlOf(path, params),
    headers,
    body: form ?? (json && JSON.stringify(json)),
    timeout,
    signal,
    onUploadProgress,
  });
  const answer = parse(body);
  if (status >= 200 && status < 300) return answer;
  if (status === 401) configuration().onUnauthorized(headers.authorization?.replace('Bearer ', '') ?? null);
  throw new ApiError({
    kind: failure ?? 'http',
    status,
    errors: errorsOf(answer),
    call: `${method} ${path}`,
  });
}
