import { randomUUID } from 'node:crypto';

const NAME = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/;

/** A random name for a new browser, a UUID of version 7, which contains the time of its first visit. */
export function newVisitor(now = new Date()): string {
  const time = now.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

/** The time of a visitor's first visit, in seconds since 1970; null where the name does not contain it. */
export function visitorSince(visitor: string): number | null {
  const [, high, low] = NAME.exec(visitor) ?? [];
  return high !== undefined && low !== undefined ? Number.parseInt(high + low, 16) / 1000 : null;
}
