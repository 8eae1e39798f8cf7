import { BlockList, isIPv6 } from 'node:net';

/** Whether an address is one of the proxies: addresses, networks such as 10.1.0.0/16, or the word `loopback`. */
export function proxyList(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((name) => (name === 'loopback' ? ['127.0.0.0/8', '::1'] : name))) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  // An IPv4-mapped IPv6 address matches the rule of its IPv4 address.
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
