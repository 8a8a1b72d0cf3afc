import { randomBytes } from 'node:crypto';
import type { CallerLookup } from '#server/http/caller.ts';
import type { LimitUsage } from '#server/platform/rate-limiter.ts';
import { canonicalAddress, clientNetwork } from './client-network.ts';

export interface Scope {
  /** Generated, never taken from the client; in every log line and error. */
  readonly id: string;
  /** Client address; from a proxy only if trusted by configuration. */
  readonly address: string;
  /** Rate limit key. */
  readonly network: string;
  /** `page`: an in-process call; the outer request has passed the checks. */
  readonly source: 'network' | 'page';
  /** Cookies of a renewed session. */
  readonly set_cookies: string[];
  readonly limits: LimitUsage[];
  /** The pattern that answers, for figures: an API path, a page's, or what kind of thing it was. */
  route: string;
  /** In-process calls of one page share who is calling: looked up once, and again after each write. */
  readonly page_caller?: { lookup: Promise<CallerLookup> | null };
}

export function createScope(address: string): Scope {
  return {
    id: randomBytes(12).toString('base64url'),
    address: canonicalAddress(address),
    network: clientNetwork(address),
    source: 'network',
    set_cookies: [],
    limits: [],
    route: '(unknown)',
  };
}

/** The scope of an in-process call: same request id and address. */
export function pageScope(scope: Scope): Scope {
  return { ...scope, source: 'page' };
}

export interface Peer {
  readonly remote_address: string;
  readonly forwarded_for: string | null;
}

/**
 * The last entry of X-Forwarded-For is our proxy's, the others are client claims. Ignored without a trusted proxy.
 */
export function clientAddress(peer: Peer, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? peer.forwarded_for?.split(',').at(-1)?.trim() : undefined;
  return canonicalAddress(forwarded === undefined || forwarded === '' ? peer.remote_address : forwarded);
}
