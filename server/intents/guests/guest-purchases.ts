import type { Order } from '#contract/checkout/checkout.ts';
import type { GuestPurchase } from '#contract/intents/guest-checkout.ts';
import { getOwnOrder } from '#server/orders/index.ts';
import { checkPaymentsOf, readPaymentOf, type TopUpServices } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { GUEST_ACCESS_MINUTES, GUEST_EMAIL_CHANGE_HOURS } from '#shared/shop/guest-checkout.ts';
import { type GuestIntentRow, lockIntent, selectGuestIntent } from '../intents.queries.ts';
import { isTrial, notaOfIntent, readWantedProduct } from '../read-intents.ts';
import { restoredAccess, selectGuestHolder, setGuestEmail } from './guests.queries.ts';
import type { PurchaseLinks } from './purchase-links.ts';

export interface GuestServices extends TopUpServices {
  readonly clock: Clock;
  readonly links: PurchaseLinks;
}

export interface GuestRequest {
  readonly id: string;
  readonly cookie: string;
}

export interface GuestPageRequest extends GuestRequest {
  readonly payment?: string | undefined;
}

export interface PurchaseNotFound {
  readonly code: 'PURCHASE_NOT_FOUND';
}
type Outcome = Result<GuestPurchase, PurchaseNotFound>;

/** Another browser's purchase reads as unknown. */
export async function getGuestPurchase(services: GuestServices, request: GuestPageRequest): Promise<Outcome> {
  const intent = await findOwn(services, request);
  if (intent === null) return refuse({ code: 'PURCHASE_NOT_FOUND' });
  const { payment = null, cookie } = request;
  const opened = services.links.readAccess(cookie);
  const page = { intent, payment, opened, now: services.clock.now() };
  return succeed(await readGuestPurchase(services.db.orm, page));
}

/** Null: opened by another browser. */
export async function findOwn(
  { db, links }: GuestServices,
  { id, cookie }: GuestRequest,
): Promise<GuestIntentRow | null> {
  return links.readAccess(cookie).includes(id) ? selectGuestIntent(db.orm, id) : null;
}

/** Serves a buyer who does not wait for the webhook. A silent gateway changes nothing. */
export async function checkGuestPayment(services: GuestServices, request: GuestRequest): Promise<Outcome> {
  const intent = await findOwn(services, request);
  if (intent?.status === 'waiting' && intent.total_bigint > 0) await checkPaymentsOf(services, intent.id);
  return getGuestPurchase(services, request);
}

export async function resendGuestAccess(services: GuestServices, request: GuestRequest): Promise<Outcome> {
  const found = await getGuestPurchase(services, request);
  if (found.ok) await queueLink(services, found.value);
  return found;
}

async function queueLink({ db }: GuestServices, { id, state }: GuestPurchase): Promise<void> {
  if (state !== 'bought' && state !== 'confirm') return;
  await withTx(db, async (tx) =>
    succeed(await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } })),
  );
}

/** Voids older links. The account follows once the new address is proved, so the answer reveals nothing. */
export async function changeGuestEmail(
  services: GuestServices,
  { email, ...request }: GuestRequest & { readonly email: string },
): Promise<Outcome> {
  const found = await getGuestPurchase(services, request);
  if (!found.ok || !found.value.can_change_email) return found;
  await withTx(services.db, async (tx) => {
    const intent = await lockIntent(tx, request.id);
    if (intent !== null && intent.claimed_at === null) await setGuestEmail(tx, intent.id, email);
    return succeed(null);
  });
  return resendGuestAccess(services, request);
}

/** Reasons that would reveal the address's account to a payer; only the mailbox is told. */
const ABOUT_THE_ACCOUNT = new Set([
  'ALREADY_OWNED',
  'ALREADY_SUBSCRIBED',
  'ACCOUNT_INACTIVE',
  'PROFILE_INCOMPLETE',
  'DISCOUNT_ALREADY_USED',
  'DISCOUNT_OWN_CODE',
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
    slug,
    title,
    type,
    gift_quantity: item.gift_quantity,
  }));
}
