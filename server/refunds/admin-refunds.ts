import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { QueuedRefund, StaffRefundResult } from '#contract/refunds/admin.ts';
import { findUndeletedAccount } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import { lockOrder, refundOrder, refundOrderToPayment } from '#server/orders/index.ts';
import { getOwnPayment } from '#server/payments/index.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { RefundMethod } from '#shared/refunds/refunds.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import {
  type Consumption,
  policyOf,
  type ReadConsumption,
  type RefundPolicy,
  readItemConsumptions,
  readRefundPolicy,
} from './refund-policy.ts';
import {
  countQueue,
  listRefundableOrders,
  type QueueFilter,
  type QueueRow,
  selectQueue,
} from './refund-requests.queries.ts';
import type { StaffRefundRefusal } from './refunds.errors.ts';

export interface StaffRefund {
  readonly actor: Actor & { readonly id: string };
  readonly user_id: string;
  /** Null: the user's only order with this much left. */
  readonly order_id: string | null;
  /** Null: the newest payment with enough left, when refunding to a payment. */
  readonly payment_id: string | null;
  /** Sen, more than zero. */
  readonly amount: Sen;
  readonly reason: string;
  readonly method: RefundMethod;
  readonly ends_access: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly gateways: readonly string[];
  readonly idempotency_key: string;
}

type Outcome = Result<StaffRefundResult, StaffRefundRefusal>;

/** Never more than paid (DECISIONS 49, 50). Without an order id, exactly one must match (AAPI-047). */
export function refundByStaff(db: Database, refund: StaffRefund): Promise<Outcome> {
  const { actor, idempotency_key, gateways: _, ...request } = refund;
  const claim = { user_id: actor.id, scope: 'admin-refund', key: idempotency_key, request };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: () => refundWithinTx(tx, refund),
      replay: (kept) => stored.parse(kept),
    }),
  );
}

const stored: z.ZodType<StaffRefundResult> = z.object({
  refund_id: z.uuid(),
  order_id: z.uuid(),
  refundable_bigint: z.int().transform(sen),
});

async function refundWithinTx(tx: Tx, refund: StaffRefund): Promise<Outcome> {
  const order = await lockRefundableOrder(tx, refund);
  if (!order.ok) return order;
  const paid = await paymentRefusal(tx, refund);
  if (paid !== null) return refuse(paid);
  const given = await post(tx, refund, order.value);
  if (!given.ok) return given;
  await recordAudit(tx, refund.actor, {
    action: 'order.refunded',
    subject: { type: 'order', id: order.value },
    after: {
      refund_id: given.value.refund_id,
      amount_bigint: refund.amount,
      refund_method: refund.method,
      reason: refund.reason,
      ends_access: refund.ends_access,
      ...(refund.payment_id === null ? {} : { payment_id: refund.payment_id }),
      ...(Object.keys(refund.metadata).length === 0 ? {} : { metadata: refund.metadata }),
    },
  });
  return given;
}

async function lockRefundableOrder(
  tx: Tx,
  { user_id, order_id, amount }: StaffRefund,
): Promise<Result<string, StaffRefundRefusal>> {
  if ((await findUndeletedAccount(tx, user_id)) === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (order_id !== null) {
    const order = await lockOrder(tx, order_id);
    return order?.user_id === user_id ? succeed(order_id) : refuse({ code: 'ORDER_NOT_FOUND' });
  }
  const [only, ...others] = await listRefundableOrders(tx, user_id, amount);
  if (only === undefined) return refuse({ code: 'NOTHING_TO_REFUND' });
  if (others.length > 0) return refuse({ code: 'ORDER_REQUIRED', details: { orders: [only, ...others] } });
  return succeed(only.id);
}

/** A given payment must be the user's, whichever way the money goes. */
async function paymentRefusal(
  tx: Tx,
  { user_id, payment_id }: StaffRefund,
): Promise<StaffRefundRefusal | null> {
  if (payment_id === null || (await getOwnPayment(tx, user_id, payment_id)).ok) return null;
  return { code: 'PAYMENT_NOT_FOUND' };
}

async function post(tx: Tx, refund: StaffRefund, order_id: string): Promise<Outcome> {
  const { actor, amount, reason, ends_access, payment_id, gateways } = refund;
  const refund_id = randomUUID();
  const input = { order_id, amount, reason, ends_access, idempotency_key: refund_id, created_by: actor.id };
  const given =
    refund.method === 'wallet_credit'
      ? await refundOrder(tx, { ...input, metadata: { ...refund.metadata, payment_id } })
      : await refundOrderToPayment(tx, { ...input, payment_id, gateways });
  if (given.ok) {
    const { left, ...names } = { refund_id, ...given.value };
    return succeed({ ...names, order_id, refundable_bigint: left });
  }
  const { refusal } = given;
  switch (refusal.code) {
    case 'REFUND_EXCEEDS_PAID':
      return refuse({
        code: refusal.code,
        details: { refundable_bigint: refusal.refundable_bigint },
      });
    case 'ALREADY_POSTED':
      throw new Error('a refund under a fresh key was posted before');
    default:
      return refuse({ code: refusal.code });
  }
}

/** Includes everything staff need to decide (DECISIONS 51). */
export async function listRefundQueue(
  reader: Reader,
  filter: QueueFilter,
  { readConsumption, ...window }: PageWindow & { readonly readConsumption: ReadConsumption },
): Promise<{ readonly refunds: QueuedRefund[]; readonly total: number; readonly waiting: number }> {
  const [rows, counts, current] = await Promise.all([
    selectQueue(reader, filter, window),
    countQueue(reader, filter),
    readRefundPolicy(reader),
  ]);
  // A request freezes nothing: consumption counts at the decision (DECISIONS 56).
  const open = rows.filter(({ status }) => status === 'requested');
  const used = await readItemConsumptions(reader, open, readConsumption);
  const usedNow = new Map(open.map(({ id }, n) => [id, used[n]]));
  return { refunds: rows.map((row) => toQueued(row, { used: usedNow.get(row.id), current })), ...counts };
}

interface Facts {
  readonly used: Consumption | undefined;
  readonly current: RefundPolicy;
}

function toQueued(row: QueueRow, { used, current }: Facts): QueuedRefund {
  const { given_ids: _, decided_consumed_percent, decided_download_count, metadata, ...request } = row;
  const waitedMs = Date.parse(row.created_at) - Date.parse(row.bought_at);
  return {
    ...request,
    policy: policyOf(metadata) ?? current,
    used_now: used ?? {
      consumed_percent: decided_consumed_percent ?? row.consumed_percent,
      download_count: decided_download_count ?? row.download_count,
    },
    days_since_purchase: Math.floor(waitedMs / DAY_MS),
  };
}
