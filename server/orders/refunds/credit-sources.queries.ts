import { sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/database/db.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import { type Movement, OTHER, PROMOTION, type Reservation } from './credit-sources.rules.ts';

interface Line {
  readonly amount: number;
  readonly type: LedgerType;
  readonly order_id: string | null;
  readonly is_promotion: boolean;
  /** The payment that brought the entry's credit, or that it was refunded to. */
  readonly payment_id: string | null;
  readonly sent_to: string | null;
}

export async function selectWalletMovements(reader: Reader, userId: string): Promise<readonly Movement[]> {
  const { rows } = await reader.execute<Line & Record<string, unknown>>(sql`
    select e.amount_bigint as amount, p.type,
           case when p.reference_type = 'order' then p.reference_id end as order_id,
           exists (select from ledger_entries a where a.posting_id = p.id and a.account = 'promotions') as is_promotion,
           coalesce(paid.id, payout.payment_id, back.payment_id, d.payment_id) as payment_id, sent.payment_id as sent_to
    from wallets w
    join ledger_entries e on e.wallet_id = w.id
    join ledger_postings p on p.id = e.posting_id
    left join payments paid on paid.posting_id = p.id
    left join gateway_refunds sent on sent.refund_posting_id = p.id
    left join gateway_refunds payout on payout.payout_posting_id = p.id
    left join gateway_refunds back on back.return_posting_id = p.id
    left join payment_disputes d on p.reference_type = 'dispute' and d.id::text = p.reference_id
    where w.user_id = ${userId} order by e.id`);
  return rows.map(toMovement);
}

function toMovement({ amount, type, order_id, is_promotion, payment_id, sent_to }: Line): Movement {
  if (type === 'refund' && order_id !== null) {
    return { kind: 'refund', order_id, payment_id: sent_to, amount };
  }
  if (amount > 0) {
    return { kind: 'credit', source: is_promotion ? PROMOTION : (payment_id ?? OTHER), amount };
  }
  if (payment_id !== null) return { kind: 'payout', payment_id, amount: -amount };
  const isSpent = type === 'purchase' || type === 'subscription';
  return { kind: 'debit', order_id: isSpent ? order_id : null, amount: -amount };
}

export async function selectReservations(reader: Reader, userId: string): Promise<readonly Reservation[]> {
  const { rows } = await reader.execute<Reservation & Record<string, unknown>>(sql`
    select r.order_id, r.payment_id, r.amount_bigint as amount
    from gateway_refunds r join payments p on p.id = r.payment_id
    where p.user_id = ${userId} and r.status <> 'failed' and r.refund_posting_id is null`);
  return rows;
}
