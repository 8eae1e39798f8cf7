import { StoreRefusedError } from './store-errors.ts';

/** The address and credentials of an S3-compatible store. */
export interface StoreAddress {
  /** Such as `https://store.example:9000`. */
  endpoint: string;
  bucket: string;
  /** Prepended to every key; empty or ending in a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PROTOCOLS: Readonly<Record<string, string>> = { 's3:': 'https:', 's3+http:': 'http:' };

/**
 * Reads `s3://key:secret@host:port/bucket/prefix?region=…`; `s3+http://` is the same without encryption.
 * @throws StoreRefusedError without the address, which contains a secret.
 */
export function parseStoreUrl(text: string): StoreAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const protocol = url && PROTOCOLS[url.protocol];
  const [bucket, ...prefix] = url?.pathname.split('/').filter(Boolean).map(decode) ?? [];
  if (!url || !protocol || !url.host || !url.username || !url.password || !bucket)
    throw new StoreRefusedError(
      'The address of the store must be s3://key:secret@host:port/bucket, or s3+http:// where it speaks plain HTTP.',
    );
  return {
    endpoint: `${protocol}//${url.host}`,
    bucket,
    prefix: prefix.map((part) => `${part}/`).join(''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decode(url.username),
    secretAccessKey: decode(url.password),
  };
}

/** A secret may contain an unencoded percent sign. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
