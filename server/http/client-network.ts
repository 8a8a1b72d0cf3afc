import ipaddr from 'ipaddr.js';

/** The prefix that one customer of an IPv6 provider is given; within it addresses cost nothing. */
const OWN_IPV6_BITS = 64;

/** One spelling for one address: IPv4 inside of IPv6 as IPv4, letters and zeros alike. What is no address stays. */
export function canonicalAddress(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : address;
}

/** What attempts are counted against: an IPv4 address, or the network that an IPv6 address can choose itself in. */
export function clientNetwork(address: string): string {
  const known = canonicalAddress(address);
  if (!ipaddr.IPv6.isValid(known)) return known;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${OWN_IPV6_BITS}`)}/${OWN_IPV6_BITS}`;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
