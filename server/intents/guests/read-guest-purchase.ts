import type { Order } from '#contract/checkout/checkout.ts';
import type { GuestPurchase } from '#contract/intents/guest-checkout.ts';
import { getOwnOrder } from '#server/orders/index.ts';
import { readPaymentOf } from '#server/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { toRupiah } from '#shared/money/money.ts';
import { GUEST_ACCESS_MINUTES, GUEST_EMAIL_CHANGE_HOURS } from '#shared/shop/guest-checkout.ts';
import { notaOfIntent } from '../intent-nota.ts';
import type { GuestIntentRow } from '../intents.queries.ts';
import { isTrial, readWantedProduct } from '../wanted-product.ts';
import { restoredAccess, selectGuestHolder } from './guests.queries.ts';

/** Reasons that would reveal the address's account to a payer; only the mailbox is told. */
const ABOUT_THE_ACCOUNT = new Set([
  'ALREADY_OWNED',
  'ALREADY_SUBSCRIBED',
  'ACCOUNT_INACTIVE',
  'PROFILE_INCOMPLETE',
  'DISCOUNT_ALREADY_USED',
  'DISCOUNT_FIRST_PURCHASE',
  'DISCOUNT_UNKNOWN',
]);

interface GuestPage {
  readonly intent: GuestIntentRow;
  readonly payment: string | null;
  readonly opened: readonly string[];
  readonly now: Date;
}

export async function readGuestPurchase(
  reader: Reader,
  { intent, payment: named, opened, now }: GuestPage,
): Promise<GuestPurchase> {
  const { id, title, status, reason, guest_email, claimed_at, settled_at } = intent;
  const payment = status === 'waiting' ? await readPaymentOf(reader, id, named) : null;
  const { items, nota } = await readPurchasedItems(reader, intent);
  const state = stateOf(intent, { items, payment, now });
  const since = Date.parse(settled_at ?? intent.created_at);
  const until = new Date(since + GUEST_ACCESS_MINUTES * 60_000);
  const owned = state === 'mailed' ? await readOwnedPurchase(reader, intent, opened) : null;
  const isYoung = now.getTime() < since + GUEST_EMAIL_CHANGE_HOURS * 3_600_000;
  return {
    id,
    title,
    amount: toRupiah(intent.total_bigint),
    nota: nota ?? notaOfIntent(intent, payment?.amount_bigint ?? null),
    email: guest_email ?? '',
    state: owned === null ? state : 'credited',
    is_declined: state === 'expired' && payment?.status === 'failed',
    is_trial: isTrial(intent.request),
    reason: state === 'credited' || owned !== null ? reason : null,
    owned,
    checkout_url: state === 'open' ? (payment?.checkout_url ?? null) : null,
    qr_text: state === 'open' ? (payment?.qr_text ?? null) : null,
    payment_method: payment?.payment_method ?? null,
    expires_at: state === 'open' ? (payment?.expires_at ?? null) : null,
    items: items ?? [],
    access_until:
      state === 'bought' && items !== null && items.length > 0 && until > now ? until.toISOString() : null,
    can_change_email: state !== 'credited' && state !== 'mailed' && claimed_at === null && isYoung,
  };
}

/** Includes only what this browser just bought for the account, which reveals nothing new to it. */
async function readOwnedPurchase(
  reader: Reader,
  { reason, user_id, request }: GuestIntentRow,
  opened: readonly string[],
): Promise<GuestPurchase['owned']> {
  if (reason !== 'ALREADY_OWNED' || user_id === null) return null;
  const product = await readWantedProduct(reader, request);
  if (product === null || (await selectGuestHolder(reader, opened, product))?.user_id !== user_id)
    return null;
  return { slug: product.slug, title: product.title };
}

type Payment = Awaited<ReturnType<typeof readPaymentOf>>;

function stateOf(
  { status, user_id, total_bigint, reason }: GuestIntentRow,
  {
    items,
    payment,
    now,
  }: { readonly items: PurchasedItems['items']; readonly payment: Payment; readonly now: Date },
): GuestPurchase['state'] {
  switch (status) {
    case 'completed':
      return items === null ? 'mailed' : 'bought';
    case 'cancelled':
      // Nothing was paid; the page behind the mailed link says what became of it.
      if (total_bigint === 0) return 'confirm';
      return reason !== null && ABOUT_THE_ACCOUNT.has(reason) ? 'mailed' : 'credited';
    case 'withdrawn':
      return 'expired';
    case 'waiting': {
      if (total_bigint === 0 || user_id !== null) return 'confirm';
      // Paid after the purchase was read: it is about to be bought, so the page goes on asking.
      if (payment?.status === 'completed') return 'open';
      const isOpen = payment?.status === 'pending' && Date.parse(payment.expires_at) > now.getTime();
      return isOpen ? 'open' : 'expired';
    }
  }
}

interface PurchasedItems {
  /** Null when they would reveal what the account has or had; the mailed link opens them. */
  readonly items: GuestPurchase['items'] | null;
  /** The paid nota; null where nothing was bought or its amounts would reveal the same. */
  readonly nota: GuestPurchase['nota'] | null;
}

async function readPurchasedItems(
  reader: Reader,
  { user_id, order_id }: GuestIntentRow,
): Promise<PurchasedItems> {
  if (user_id === null || order_id === null) return { items: [], nota: null };
  const found = await getOwnOrder(reader, user_id, order_id);
  if (!found.ok) return { items: [], nota: null };
  const { items, nota } = found.value;
  const isTold = items.some(({ parts }) => parts.some(({ is_owned }) => is_owned));
  if (isTold || (await restoredAccess(reader, order_id))) return { items: null, nota: null };
  return { items: items.flatMap(itemsOf), nota };
}

function itemsOf({ parts, ...item }: Order['items'][number]): NonNullable<PurchasedItems['items']> {
  return (parts.length === 0 ? [item] : parts).map(({ slug, title, type }) => ({
    ...{ slug, title, type },
    gift_quantity: item.gift_quantity,
  }));
}
