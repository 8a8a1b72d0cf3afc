import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** The prefix of one IPv6 customer, who can choose any address in it. */
const OWN_IPV6_BITS = 64;

/** Normalizes an address: IPv4-mapped IPv6 to IPv4, letters and zeros; anything else stays. */
export function canonicalAddress(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : address;
}

/** The rate limit key of an address: IPv4, or the network of an IPv6 address. */
export function clientNetwork(address: string): string {
  const known = canonicalAddress(address);
  if (!ipaddr.IPv6.isValid(known)) return known;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${OWN_IPV6_BITS}`)}/${OWN_IPV6_BITS}`;
}

/**
 * Names the network of an address without telling it. Null for this machine: behind a proxy that is not trusted every
 * visitor would be one.
 */
export function networkDigest(address: string): string | null {
  if (isLoopback(address)) return null;
  return createHash('sha256').update(clientNetwork(address)).digest('base64url');
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
