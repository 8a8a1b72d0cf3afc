import { randomBytes } from 'node:crypto';
import { canonicalAddress, clientNetwork } from './client-network.ts';

/** What the pipeline knows about one request, beside the request itself. */
export interface Scope {
  /** Made here, never taken from outside: it names the request in every log line and error. */
  readonly id: string;
  /** Client address; behind a proxy only when the configuration trusts it. */
  readonly address: string;
  /** What its attempts are counted against: the address, or all that its owner can choose from. */
  readonly network: string;
  /** `page`: a loader calls in process, so the request that it serves has passed the outer checks already. */
  readonly source: 'network' | 'page';
  /** Cookies that a session refresh wants to set on the answer. */
  readonly set_cookies: string[];
}

export function createScope(address: string): Scope {
  const id = randomBytes(12).toString('base64url');
  const known = { address: canonicalAddress(address), network: clientNetwork(address) };
  return { id, ...known, source: 'network', set_cookies: [] };
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
