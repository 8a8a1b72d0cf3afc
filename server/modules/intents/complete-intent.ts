import { readAccount } from '#server/modules/identity/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/db.ts';
import { addJob } from '#server/platform/queue.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { intentHandlers } from './intent-handlers.ts';
import { lockIntent, markCancelled, markCompleted } from './intents.queries.ts';

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
  const bought = await intentHandlers[intent.kind].buy(tx, request, { key: `intent:${id}`, now });
  if (!bought.ok) return refuse({ code: bought.refusal.code });
  await markCompleted(tx, id, bought.value.order_id);
  return succeed(null);
}
