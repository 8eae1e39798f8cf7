import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StoreRefusedError, StoreUnavailableError } from './store-errors.ts';
import type { StoreAddress } from './store-url.ts';

export interface StoreRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Of the object; empty for the bucket. */
  key: string;
  query?: Record<string, string>;
  body?: Buffer;
  headers?: Record<string, string>;
}

export interface StoreAnswer {
  status: number;
  bytes: Buffer;
  /** The code of an error, such as `NoSuchKey`. */
  code: string | null;
  /** Whether an earlier attempt broke off, and may have been carried out none the less. */
  repeated: boolean;
}

/** How often a request is made, and how long each may take. */
export interface Patience {
  attempts: number;
  timeoutMs: number;
}

const FIRST_WAIT_MS = 50;

const CREDENTIALS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken']);

/** Signs requests, sends them, and sends them again where the store was busy or the connection broke. */
export function createSender(
  address: StoreAddress,
  { attempts, timeoutMs }: Patience,
): (request: StoreRequest) => Promise<StoreAnswer> {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = address;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const name = `The store at ${new URL(endpoint).host}`;

  const attempt = async ({ method, key, query, body, headers }: StoreRequest) => {
    const path = [bucket, ...(key ? `${prefix}${key}`.split('/') : [])].map(encodeURIComponent).join('/');
    const url = `${endpoint}/${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
    const sha256 = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const response = await client.fetch(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256 },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const code = response.ok ? null : (/<Code>([^<]+)<\/Code>/.exec(bytes.toString('utf8'))?.[1] ?? null);
    return { status: response.status, bytes, code };
  };

  return async (request) => {
    let trouble = '';
    for (let count = 0; count < attempts; count += 1) {
      if (count > 0) await pause(FIRST_WAIT_MS * 2 ** count * (0.5 + Math.random()));
      const answer = await attempt(request).catch((error: unknown) => {
        trouble = reasonOf(error);
        return null;
      });
      if (!answer) continue;
      const { status, code } = answer;
      if (code === 'NoSuchBucket') throw new StoreRefusedError(`${name} has no bucket ${bucket}.`);
      if (CREDENTIALS.has(code ?? ''))
        throw new StoreRefusedError(`${name} does not take the key and secret of its address.`);
      if (status === 403 || status === 401)
        throw new StoreRefusedError(`${name} refuses to ${request.method} in ${bucket}: ${code ?? status}.`);
      // 409: two conditional writes met; asked again, one of them is first.
      const again = status >= 500 || status === 429 || status === 409;
      if (!again) return { ...answer, repeated: count > 0 };
      trouble = `it answers ${status}${code ? ` (${code})` : ''}`;
    }
    throw new StoreUnavailableError(`${name} does not do its work: ${trouble}.`);
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error
    ? cause.message || ('code' in cause ? String(cause.code) : '')
    : error.message;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
