import type { Charge } from '#contract/subscriptions/subscriptions.ts';
import { planName } from '#messages/catalog/plan-names.ts';
import { readAccount } from '#server/account/index.ts';
import { readHeldProducts } from '#server/catalog/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { readWalletSummary } from '#server/wallet/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OwnedSubscription } from './save-subscription.ts';
import { type Subscription, type SubscriptionSummary, toSubscriptions, toSummaries } from './subscription.ts';
import type { SubscriptionNotFound } from './subscriptions.errors.ts';
import {
  type OwnSubscriptionsQuery,
  selectById,
  selectCharges,
  selectOwn,
  selectOwnPage,
} from './subscriptions.queries.ts';

export async function listSubscriptions(
  reader: Reader,
  userId: string,
  page: OwnSubscriptionsQuery,
): Promise<{ readonly subscriptions: Subscription[]; readonly total: number }> {
  const { rows, total } = await selectOwnPage(reader, userId, page);
  return { subscriptions: await toSubscriptions(reader, rows), total };
}

export async function listSubscriptionSummaries(
  reader: Reader,
  userId: string,
  page: OwnSubscriptionsQuery,
): Promise<SubscriptionSummary[]> {
  const { rows } = await selectOwnPage(reader, userId, page);
  return toSummaries(reader, rows);
}

export async function listCharges(
  reader: Reader,
  { user_id, id }: OwnedSubscription,
  window: PageWindow,
): Promise<Result<{ charges: Charge[]; total: number }, SubscriptionNotFound>> {
  if ((await selectOwn(reader, user_id, id)) === null) return refuse({ code: 'SUBSCRIPTION_NOT_FOUND' });
  const { charges, total } = await selectCharges(reader, id, window);
  return succeed({
    charges: charges.map((charge) => ({ ...charge, plan_name: planName(charge.plan_name) })),
    total,
  });
}

/** Null for a closed account. */
export async function readMailRecipient(reader: Reader, subscriptionId: string) {
  const row = await selectById(reader, subscriptionId);
  if (row === null) throw new Error(`mail about a subscription that does not exist: ${subscriptionId}`);
  const account = await readAccount(reader, row.user_id);
  if (!account.is_active) return null;
  const [product] = await readHeldProducts(reader, [row.product_id]);
  const { balance_bigint } = await readWalletSummary(reader, row.user_id);
  return {
    user_id: row.user_id,
    email: account.email,
    full_name: account.full_name,
    product_title: product?.title ?? row.plan_name,
    plan_name: row.plan_name,
    balance_bigint,
  };
}
