import type { Clock } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { CLAIM_LINK_DAYS } from '#shared/guest-checkout.ts';
import type { Language } from '#shared/language.ts';
import { selectGuestIntent } from '../intents.queries.ts';
import type { PurchaseLinks } from './purchase-links.ts';

export interface PurchaseLink {
  readonly to: string;
  readonly full_name: string;
  readonly language: Language;
  readonly title: string;
  readonly token: string;
  /** Free, or begins with the link. */
  readonly waits: boolean;
  /** What was bought; null as long as it waits. */
  readonly order_id: string | null;
  /** Given by the staff. */
  readonly is_grant: boolean;
}

/** The facts for the mail that opens a guest's purchase; null if it was opened, or is not paid. */
export async function readPurchaseLink(
  reader: Reader,
  id: string,
  { links, clock }: { readonly links: PurchaseLinks; readonly clock: Clock },
): Promise<PurchaseLink | null> {
  const intent = await selectGuestIntent(reader, id);
  if (intent === null || intent.claimed_at !== null) return null;
  const { status, user_id, total_bigint, guest_email, guest_name, guest_language, title, order_id } = intent;
  const isReady =
    status === 'completed' || (status === 'waiting' && (user_id !== null || total_bigint === 0));
  if (!isReady || guest_email === null) return null;
  const expires = Math.floor(clock.now().getTime() / 1000) + CLAIM_LINK_DAYS * 86_400;
  return {
    to: guest_email,
    full_name: guest_name ?? '',
    language: guest_language ?? 'id',
    title,
    token: links.tokenOf({ intent_id: id, email: guest_email, expires }),
    waits: status === 'waiting',
    order_id,
    is_grant: intent.kind === 'grant',
  };
}
