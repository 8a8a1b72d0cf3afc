import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import { reserveDiscounts } from '#server/modules/discounts/index.ts';
import { readAccount } from '#server/modules/identity/index.ts';
import { lockWallet } from '#server/modules/ledger/index.ts';
import {
  type OpenedTopUp,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from '#server/modules/payments/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import type { IntentKind } from '#shared/purchase-intents.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { intentHandlers, type PurchaseRequest, type RefusalsByKind } from './intent-handlers.ts';
import {
  lockIntent,
  markCancelled,
  markCompleted,
  markDismissed,
  selectWaitingIntent,
  upsertIntent,
} from './intents.queries.ts';
import { getOwnIntent, type IntentNotFound, toIntent } from './read-intents.ts';

type IntentRefusal<K extends IntentKind> = RefusalsByKind[K] | { readonly code: 'NOTHING_TO_PAY' };

/**
 * Stores a purchase to complete once the money arrives. Refuses what could not be bought now either, balance aside; the
 * same request twice is one intent. Moves no money.
 */
export function openIntent<K extends IntentKind>(
  db: Database,
  kind: K,
  input: PurchaseRequest,
): Promise<Result<PurchaseIntent, IntentRefusal<K>>> {
  return withTx(db, async (tx): Promise<Result<PurchaseIntent, IntentRefusal<K>>> => {
    // Locked, so that two tabs do not both reserve a buyer's last use of a discount.
    const wallet = await lockWallet(tx, input.buyer.id);
    const { buyer, request } = input;
    const waiting = await selectWaitingIntent(tx, { user_id: buyer.id, kind, request });
    const quoted = await intentHandlers[kind].quote(tx, input, waiting?.id);
    if (!quoted.ok) return quoted;
    const { title, total, discounts } = quoted.value;
    if (total === 0) return refuse({ code: 'NOTHING_TO_PAY' });
    const row = await upsertIntent(tx, { user_id: buyer.id, kind, request, title, total_bigint: total });
    await reserveDiscounts(tx, discounts, { user_id: buyer.id, intent_id: row.id });
    return succeed(toIntent(row, wallet.balance_bigint));
  });
}

/**
 * Opens a top-up that resumes a waiting purchase. Refuses another user's intent, and a settled one, which would wait
 * for nothing.
 */
export async function topUpForIntent(
  services: TopUpServices,
  topUp: TopUp & { readonly intent_id: string },
): Promise<Result<OpenedTopUp, TopUpRefusal | IntentNotFound | { readonly code: 'INTENT_SETTLED' }>> {
  const found = await getOwnIntent(services.db.orm, topUp.user_id, topUp.intent_id);
  if (!found.ok) return found;
  if (found.value.status !== 'waiting') return refuse({ code: 'INTENT_SETTLED' });
  return openTopUp(services, topUp);
}

export interface IntentServices {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Completes a waiting purchase after its top-up arrived (DECISIONS 10). Purchase and status are one transaction that
 * locks the intent, so repeated webhooks, a retry or a crash buy once. A refusal rolls back and cancels the intent with
 * its reason; the credit stays in the wallet. A failure is thrown, so that the job is retried.
 */
export async function completeIntent({ db, clock }: IntentServices, id: string): Promise<void> {
  const bought = await withTx(db, (tx) => buy(tx, id, clock.now()));
  if (bought.ok) return;
  await withTx(db, async (tx) => {
    const intent = await lockIntent(tx, id);
    // Completed or withdrawn since.
    if (intent?.status !== 'waiting') return succeed(null);
    await markCancelled(tx, id, bought.refusal.code);
    await addJob(tx, { name: 'send-intent-cancelled', payload: { intent_id: id } });
    return succeed(null);
  });
}

async function buy(tx: Tx, id: string, now: Date): Promise<Result<null, { readonly code: string }>> {
  const intent = await lockIntent(tx, id);
  if (intent === null) throw new Error(`purchase intent ${id} does not exist`);
  if (intent.status !== 'waiting') return succeed(null);
  const account = await readAccount(tx, intent.user_id);
  if (!account.is_active) return refuse({ code: 'ACCOUNT_INACTIVE' });
  const { id: userId, email, full_name } = account;
  const request = { buyer: { id: userId, email, full_name }, request: intent.request };
  const bought = await intentHandlers[intent.kind].buy(tx, request, {
    key: `intent:${id}`,
    intent_id: id,
    now,
  });
  if (!bought.ok) return refuse({ code: bought.refusal.code });
  await markCompleted(tx, id, bought.value.order_id);
  return succeed(null);
}

/** Withdraws a waiting intent, or hides a cancelled one; a completed one stays. */
export function dismissIntent(
  db: Database,
  userId: string,
  id: string,
): Promise<Result<PurchaseIntent, IntentNotFound>> {
  return withTx(db, async (tx): Promise<Result<PurchaseIntent, IntentNotFound>> => {
    const intent = await lockIntent(tx, id);
    if (intent?.user_id !== userId) return refuse({ code: 'INTENT_NOT_FOUND' });
    await markDismissed(tx, id);
    return getOwnIntent(tx, userId, id);
  });
}
