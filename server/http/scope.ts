import { randomBytes } from 'node:crypto';
import type { CallerLookup } from '#server/http/caller.ts';
import type { LimitUsage } from '#server/platform/rate-limiter.ts';
import { canonicalAddress, clientNetwork } from './client-network.ts';

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
    id: randomBytes(12).toString('base64url'),
    address: canonicalAddress(address),
    network: clientNetwork(address),
    source: 'network',
    set_cookies: [],
    limits: [],
    route: '(unknown)',
  };
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
