import { randomUUID } from 'node:crypto';
import { readSubscriptionOffer } from '#server/catalog/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import { readHeldProductIds, recordOrder } from '#server/orders/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { queueSubscriptionMail } from '../save-subscription.ts';
import { toRow } from '../state-row.ts';
import { insertCharge, insertSubscription, selectSubscriptionHistory } from '../subscriptions.queries.ts';
import { givenState } from '../subscriptions.rules.ts';

export interface GrantedSubscription {
  readonly owner: { readonly id: string; readonly email: string; readonly full_name: string };
  readonly product_id: string;
  readonly days: number;
  readonly granted_by: string;
  readonly reason: string;
  readonly now: Date;
}

type GrantRefusal = { readonly code: 'ALREADY_OWNED' | 'PRODUCT_NOT_FOUND' };

/** Rp 0, in the first plan. It does not renew, so nothing is ever charged. Stock and trial rights stay. */
export async function grantSubscription(
  tx: Tx,
  { owner, product_id, days, granted_by, reason, now }: GrantedSubscription,
): Promise<Result<{ readonly id: string; readonly order_id: string }, GrantRefusal>> {
  // Purchases lock the wallet before they read holdings, so this serializes the two.
  await lockWallet(tx, owner.id);
  const offer = await readSubscriptionOffer(tx, product_id);
  const plan = offer?.plans[0];
  if (offer === null || plan === undefined) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { is_live } = await selectSubscriptionHistory(tx, owner.id, product_id);
  if (is_live || (await readHeldProductIds(tx, owner.id, [product_id])).size > 0) {
    return refuse({ code: 'ALREADY_OWNED' });
  }
  const [id, order_id] = [randomUUID(), randomUUID()];
  const { variant_id, name: plan_name, billing_cycle } = plan;
  const { title, slug, type } = offer;
  await recordOrder(tx, {
    id: order_id,
    user_id: owner.id,
    customer_email: owner.email,
    customer_name: owner.full_name,
    amount_bigint: sen(0),
    payment_method: 'grant',
    posting_id: null,
    metadata: { subscription_id: id, plan_name, granted_by, reason, days },
    items: [{ product_id, title, slug, type, price_bigint: sen(0) }],
  });
  const state = givenState({ variant_id, plan_name, billing_cycle, price_bigint: sen(0) }, days, now);
  const { period } = state;
  await insertSubscription(tx, {
    id,
    user_id: owner.id,
    product_id,
    order_id,
    started_at: now,
    ...toRow(state),
  });
  await insertCharge(tx, {
    subscription_id: id,
    period,
    plan_name,
    amount_bigint: sen(0),
    order_id,
    posting_id: null,
  });
  await queueSubscriptionMail(tx, id, { kind: 'granted', ends_at: period.end.toISOString() });
  return succeed({ id, order_id });
}
