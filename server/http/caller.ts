import type { KeyCaller } from '#server/api-keys/index.ts';
import type { Account } from '#server/identity/index.ts';

/** From the session or an API key, never from the request body. */
export interface Caller extends Account {
  /** The key that speaks for the account. */
  readonly api_key?: KeyCaller['api_key'];
  /** Of a browser that paid as a guest: it is told of this order only, of nothing else that the account has. */
  readonly guest_order_id?: string;
}

/** The caller, and the cookies of a renewed session. */
export interface CallerLookup {
  readonly caller: Caller | null;
  readonly set_cookies: readonly string[];
}
