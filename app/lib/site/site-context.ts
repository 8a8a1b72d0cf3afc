import { createContext, type RouterContext } from 'react-router';
import type { AdPlatform } from '#shared/ads/ads.ts';

export interface Site {
  readonly app_url: string;
  readonly is_development: boolean;
  readonly has_google: boolean;
  readonly has_whatsapp: boolean;
  readonly has_assistant_endpoint: boolean;
  /** Those that may be told of a purchase whose buyer agrees. */
  readonly ad_platforms: readonly AdPlatform[];
  /** Empty outside development. */
  readonly demo_accounts: readonly {
    readonly email: string;
    readonly password: string;
    readonly label: string;
  }[];
  /** Empty outside development. */
  readonly demo_vouchers: readonly string[];
}

declare global {
  var arunikaSiteContext: RouterContext<Site> | undefined;
}

/** Global for the same reason as `apiContext`. */
globalThis.arunikaSiteContext ??= createContext<Site>();
export const siteContext = globalThis.arunikaSiteContext;
