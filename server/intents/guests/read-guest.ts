import { findActiveAccount } from '#server/account/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { selectGuestHolder } from './guests.queries.ts';
import type { PurchaseLinks } from './purchase-links.ts';

interface GuestQuery {
  readonly cookie: string;
  readonly product: { readonly slug: string } | { readonly id: string };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Null if this browser has paid for none, or the account no longer holds it. */
export async function readGuest(
  { reader, links }: { readonly reader: Reader; readonly links: PurchaseLinks },
  { cookie, product }: GuestQuery,
) {
  const opened = links.readAccess(cookie);
  if (opened.length === 0 || ('id' in product && !UUID.test(product.id))) return null;
  const holder = await selectGuestHolder(reader, opened, product);
  const account = holder === null ? null : await findActiveAccount(reader, holder.user_id);
  return holder === null || account === null ? null : { account, order_id: holder.order_id };
}
