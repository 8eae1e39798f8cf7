import { isIPv6 } from 'node:net';

interface LimitOptions {
  /** Requests that an address may make at once. */
  burst: number;
  /** Requests per second that it may go on with. */
  perSecond: number;
  /** Addresses that are remembered; the one that was silent the longest is forgotten first. */
  remembered?: number;
}

/** Answers whether an address may make one more request; `now` in milliseconds. */
export type AddressLimit = (address: string, now?: number) => boolean;

/** A limit for each address: a store of requests that is filled up again with time, and whose size is bounded. */
export function limitAddresses({ burst, perSecond, remembered = 10_000 }: LimitOptions): AddressLimit {
  const known = new Map<string, { left: number; at: number }>();
  return (address, now = Date.now()) => {
    const key = networkOf(address);
    const before = known.get(key);
    const left = before ? Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond) : burst;
    known.delete(key);
    known.set(key, { left: left >= 1 ? left - 1 : left, at: now });
    const oldest = known.keys().next();
    if (known.size > remembered && !oldest.done) known.delete(oldest.value);
    return left >= 1;
  };
}

/** Whoever has one IPv6 address has all that share its first half. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const four = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (four !== undefined) return four;
  const [head = '', tail] = address.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const filling = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const zeros = Array.from({ length: Math.max(0, filling) }, () => '0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':');
}
