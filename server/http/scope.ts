import { randomBytes } from 'node:crypto';
import type { Language } from '#contract/format-message.ts';
import type { LimitUsage } from '#server/platform/rate-limiter.ts';
import { canonicalAddress, clientNetwork } from './client-network.ts';

/** What the pipeline knows about one request, beside the request itself. */
export interface Scope {
  /** Made here, never taken from outside: it names the request in every log line and error. */
  readonly id: string;
  /** Client address; behind a proxy only when the configuration trusts it. */
  readonly address: string;
  /** What its attempts are counted against: the address, or all that its owner can choose from. */
  readonly network: string;
  /** What its errors speak. */
  readonly language: Language;
  /** `page`: a loader calls in process, so the request that it serves has passed the outer checks already. */
  readonly source: 'network' | 'page';
  /** Cookies that a session refresh wants to set on the answer. */
  readonly set_cookies: string[];
  /** The limits that this call was counted against. */
  readonly limits: LimitUsage[];
}

export function createScope(address: string, language: Language = 'id'): Scope {
  return {
    id: randomBytes(12).toString('base64url'),
    address: canonicalAddress(address),
    network: clientNetwork(address),
    language,
    source: 'network',
    set_cookies: [],
    limits: [],
  };
}

/** The scope of an API call that a page makes while it is rendered: same id in the logs, same address. */
export function pageScope(scope: Scope): Scope {
  return { ...scope, source: 'page' };
}

export interface Peer {
  readonly remote_address: string;
  readonly forwarded_for: string | null;
}

/**
 * The last entry of X-Forwarded-For is the one that our own proxy wrote; those before it are whatever the
 * client claimed. Without a trusted proxy the header is not looked at.
 */
export function clientAddress(peer: Peer, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? peer.forwarded_for?.split(',').at(-1)?.trim() : undefined;
  return canonicalAddress(forwarded === undefined || forwarded === '' ? peer.remote_address : forwarded);
}
