import { randomUUID } from 'node:crypto';

const NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/;

/** A random name for a browser that has none, a UUID of version 7: it says when the browser came. */
export function newVisitor(now = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** When a visitor came for the first time, in seconds since 1970; null where the name does not say so. */
export function visitorSince(visitor: string): number | null {
  const [, high, low] = NAME.exec(visitor) ?? [];
  return high !== undefined && low !== undefined ? Number.parseInt(high + low, 16) / 1000 : null;
}
