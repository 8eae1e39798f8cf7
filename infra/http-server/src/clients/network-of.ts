import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * The key by which an address is counted: itself, or its /64 for IPv6, since one connection has any number of addresses in it.
 * `networkBits: 24` counts the IPv4 addresses of one /24 as one.
 */
export function networkOf(address: string, { networkBits = 32 }: { networkBits?: 24 | 32 } = {}): string {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  if (!isIPv6(plain)) return networkBits === 24 ? plain.replace(/\.\d+$/, '.0/24') : plain;
  const [head = '', tail] = plain.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  // An IPv4 suffix replaces two groups, which are never among the first four when `::` precedes it.
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
