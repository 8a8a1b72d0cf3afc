import { createContext, type RouterContext } from 'react-router';

/** Facts of the installation that pages may show. Nothing secret: a cached public page can carry them. */
export interface Site {
  /** Public origin, for canonical links. */
  readonly app_url: string;
  readonly is_development: boolean;
  /** Whether Google can sign people in here. */
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

/** Kept on the global object for the same reason as the key of the API client. */
globalThis.arunikaSiteContext ??= createContext<Site>();
export const siteContext = globalThis.arunikaSiteContext;
