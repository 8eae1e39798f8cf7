import type { ObjectStore } from './object-store.ts';
import { createSender, type RetryOptions, type StoreAnswer } from './signed-requests.ts';
import { StoreUnavailableError } from './store-errors.ts';
import type { StoreAddress } from './store-url.ts';

/** The operations of an S3-compatible store. */
export function s3Objects(address: StoreAddress, retryOptions: RetryOptions): ObjectStore {
  const send = createSender(address, retryOptions);

  const get: ObjectStore['get'] = async (key) => {
    const answer = await send({ method: 'GET', key });
    if (answer.status === 404) return null;
    requireSuccess(answer, `GET ${key}`);
    return answer.bytes;
  };

  return {
    get,
    async put(key, bytes) {
      requireSuccess(await send({ method: 'PUT', key, body: bytes }), `PUT ${key}`);
    },
    async putNew(key, bytes) {
      const answer = await send({ method: 'PUT', key, body: bytes, headers: { 'if-none-match': '*' } });
      // An earlier attempt, whose response was lost, may have written it.
      if (answer.status === 412) return answer.repeated && ((await get(key))?.equals(bytes) ?? false);
      requireSuccess(answer, `PUT ${key}`);
      return true;
    },
    async remove(key) {
      const answer = await send({ method: 'DELETE', key });
      if (answer.status !== 404) requireSuccess(answer, `DELETE ${key}`);
    },
    async list(prefix) {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const page = await send({
          method: 'GET',
          key: '',
          query: {
            'list-type': '2',
            'encoding-type': 'url',
            prefix: `${address.prefix}${prefix}`,
            ...(token ? { 'continuation-token': token } : {}),
          },
        });
        requireSuccess(page, `list ${prefix}`);
        const text = page.bytes.toString('utf8');
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g))
          keys.push(decodeURIComponent(key.replace(/\+/g, ' ')).slice(address.prefix.length));
        token = /<IsTruncated>true<\/IsTruncated>/.test(text)
          ? unescape(/<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1])
          : undefined;
      } while (token);
      return keys;
    },
  };
}

function requireSuccess(answer: StoreAnswer, what: string): void {
  if (answer.status >= 200 && answer.status < 300) return;
  throw new StoreUnavailableError(
    `The store answered ${answer.status}${answer.code ? ` (${answer.code})` : ''} to ${what}.`,
  );
}

const unescape = (text: string | undefined) =>
  text?.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};
