import type { Payment } from '#contract/account/wallet.ts';
import { BrokenStep } from '#server/platform/step-error.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { TopUpServices } from '../open-top-up.ts';
import type { GatewayUnavailable, PaymentNotFound } from '../payments.errors.ts';
import { type PaymentRow, readOwnPayment, readPayment } from '../payments.queries.ts';
import { paymentOf } from '../payments.rules.ts';
import { queryPayment } from './query-payment.ts';

type Services = Pick<TopUpServices, 'db' | 'gateways' | 'onGatewayError'>;
type Outcome = Result<Payment, PaymentNotFound | GatewayUnavailable>;

/**
 * Queries the gateway for the user's payment and settles it, for a payer who does not wait for the webhook (DECISIONS
 * 11). A credited payment is only read.
 */
export function checkPayment(services: Services, userId: string, id: string): Promise<Outcome> {
  return check(services, () => readOwnPayment(services.db.orm, userId, id));
}

/** Like `checkPayment`, for staff and any payment: money that arrived after all is credited and flagged. */
export function recheckPayment(services: Services, id: string): Promise<Outcome> {
  return check(services, () => readPayment(services.db.orm, id));
}

async function check(
  { db, gateways, onGatewayError }: Services,
  read: () => Promise<PaymentRow | null>,
): Promise<Outcome> {
  const payment = await read();
  if (payment === null) return refuse({ code: 'PAYMENT_NOT_FOUND' });
  if (payment.status === 'completed' || payment.status === 'refunded') return succeed(paymentOf(payment));
  try {
    await queryPayment(db, gateways, payment);
  } catch (error) {
    if (error instanceof BrokenStep) throw error;
    onGatewayError(error);
    return refuse({ code: 'GATEWAY_UNAVAILABLE' });
  }
  const settled = await read();
  return settled === null ? refuse({ code: 'PAYMENT_NOT_FOUND' }) : succeed(paymentOf(settled));
}
