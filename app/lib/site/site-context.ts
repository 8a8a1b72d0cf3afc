import { createContext, type RouterContext } from 'react-router';

/** Facts of the installation for pages. Public: cached pages carry them. */
export interface Site {
  /** Public origin, for canonical links. */
  readonly app_url: string;
  readonly is_development: boolean;
  /** Whether sign-in with Google is configured. */
  readonly has_google: boolean;
  /** Test accounts; empty outside development. */
  readonly demo_accounts: readonly {
    readonly email: string;
    readonly password: string;
    readonly label: string;
  }[];
  /** Voucher codes to try out; empty outside development. */
  readonly demo_vouchers: readonly string[];
}

declare global {
  var arunikaSiteContext: RouterContext<Site> | undefined;
}

/** Global for the same reason as `apiContext`. */
globalThis.arunikaSiteContext ??= createContext<Site>();
export const siteContext = globalThis.arunikaSiteContext;
