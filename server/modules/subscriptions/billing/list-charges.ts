import type { Reader } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Rupiah, type Sen, sen, toRupiah } from '#shared/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { OwnedSubscription } from '../lock-own-subscription.ts';
import type { SubscriptionNotFound } from '../subscriptions.errors.ts';
import { selectCharges, selectOwn } from '../subscriptions.queries.ts';

export interface Charge {
  readonly id: string;
  readonly order_id: string;
  readonly plan_name: string;
  readonly period_start: string;
  readonly period_end: string;
  readonly amount: Rupiah;
  readonly amount_bigint: Sen;
  readonly created_at: string;
}

/** Lists the charges of one of the user's subscriptions, newest period first. */
export async function listCharges(
  reader: Reader,
  owned: OwnedSubscription,
  window: PageWindow,
): Promise<Result<{ charges: Charge[]; total: number }, SubscriptionNotFound>> {
  const row = await selectOwn(reader, owned.user_id, owned.id);
  if (row === null) return refuse({ code: 'SUBSCRIPTION_NOT_FOUND' });
  const { rows, total } = await selectCharges(reader, row.id, window);
  return succeed({ charges: rows.map(toCharge), total });
}

function toCharge(row: Awaited<ReturnType<typeof selectCharges>>['rows'][number]): Charge {
  const amount_bigint = sen(row.amount_bigint);
  return {
    id: row.id,
    order_id: row.order_id,
    plan_name: row.plan_name,
    period_start: row.period_start.toISOString(),
    period_end: row.period_end.toISOString(),
    amount: toRupiah(amount_bigint),
    amount_bigint,
    created_at: row.created_at.toISOString(),
  };
}
