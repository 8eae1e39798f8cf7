import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { StoreRefusedError, StoreUnavailableError } from './store-errors.ts';
import type { StoreAddress } from './store-url.ts';

export interface StoreRequest {
  method: 'GET' | 'PUT' | 'DELETE';
  /** The object's key; empty for the bucket. */
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
  /** Whether an earlier attempt failed, and may have been executed nevertheless. */
  repeated: boolean;
}

/** Number of attempts, and the time-out of each. */
export interface RetryOptions {
  attempts: number;
  timeoutMs: number;
}

const FIRST_WAIT_MS = 50;

const CREDENTIAL_ERRORS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken']);

/** Signs and sends requests, and retries them where the store was busy or the connection broke. */
export function createSender(
  address: StoreAddress,
  { attempts, timeoutMs }: RetryOptions,
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
    let failure = '';
    for (let count = 0; count < attempts; count += 1) {
      if (count > 0) await pause(FIRST_WAIT_MS * 2 ** count * (0.5 + Math.random()));
      const answer = await attempt(request).catch((error: unknown) => {
        failure = reasonOf(error);
        return null;
      });
      if (!answer) continue;
      const { status, code } = answer;
      if (code === 'NoSuchBucket')
        throw new StoreRefusedError(`${name} has no bucket ${bucket}. Create it first.`);
      if (CREDENTIAL_ERRORS.has(code ?? ''))
        throw new StoreRefusedError(
          `${name} refused the credentials. Check the key and secret in its address.`,
        );
      if (status === 403 || status === 401)
        throw new StoreRefusedError(
          `${name} refused ${request.method} in the bucket ${bucket} (${code ?? status}). Check the permissions of the key.`,
        );
      // 409: concurrent conditional writes; the retry finds the one that was first.
      const isRetryable = status >= 500 || status === 429 || status === 409;
      if (!isRetryable) return { ...answer, repeated: count > 0 };
      failure = `it answers ${status}${code ? ` (${code})` : ''}`;
    }
    throw new StoreUnavailableError(`${name} is unavailable: ${failure}.`);
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
