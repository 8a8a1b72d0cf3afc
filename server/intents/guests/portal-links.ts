import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { CLAIM_LINK_DAYS } from '#shared/shop/guest-checkout.ts';
import { selectUnclaimedIntent } from './guests.queries.ts';
import { createPurchaseLinks } from './purchase-links.ts';

interface Installation {
  readonly db: Database;
  readonly clock: Clock;
  readonly app_url: string;
}

export type PortalLink = (email: string, path: string) => Promise<string>;

/** A guest who never came has no sign-in, so the mail's link proves the mailbox and leads on to the page. */
export function createGuestLinks({ db, clock, app_url }: Installation, secret: string) {
  const links = createPurchaseLinks(secret);
  const portalLink: PortalLink = async (email, path) => {
    const intent_id = await selectUnclaimedIntent(db.orm, email);
    if (intent_id === null) return app_url + path;
    const expires = Math.floor(clock.now().getTime() / 1000) + CLAIM_LINK_DAYS * 86_400;
    const query = new URLSearchParams({ token: links.tokenOf({ intent_id, email, expires }), next: path });
    return `${app_url}/purchase/open?${query}`;
  };
  return { links, portalLink };
}
