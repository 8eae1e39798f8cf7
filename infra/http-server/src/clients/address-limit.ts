import { networkOf } from './network-of.ts';

interface LimitOptions {
  /** Requests that an address may send at once. */
  burst: number;
  /** Sustained requests per second. */
  perSecond: number;
  /** Addresses that are remembered; the least recently used one is forgotten first. */
  remembered?: number;
}

/** Whether an address may send one more request; `now` in milliseconds. */
export type AddressLimit = (address: string, now?: number) => boolean;

/** A token bucket per address; the number of buckets is limited. */
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
