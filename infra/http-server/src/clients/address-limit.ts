import { networkOf } from './network-of.ts';

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
