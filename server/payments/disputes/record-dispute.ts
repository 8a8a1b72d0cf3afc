import { recordAudit, systemActor } from '#server/audit/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { shareOf } from '#shared/money/foreign-money.ts';
import type { Sen } from '#shared/money/money.ts';
import type { DisputeUpdate } from '../gateways/gateway.ts';
import { lockPaidPayment, readReportedDispute, writeUpdate } from './disputes.queries.ts';
import { statusAfter } from './disputes.rules.ts';

/**
 * The database freezes the wallet with an open dispute (DECISIONS 59). Webhooks may arrive twice and in any order: the
 * newest by the gateway's clock wins. A won dispute unfreezes, a lost one waits for an admin. False for an unknown
 * payment.
 */
export async function recordDispute(tx: Tx, gateway: string, update: DisputeUpdate): Promise<boolean> {
  // Held until commit: a concurrent update sees what this one wrote.
  const payment = await lockPaidPayment(tx, gateway, update.transaction_ids);
  if (payment === null) return false;
  await lockWallet(tx, payment.user_id);
  const known = await readReportedDispute(tx, gateway, update.gateway_dispute_id);
  const status = statusAfter(known, update);
  if (status === null) return true;
  const { gateway_dispute_id, kind, state: gateway_state, reason, due_at, told_at } = update;
  // The amount may change while the dispute is open; an update without an amount changes nothing.
  const keepsAmount = known !== null && (status !== 'open' || update.charge === null);
  const amount_bigint = keepsAmount ? known.amount_bigint : amountOf(payment, update);
  const reported = { kind, status, gateway_state, reason, due_at, told_at, amount_bigint };
  const dispute_id = await writeUpdate(
    tx,
    { gateway, gateway_dispute_id, payment_id: payment.id },
    { ...reported, is_status_new: status !== known?.status },
  );
  await recordAudit(tx, systemActor, {
    action: 'dispute.told',
    subject: { type: 'payment', id: payment.id },
    after: { dispute_id, kind, state: gateway_state, status, amount_bigint },
  });
  return true;
}

interface DisputedPayment {
  readonly received_bigint: Sen;
  readonly charge_currency: string;
  readonly received_charge_bigint: number | null;
}

/** Sen: the disputed share of the credited amount; all of it for an unknown currency. */
function amountOf(payment: DisputedPayment, { charge }: DisputeUpdate): Sen {
  const { received_bigint, charge_currency, received_charge_bigint } = payment;
  if (charge === null || charge.currency !== charge_currency) return received_bigint;
  const whole = received_charge_bigint ?? received_bigint;
  return charge.minor >= whole ? received_bigint : shareOf(received_bigint, charge.minor, whole);
}
