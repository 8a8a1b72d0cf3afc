import { type Result, refuse, succeed } from '#shared/result.ts';
import { type LockedWallet, lockWallet } from '../ledger/index.ts';
import type { SubscriptionEvent } from '../notifications/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { toRow, toState } from './state-row.ts';
import { type Subscription, toSubscription } from './subscription.ts';
import type { SubscriptionNotFound } from './subscriptions.errors.ts';
import { selectForUpdate, updateState } from './subscriptions.queries.ts';
import type { SubscriptionState } from './subscriptions.rules.ts';
import type { SubscriptionRow } from './subscriptions.schema.ts';

export interface OwnedSubscription {
  readonly user_id: string;
  readonly id: string;
}

export interface LockedSubscription {
  readonly row: SubscriptionRow;
  readonly state: SubscriptionState;
  readonly wallet: LockedWallet;
}

/** Wallet first, as purchases, refunds and renewals do, which avoids deadlocks. */
export async function lockOwnSubscription(
  tx: Tx,
  { user_id, id }: OwnedSubscription,
): Promise<Result<LockedSubscription, SubscriptionNotFound>> {
  const wallet = await lockWallet(tx, user_id);
  const row = await selectForUpdate(tx, id);
  if (row === null || row.user_id !== user_id) return refuse({ code: 'SUBSCRIPTION_NOT_FOUND' });
  return succeed({ row, state: toState(row), wallet });
}

export async function saveState(
  tx: Tx,
  row: SubscriptionRow,
  state: SubscriptionState,
): Promise<Subscription> {
  const columns = toRow(state);
  await updateState(tx, row.id, columns);
  return toSubscription(tx, { ...row, ...columns });
}

/** Runs in the transaction that it reports, so that it is sent exactly if that commits. */
export async function queueSubscriptionMail(
  tx: Tx,
  subscriptionId: string,
  event: SubscriptionEvent,
): Promise<void> {
  await addJob(tx, {
    name: 'send-subscription-mail',
    payload: { subscription_id: subscriptionId, news: event },
  });
}
