import { createContext, useContext } from 'react';
import type { GuestPurchase } from '#contract/public/guest-checkout.ts';

/** The purchase by which a browser without an account sees a page of the portal (DECISIONS 54). */
export type GuestAccess = Pick<GuestPurchase, 'id' | 'access_until'>;

/** Filled by the portal's layout. */
export const GuestAccessContext = createContext<GuestAccess | null>(null);

/** Null for somebody who is signed in. */
export const useGuestAccess = (): GuestAccess | null => useContext(GuestAccessContext);
