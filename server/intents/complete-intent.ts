import { ensureGuestAccount, readAccount } from '#server/account/index.ts';
import { usesNamedDiscount } from '#server/discounts/index.ts';
import type { PaidPurchases, ReceivedPayment } from '#server/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { isRetryable, withSavepoint, withTx } from '#server/platform/database/with-tx.ts';
import { isUnavailable } from '#server/platform/failures/failures.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deliverGrant } from './grants/grants.ts';
import { intentHandlers } from './intent-handlers.ts';
import {
  type GuestIntentRow,
  lockIntent,
  markCancelled,
  markCompleted,
  setBuyer,
  undismissIntent,
} from './intents.queries.ts';

export interface IntentServices {
  readonly db: Database;
  readonly clock: Clock;
}

export const paidPurchases: PaidPurchases = { lockBuyer, complete: completePaidIntent };

async function lockBuyer(tx: Tx, id: string): Promise<string> {
  return buyerOf(tx, await lockExisting(tx, id));
}

/** A guest gets the address's account, existing or new, without any sign-in. */
export async function buyerOf(tx: Tx, intent: GuestIntentRow): Promise<string> {
  if (intent.user_id !== null) return intent.user_id;
  const { guest_email, guest_name, guest_phone, guest_language } = intent;
  if (guest_email === null || guest_name === null)
    throw new Error(`purchase intent ${intent.id} has no buyer`);
  const user_id = await ensureGuestAccount(tx, {
    email: guest_email,
    full_name: guest_name,
    whatsapp: guest_phone,
    language: guest_language ?? 'id',
  });
  await setBuyer(tx, intent.id, user_id);
  return user_id;
}

/** Behind a savepoint: our own failure keeps the credit and is retried by a job. */
async function completePaidIntent(tx: Tx, id: string, { now, received }: ReceivedPayment): Promise<void> {
  const intent = await lockExisting(tx, id);
  if (intent.status !== 'waiting') {
    // Paid twice or late: a guest has no other place to read that the money is there.
    if (intent.guest_email !== null)
      await addJob(tx, { name: 'send-guest-credit', payload: { intent_id: id } });
    else if (intent.status === 'cancelled') await notifyUnusedPayment(tx, intent);
    return;
  }
  // A guest's purchase is never paid from what the account had before.
  if (intent.guest_email !== null && received < intent.total_bigint)
    return cancel(tx, intent, 'AMOUNT_DIFFERS');
  try {
    await completeOrCancel(tx, intent, now);
  } catch (error) {
    if (isUnavailable(error) || isRetryable(error)) throw error;
    await addJob(tx, { name: 'complete-purchase-intent', payload: { intent_id: id } });
  }
}

/**
 * Completes a purchase whose money is there (DECISIONS 10). It locks the intent, so repeated webhooks, a retry or a
 * crash buy once. A refusal cancels the intent with its reason, and the credit stays in the wallet. A failure is
 * thrown, so that the job is retried.
 */
export async function completeIntent({ db, clock }: IntentServices, id: string): Promise<void> {
  await withTx(db, async (tx) => {
    const intent = await lockExisting(tx, id);
    if (intent.status === 'waiting') await completeOrCancel(tx, intent, clock.now());
    return succeed(null);
  });
}

export async function completeOrCancel(tx: Tx, intent: GuestIntentRow, now: Date): Promise<void> {
  const { id } = intent;
  const isGuest = intent.guest_email !== null;
  if (isGuest && intent.claimed_at === null && (await needsVerifiedAddress(tx, intent))) {
    await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } });
    return;
  }
  const bought = await withSavepoint(tx, async (inner) => {
    const bought = await buy(inner, intent, now);
    if (!bought.ok) return bought;
    await markCompleted(inner, id, bought.value.order_id);
    if (isGuest && intent.claimed_at === null) {
      await addJob(inner, { name: 'send-purchase-link', payload: { intent_id: id } });
    }
    return bought;
  });
  if (!bought.ok) await cancel(tx, intent, bought.refusal.code);
}

async function needsVerifiedAddress(tx: Tx, { id, kind }: GuestIntentRow): Promise<boolean> {
  return kind === 'subscription' || (await usesNamedDiscount(tx, id));
}

async function buy(
  tx: Tx,
  intent: GuestIntentRow,
  now: Date,
): Promise<Result<{ readonly order_id: string }, { readonly code: string }>> {
  const account = await readAccount(tx, await buyerOf(tx, intent));
  if (!account.is_active) return refuse({ code: 'ACCOUNT_INACTIVE' });
  const { id: userId, email, full_name } = account;
  const request = { buyer: { id: userId, email, full_name }, request: intent.request };
  if (intent.kind === 'grant')
    return deliverGrant(tx, { owner: request.buyer, request: intent.request, now });
  return intentHandlers[intent.kind].buy(tx, request, {
    key: `intent:${intent.id}`,
    intent_id: intent.id,
    now,
  });
}

async function cancel(tx: Tx, { id, total_bigint }: GuestIntentRow, reason: string): Promise<void> {
  await markCancelled(tx, id, reason);
  // Nothing was paid, so no mail: the page behind the link says what became of the purchase.
  if (total_bigint > 0) await addJob(tx, { name: 'send-intent-cancelled', payload: { intent_id: id } });
}

/** A payment for a purchase that had ended is credit; its reason is mailed and shown in the wallet again. */
async function notifyUnusedPayment(tx: Tx, { id }: GuestIntentRow): Promise<void> {
  await undismissIntent(tx, id);
  await addJob(tx, { name: 'send-intent-cancelled', payload: { intent_id: id } });
}

async function lockExisting(tx: Tx, id: string): Promise<GuestIntentRow> {
  const intent = await lockIntent(tx, id);
  if (intent === null) throw new Error(`purchase intent ${id} does not exist`);
  return intent;
}
