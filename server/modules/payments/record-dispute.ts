import { recordAudit, theSystem } from '#server/modules/audit/index.ts';
import { lockWallet } from '#server/modules/ledger/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { shareOf } from '#shared/foreign-money.ts';
import { type Sen, sen } from '#shared/money.ts';
import { lockPaidPayment, upsertDispute, writeSettlement } from './disputes.queries.ts';
import type { DisputeNews } from './gateway.ts';

/**
 * Keeps what a gateway says of a dispute; the database freezes the wallet with it (DECISIONS 59). Notices may come twice
 * and in any order: the newest by the gateway's clock stands. One that the gateway calls won opens the wallet again, one
 * that is lost waits for an admin. Throws for a payment that is not known here, so the notice stays before the eyes of
 * the staff.
 */
export async function recordDispute(tx: Tx, gateway: string, news: DisputeNews): Promise<void> {
  const payment = await lockPaidPayment(tx, gateway, news.transaction_ids);
  if (payment === null) {
    throw new Error(
      `${gateway} tells of a dispute of a payment that is not known: ${news.gateway_dispute_id}`,
    );
  }
  await lockWallet(tx, payment.user_id);
  const { transaction_ids: _, charge: __, state: gateway_state, ...told } = news;
  const amount_bigint = amountOf(payment, news);
  const dispute = await upsertDispute(tx, {
    ...told,
    gateway_state,
    gateway,
    payment_id: payment.id,
    amount_bigint,
  });
  if (dispute.status !== 'open') return;
  if (dispute.gateway_state === 'won') {
    const nothing = { taken_bigint: sen(0), claim_bigint: sen(0), settled_by: null };
    await writeSettlement(tx, dispute.id, { status: 'won', ...nothing });
  }
  await recordAudit(tx, theSystem, {
    action: 'dispute.told',
    subject: { type: 'payment', id: payment.id },
    after: { dispute_id: dispute.id, kind: news.kind, state: dispute.gateway_state, amount_bigint },
  });
}

interface Paid {
  readonly received_bigint: Sen;
  readonly charge_currency: string;
  readonly received_charge_bigint: number | null;
}

/** Sen that are in dispute: as much of what was credited as of what was collected; all of it in an unknown currency. */
function amountOf(payment: Paid, { charge }: DisputeNews): Sen {
  const { received_bigint, charge_currency, received_charge_bigint } = payment;
  if (charge === null || charge.currency !== charge_currency) return received_bigint;
  const whole = received_charge_bigint ?? received_bigint;
  return charge.minor >= whole ? received_bigint : shareOf(received_bigint, charge.minor, whole);
}
