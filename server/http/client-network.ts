import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** One IPv6 customer can choose any address within this prefix. */
const OWN_IPV6_BITS = 64;

/** IPv4-mapped IPv6 becomes IPv4; letters and zeros are normalized; anything else stays. */
export function canonicalAddress(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : address;
}

/** Rate limit key: an IPv4 address or an IPv6 network. */
export function clientNetwork(address: string): string {
  const known = canonicalAddress(address);
  if (!ipaddr.IPv6.isValid(known)) return known;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/${OWN_IPV6_BITS}`)}/${OWN_IPV6_BITS}`;
}

/** Null for this machine: behind an untrusted proxy every visitor would count as one. */
export function networkDigest(address: string): string | null {
  if (isLoopback(address)) return null;
  return createHash('sha256').update(clientNetwork(address)).digest('base64url');
}

export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
