import type { UnclaimedPurchase } from '#contract/orders/admin.ts';
import { changeUnverifiedEmail } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { getOwnOrder } from '#server/orders/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { subscribeToNews } from '#server/subscribers/index.ts';
import { grantTickedWhatsapp } from '#server/whatsapp/index.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { boughtPage, ownedPage } from '#shared/shop/bought-page.ts';
import { buyerOf, completeOrCancel } from '../complete-intent.ts';
import { type GuestIntentRow, lockIntent } from '../intents.queries.ts';
import { readWantedProduct } from '../read-intents.ts';
import type { GuestServices, PurchaseNotFound } from './guest-purchases.ts';
import { isOnlyPurchase, markClaimed, selectUnclaimed, type UnclaimedFilter } from './guests.queries.ts';
import type { ClaimToken } from './purchase-links.ts';

export interface ClaimServices extends Pick<GuestServices, 'db' | 'clock' | 'links'> {
  readonly createSignInCode: (email: string) => Promise<string>;
}

export interface ClaimedPurchase {
  readonly email: string;
  readonly code: string;
  readonly landing: string;
}

export interface ClaimRefusal {
  /** The address was corrected to one that has an account of its own: staff moves the purchase. */
  readonly code: 'CLAIM_LINK_INVALID' | 'CLAIM_WAITS_FOR_STAFF';
}
type ClaimResult = Result<{ readonly email: string; readonly landing: string }, ClaimRefusal>;

/**
 * Uses a mailed link, once. Its holder holds the mailbox, so a waiting purchase begins and a code signs in without a
 * password (DECISIONS 36, 54). Credentials set up before the address was proved are removed.
 */
export async function claimGuestPurchase(
  services: ClaimServices,
  token: string,
): Promise<Result<ClaimedPurchase, ClaimRefusal>> {
  const parsed = services.links.readToken(token);
  if (parsed === null) return refuse({ code: 'CLAIM_LINK_INVALID' });
  const claimed = await withTx(services.db, (tx) => claim(tx, services, parsed));
  if (!claimed.ok) return claimed;
  const { email, landing } = claimed.value;
  return succeed({ email, landing, code: await services.createSignInCode(email) });
}

async function claim(tx: Tx, { links, clock }: ClaimServices, token: ClaimToken): Promise<ClaimResult> {
  const intent = await lockIntent(tx, token.intent_id);
  const email = intent?.guest_email ?? null;
  const now = clock.now();
  const isValid =
    intent !== null &&
    email !== null &&
    intent.claimed_at === null &&
    intent.status !== 'withdrawn' &&
    token.expires * 1000 > now.getTime() &&
    links.isGenuine(token, email);
  if (!isValid) return refuse({ code: 'CLAIM_LINK_INVALID' });
  // An unpaid purchase has no link; one that is free gets its account now.
  if (intent.user_id === null && intent.total_bigint > 0) return refuse({ code: 'CLAIM_LINK_INVALID' });
  const user_id = await buyerOf(tx, intent);
  const isAlone = await isOnlyPurchase(tx, { ...intent, user_id });
  if (!(await changeUnverifiedEmail(tx, user_id, { email, isAlone }))) {
    return refuse({ code: 'CLAIM_WAITS_FOR_STAFF' });
  }
  await markClaimed(tx, intent.id);
  await subscribeToNews(tx, {
    email,
    language: intent.guest_language ?? 'id',
    source: 'checkout',
    words: intent.guest_news_words,
  });
  await grantTickedWhatsapp(
    tx,
    { id: user_id, email },
    {
      phone: intent.guest_phone,
      words: intent.guest_whatsapp_words,
      ticked_at: intent.created_at,
    },
  );
  const buyer: GuestIntentRow = { ...intent, user_id, claimed_at: now.toISOString() };
  if (intent.status === 'waiting') await completeOrCancel(tx, buyer, now);
  return succeed({ email, landing: await landingPath(tx, buyer) });
}

async function landingPath(tx: Tx, { id, user_id, kind }: GuestIntentRow): Promise<string> {
  const settled = await lockIntent(tx, id);
  const order_id = settled?.order_id ?? null;
  if (settled !== null && settled.status === 'cancelled') return refusedPurchasePath(tx, settled);
  if (order_id === null || user_id === null) return '/user/overview';
  if (kind === 'subscription') return '/user/subscriptions';
  const order = await getOwnOrder(tx, user_id, order_id);
  return boughtPage(order.ok ? order.value.items : []);
}

/** A repeated trial leads to the page that would charge, which says so before anything is paid. */
async function refusedPurchasePath(tx: Tx, { reason, request }: GuestIntentRow): Promise<string> {
  if (reason === 'ALREADY_SUBSCRIBED') return '/user/subscriptions';
  const wanted = await readWantedProduct(tx, request);
  if (wanted !== null && reason === 'ALREADY_OWNED') return ownedPage(wanted);
  return wanted !== null && reason === 'TRIAL_NOT_AVAILABLE' ? wanted.checkout : '/user/overview';
}

export async function listUnclaimedPurchases(
  reader: Reader,
  filter: UnclaimedFilter,
  window: PageWindow,
): Promise<{ readonly purchases: UnclaimedPurchase[]; readonly total: number }> {
  const { rows, total } = await selectUnclaimed(reader, filter, window);
  return {
    total,
    purchases: rows.map(({ total_bigint, ...row }) => ({ ...row, amount: toRupiah(total_bigint) })),
  };
}

export function resendPurchaseLink(
  db: Database,
  actor: Actor,
  id: string,
): Promise<Result<{ readonly sent_to: string }, PurchaseNotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly sent_to: string }, PurchaseNotFound>> => {
    const { rows } = await selectUnclaimed(tx, { id }, { limit: 1, offset: 0 });
    const [found] = rows;
    if (found === undefined) return refuse({ code: 'PURCHASE_NOT_FOUND' });
    await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } });
    await recordAudit(tx, actor, {
      action: 'order.link_resent',
      subject: { type: 'order', id: found.order_id ?? id },
    });
    return succeed({ sent_to: found.email });
  });
}
