import { BrokenStep } from '#server/platform/step-error.ts';
import { type Result, refuse } from '#shared/result.ts';
import type { TopUpServices } from '../open-top-up.ts';
import type { GatewayUnavailable, PaymentNotFound } from '../payments.errors.ts';
import { readOwnPayment } from '../payments.queries.ts';
import type { Payment } from '../payments.rules.ts';
import { getOwnPayment } from '../read-payments.ts';
import { queryPayment } from './query-payment.ts';

/**
 * Queries the gateway for the user's payment and settles it, for a payer who does not wait for the webhook (DECISIONS
 * 11). A settled payment is only read.
 */
export async function checkPayment(
  { db, gateways, onGatewayError }: TopUpServices,
  userId: string,
  id: string,
): Promise<Result<Payment, PaymentNotFound | GatewayUnavailable>> {
  const payment = await readOwnPayment(db.orm, userId, id);
  if (payment === null) return refuse({ code: 'PAYMENT_NOT_FOUND' });
  if (payment.status === 'completed' || payment.status === 'refunded')
    return getOwnPayment(db.orm, userId, id);
  try {
    await queryPayment(db, gateways, payment);
  } catch (error) {
    if (error instanceof BrokenStep) throw error;
    onGatewayError(error);
    return refuse({ code: 'GATEWAY_UNAVAILABLE' });
  }
  return getOwnPayment(db.orm, userId, id);
}
