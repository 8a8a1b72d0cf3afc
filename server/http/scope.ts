import { createHash, randomFillSync } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Account } from '../account/index.ts';
import type { LimitUsage } from '../platform/rate-limiter.ts';
import type { KeyCaller } from '../programs/index.ts';

export interface Scope {
  /** Generated, never taken from the client; in every log line and error. */
  readonly id: string;
  /** Client address; from a proxy only if trusted by configuration. */
  readonly address: string;
  readonly network: string;
  /** `page`: an in-process call, whose outer request passed the checks. */
  readonly source: 'network' | 'page';
  readonly set_cookies: string[];
  readonly limits: LimitUsage[];
  /** The matched pattern, for figures: an API path, a page's, or a kind such as files. */
  route: string;
  /** In-process calls of one page look the caller up once, and again after each write. */
  readonly page_caller?: { lookup: Promise<CallerLookup> | null };
}

export function createScope(address: string): Scope {
  return {
    id: drawId(),
    address: canonicalAddress(address),
    network: clientNetwork(address),
    source: 'network',
    set_cookies: [],
    limits: [],
    route: '(unknown)',
  };
}

const ID_BYTES = 12;
/** Drawn for many requests at once, because a draw for each took a tenth of a kept page's time. */
const randomIds = Buffer.alloc(256 * ID_BYTES);
let drawn = randomIds.length;

function drawId(): string {
  if (drawn === randomIds.length) {
    randomFillSync(randomIds);
    drawn = 0;
  }
  drawn += ID_BYTES;
  return randomIds.toString('base64url', drawn - ID_BYTES, drawn);
}

export function pageScope(scope: Scope): Scope {
  return { ...scope, source: 'page' };
}

export interface Peer {
  readonly remote_address: string;
  readonly forwarded_for: string | null;
}

/** The last entry of X-Forwarded-For is our proxy's; the others are client claims. */
export function clientAddress(peer: Peer, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? peer.forwarded_for?.split(',').at(-1)?.trim() : undefined;
  return canonicalAddress(forwarded === undefined || forwarded === '' ? peer.remote_address : forwarded);
}

/** From the session or an API key, never from the request body. */
export interface Caller extends Account {
  readonly api_key?: KeyCaller['api_key'];
  /** Set for a browser that paid as a guest: it may see this order only, nothing else of the account. */
  readonly guest_order_id?: string;
}

export interface CallerLookup {
  readonly caller: Caller | null;
  readonly set_cookies: readonly string[];
}

/** One IPv6 customer can choose any address within this prefix. */
const OWN_IPV6_BITS = 64;

/** IPv4-mapped IPv6 becomes IPv4; letters and zeros are normalized; anything else stays. */
export function canonicalAddress(address: string): string {
  if (isIPv4(address)) return address;
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '');
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : address;
}

/** Rate limit key: an IPv4 address or an IPv6 network. */
export function clientNetwork(address: string): string {
  const known = canonicalAddress(address);
  if (isIPv4(known) || !ipaddr.IPv6.isValid(known)) return known;
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

export type PageHandler = (request: Request, scope: Scope) => Promise<Response | null>;
/** Null for paths outside /api/auth. */
export type AuthHandler = (request: Request, scope: Scope) => Promise<Response | null>;

export interface App {
  /** `address` is the client's. Never throws. */
  fetch(request: Request, address: string): Promise<Response>;
  callFromPage(request: Request, scope: Scope): Promise<Response>;
}
