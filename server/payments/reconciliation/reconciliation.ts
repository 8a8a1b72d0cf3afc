import type { Finding } from '#contract/payments/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { FindingKind, Resolution } from '#shared/payments/payments.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PaymentNotFound } from '../payments.errors.ts';
import { lockPayment, markClosed } from '../payments.queries.ts';
import { markReviewed, selectFindings } from './reconciliation.queries.ts';

/** Nobody works through more in one sitting. */
const MAX_LISTED = 100;

const resolutionOf: Readonly<Record<FindingKind, Resolution>> = {
  dispute: 'settle',
  warning: 'settle',
  stuck: 'check',
  late: 'review',
  amount_differs: 'review',
  duplicate: 'review',
  unmatched: 'replay',
};

export async function listFindings(reader: Reader): Promise<Omit<Finding, 'foreseen'>[]> {
  const rows = await selectFindings(reader, MAX_LISTED);
  return rows.map((row) => ({ ...row, resolution: resolutionOf[row.kind] }));
}

interface Review {
  readonly actor: Actor;
  readonly payment_id: string;
  readonly reason: string;
}
type Outcome = Result<{ readonly id: string }, PaymentNotFound>;

/** Moves no money and removes no flag. Closes a payment held for a wrong currency. */
export function reviewPayment(db: Database, { actor, payment_id, reason }: Review): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const payment = await lockPayment(tx, payment_id);
    if (payment === null) return refuse({ code: 'PAYMENT_NOT_FOUND' });
    const isHeld = payment.status === 'pending' && payment.flags.includes('currency_differs');
    if (isHeld) await markClosed(tx, payment_id, 'failed');
    await markReviewed(tx, payment_id);
    await recordAudit(tx, actor, {
      action: 'payment.reviewed',
      subject: { type: 'payment', id: payment_id },
      before: { status: payment.status, flags: [...payment.flags] },
      after: { status: isHeld ? 'failed' : payment.status, reason },
    });
    return succeed({ id: payment_id });
  });
}
