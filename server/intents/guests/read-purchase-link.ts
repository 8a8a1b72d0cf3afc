import { readAccount } from '#server/account/index.ts';
import { getOwnOrder } from '#server/orders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';
import { type Rupiah, subtractSen, toRupiah } from '#shared/money/money.ts';
import { CLAIM_LINK_DAYS } from '#shared/shop/guest-checkout.ts';
import { type GuestIntentRow, selectGuestIntent } from '../intents.queries.ts';
import { isTrial } from '../wanted-product.ts';
import type { PurchaseLinks } from './purchase-links.ts';

export interface PurchaseLink {
  readonly to: string;
  readonly full_name: string;
  readonly language: Language;
  readonly title: string;
  readonly token: string;
  /** True for a free purchase and one that begins with the link. */
  readonly waits: boolean;
  /** Parts of a bundle the address held before, and the credit they left of the payment. */
  readonly owned: { readonly titles: readonly string[]; readonly amount: Rupiah } | null;
  /** Null while it waits. */
  readonly order_id: string | null;
  readonly is_trial: boolean;
  readonly is_grant: boolean;
}

/** Null if the purchase was opened or is not paid. */
export async function readPurchaseLink(
  reader: Reader,
  id: string,
  { links, clock }: { readonly links: PurchaseLinks; readonly clock: Clock },
): Promise<PurchaseLink | null> {
  const intent = await selectGuestIntent(reader, id);
  if (intent === null || intent.claimed_at !== null) return null;
  const { status, user_id, total_bigint, guest_email, guest_name, guest_language, title } = intent;
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
    is_trial: isTrial(intent.request),
    is_grant: intent.kind === 'grant',
    ...(await readSale(reader, intent)),
  };
}

/** A corrected address sees neither what the account held before nor amounts that would reveal it. */
async function readSale(
  reader: Reader,
  { user_id, order_id, total_bigint, guest_email }: GuestIntentRow,
): Promise<Pick<PurchaseLink, 'order_id' | 'owned'>> {
  if (user_id === null || order_id === null) return { order_id, owned: null };
  const order = await getOwnOrder(reader, user_id, order_id);
  const items = order.ok ? order.value.items : [];
  const held = items.flatMap(({ parts }) => parts.filter(({ is_owned }) => is_owned));
  if (!order.ok || held.length === 0) return { order_id, owned: null };
  const { email } = await readAccount(reader, user_id);
  if (email !== guest_email) return { order_id: null, owned: null };
  const credit = subtractSen(total_bigint, order.value.amount_bigint);
  const titles = held.map((part) => part.title);
  return { order_id, owned: credit > 0 ? { titles, amount: toRupiah(credit) } : null };
}
