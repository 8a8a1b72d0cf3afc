import { timingSafeEqual } from 'node:crypto';
import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectGuestIntent } from '../intents.queries.ts';
import { readWantedProduct } from '../wanted-product.ts';
import type { PurchaseLinks } from './purchase-links.ts';

interface ResumedPurchase {
  readonly id: string;
  readonly access: string;
  readonly page: string;
}

/** A reminder's link continues the payment in any browser, because its holder holds the mailbox. */
export async function resumeGuestPurchase(
  { reader, links }: { readonly reader: Reader; readonly links: PurchaseLinks },
  token: string,
): Promise<Result<ResumedPurchase, { readonly code: 'INVALID_TOKEN' }>> {
  const id = links.resumedBy(token);
  const intent = id === null ? null : await selectGuestIntent(reader, id);
  const email = intent?.guest_email ?? null;
  if (intent === null || email === null || !isSame(links.resumeTokenOf(intent.id, email), token))
    return refuse({ code: 'INVALID_TOKEN' });
  const page = (await readWantedProduct(reader, intent.request))?.checkout ?? '/marketplace';
  return succeed({ id: intent.id, access: links.accessOf(intent.id), page });
}

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
