import { randomUUID } from 'node:crypto';
import type { Payment } from '#contract/wallet/wallet.ts';
import { rupiah } from '#shared/money/money.ts';
import { type Result, refuse } from '#shared/result.ts';
import { DEV_GATEWAY, decideSession } from './gateways/dev/dev-gateway.ts';
import { openTopUp, type TopUpServices } from './open-top-up.ts';
import type { PaymentNotFound, PaymentNotOpen } from './payments.errors.ts';
import { readOwnPayment } from './payments.queries.ts';
import { getOwnPayment } from './read-payments.ts';
import { queryPayment } from './settlement/check-payments.ts';

export interface Simulation {
  readonly user_id: string;
  /** Null: opens a payment of Rp 10.000 first (DECISIONS 9). */
  readonly payment_id: string | null;
  readonly success: boolean;
}

const DEFAULT_AMOUNT = rupiah(10_000);

/**
 * Queries the payment at once, so that the response shows the result. Refuses another user's, another gateway's or a
 * settled payment.
 */
export async function simulatePayment(
  services: TopUpServices,
  simulation: Simulation,
): Promise<Result<Payment, PaymentNotFound | PaymentNotOpen>> {
  const { db } = services;
  const { user_id } = simulation;
  const id = simulation.payment_id ?? (await openDefault(services, user_id));
  if (id === null) return refuse({ code: 'PAYMENT_NOT_OPEN' });
  const payment = await readOwnPayment(db.orm, user_id, id);
  if (payment === null || payment.gateway !== DEV_GATEWAY) return refuse({ code: 'PAYMENT_NOT_FOUND' });
  if (payment.status !== 'pending' || payment.session_id === null)
    return refuse({ code: 'PAYMENT_NOT_OPEN' });
  const decided = await decideSession(db, payment.session_id, simulation.success ? 'paid' : 'failed');
  // Also if it was decided before: that call may have stopped short of the query.
  await queryPayment(services, payment);
  if (!decided.ok) return refuse({ code: 'PAYMENT_NOT_OPEN' });
  return getOwnPayment(db.orm, user_id, id);
}

/** Null for a wallet that cannot be topped up. */
async function openDefault(services: TopUpServices, userId: string): Promise<string | null> {
  const opened = await openTopUp(services, {
    user_id: userId,
    amount: DEFAULT_AMOUNT,
    payment_method: DEV_GATEWAY,
    description: 'Simulasi pembayaran',
    idempotency_key: `simulated-${randomUUID()}`,
  });
  return opened.ok ? opened.value.payment_id : null;
}
