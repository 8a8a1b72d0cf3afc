import type { Account } from '#server/account/index.ts';
import type { KeyCaller } from '#server/api-keys/index.ts';

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
