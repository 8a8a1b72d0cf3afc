import { createContext, useContext } from 'react';
import type { GuestPurchase } from '#contract/intents/guest-checkout.ts';

/** A guest's access to a page of the portal (DECISIONS 54). */
export type GuestAccess = Pick<GuestPurchase, 'id' | 'access_until'>;

export const GuestAccessContext = createContext<GuestAccess | null>(null);

/** Null for a signed-in user. */
export const useGuestAccess = (): GuestAccess | null => useContext(GuestAccessContext);
