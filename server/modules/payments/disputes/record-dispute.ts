import { recordAudit, systemActor } from '#server/modules/audit/index.ts';
import { lockWallet } from '#server/modules/ledger/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { shareOf } from '#shared/foreign-money.ts';
import type { Sen } from '#shared/money.ts';
import type { DisputeUpdate } from '../gateways/gateway.ts';
import { lockPaidPayment, readToldDispute, writeNews } from './disputes.queries.ts';
import { statusAfter } from './disputes.rules.ts';

/**
 * Keeps what a gateway says of a dispute; the database freezes the wallet with it (DECISIONS 59). Notices may come twice
 * and in any order: the newest by the gateway's clock stands. One that the gateway calls won opens the wallet again, one
 * that it takes up again freezes it again, one that is lost waits for an admin. Throws for a payment that is not known
 * here, so the notice stays before the eyes of the staff.
 */
export async function recordDispute(tx: Tx, gateway: string, update: DisputeUpdate): Promise<void> {
  // Held until the end: of two notices at the same moment the second sees what the first one wrote.
  const payment = await lockPaidPayment(tx, gateway, update.transaction_ids);
  if (payment === null) {
    throw new Error(
      `${gateway} tells of a dispute of a payment that is not known: ${update.gateway_dispute_id}`,
    );
  }
  await lockWallet(tx, payment.user_id);
  const known = await readToldDispute(tx, gateway, update.gateway_dispute_id);
  const status = statusAfter(known, update);
  if (status === null) return;
  const { gateway_dispute_id, kind, state: gateway_state, reason, due_at, told_at } = update;
  // What it is about may change while it is open; a notice that names no amount changes none.
  const isAmountKept = known !== null && (status !== 'open' || update.charge === null);
  const amount_bigint = isAmountKept ? known.amount_bigint : amountOf(payment, update);
  const told = { status, gateway_state, reason, due_at, told_at, amount_bigint };
  const dispute_id = await writeNews(
    tx,
    { gateway, gateway_dispute_id, payment_id: payment.id, kind },
    { ...told, is_status_new: status !== known?.status },
  );
  await recordAudit(tx, systemActor, {
    action: 'dispute.told',
    subject: { type: 'payment', id: payment.id },
    after: { dispute_id, kind, state: gateway_state, status, amount_bigint },
  });
}

interface Paid {
  readonly received_bigint: Sen;
  readonly charge_currency: string;
  readonly received_charge_bigint: number | null;
}

/** Sen that are in dispute: as much of what was credited as of what was collected; all of it in an unknown currency. */
function amountOf(payment: Paid, { charge }: DisputeUpdate): Sen {
  const { received_bigint, charge_currency, received_charge_bigint } = payment;
  if (charge === null || charge.currency !== charge_currency) return received_bigint;
  const whole = received_charge_bigint ?? received_bigint;
  return charge.minor >= whole ? received_bigint : shareOf(received_bigint, charge.minor, whole);
}
