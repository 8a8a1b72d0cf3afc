import { BrokenStep } from '#server/platform/step-error.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { TopUpServices } from '../open-top-up.ts';
import type { GatewayUnavailable, PaymentNotFound } from '../payments.errors.ts';
import { readPayment } from '../payments.queries.ts';
import { type Payment, paymentOf } from '../payments.rules.ts';
import { queryPayment } from './query-payment.ts';

/**
 * Queries the gateway for any payment, also a closed one, and settles it: money that arrived after all is credited and
 * flagged (DECISIONS 11). A credited payment is only read.
 */
export async function recheckPayment(
  { db, gateways, onGatewayError }: Pick<TopUpServices, 'db' | 'gateways' | 'onGatewayError'>,
  id: string,
): Promise<Result<Payment, PaymentNotFound | GatewayUnavailable>> {
  const payment = await readPayment(db.orm, id);
  if (payment === null) return refuse({ code: 'PAYMENT_NOT_FOUND' });
  if (payment.status === 'completed' || payment.status === 'refunded') return succeed(paymentOf(payment));
  try {
    await queryPayment(db, gateways, payment);
  } catch (error) {
    if (error instanceof BrokenStep) throw error;
    onGatewayError(error);
    return refuse({ code: 'GATEWAY_UNAVAILABLE' });
  }
  const settled = await readPayment(db.orm, id);
  return settled === null ? refuse({ code: 'PAYMENT_NOT_FOUND' }) : succeed(paymentOf(settled));
}
