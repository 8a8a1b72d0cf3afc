import type { Payment } from '#contract/wallet/wallet.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { BrokenStep, withStepName } from '#server/platform/failures/failures.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Gateways, gatewayNamed, type SessionState } from '../gateways/gateway.ts';
import { readPendingPaymentsOf } from '../open-payments.queries.ts';
import type { TopUpServices } from '../open-top-up.ts';
import type { GatewayUnavailable, PaymentNotFound } from '../payments.errors.ts';
import {
  lockPayment,
  type PaymentRow,
  readOwnPayment,
  readPayment,
  readStalePayments,
  type StalePayment,
  touchPayment,
} from '../payments.queries.ts';
import { paymentOf } from '../payments.rules.ts';
import type { GatewayWebhookServices } from '../webhooks/handle-webhook-event.ts';
import { settlePayment } from './settle-payment.ts';

type Services = Pick<TopUpServices, 'db' | 'gateways' | 'purchases' | 'onGatewayError'>;
type Outcome = Result<Payment, PaymentNotFound | GatewayUnavailable>;

/** Serves a payer who does not wait for the webhook (DECISIONS 11). A credited payment is only read. */
export function checkPayment(services: Services, userId: string, id: string): Promise<Outcome> {
  return check(services, () => readOwnPayment(services.db.orm, userId, id));
}

export function recheckPayment(services: Services, id: string): Promise<Outcome> {
  return check(services, () => readPayment(services.db.orm, id));
}

export async function checkPaymentsOf(services: Services, intentId: string): Promise<void> {
  const pending = await readPendingPaymentsOf(services.db.orm, intentId);
  await Promise.all(pending.map((payment) => askGateway(services, payment)));
}

async function askGateway(services: Services, payment: PaymentRow): Promise<boolean> {
  if (payment.status === 'completed' || payment.status === 'refunded') return true;
  try {
    await queryPayment(services, payment);
    return true;
  } catch (error) {
    if (error instanceof BrokenStep) throw error;
    services.onGatewayError(error);
    return false;
  }
}

async function check(services: Services, read: () => Promise<PaymentRow | null>): Promise<Outcome> {
  const payment = await read();
  if (payment === null) return refuse({ code: 'PAYMENT_NOT_FOUND' });
  if (!(await askGateway(services, payment))) return refuse({ code: 'GATEWAY_UNAVAILABLE' });
  const settled = await read();
  return settled === null ? refuse({ code: 'PAYMENT_NOT_FOUND' }) : succeed(paymentOf(settled));
}

/** Throws gateway failures as they are; our own as the broken step CREDIT_NOT_ADDED (DECISIONS 11). */
export async function queryPayment(services: GatewayWebhookServices, payment: StalePayment): Promise<void> {
  const { db, gateways } = services;
  // Before the query, so that a payment whose query fails moves to the end of the queue.
  await withTx(db, async (tx) => succeed(await touchPayment(tx, payment.id)));
  const state = await stateOf(gateways, payment);
  await withStepName('CREDIT_NOT_ADDED', () => settleByState(services, payment, state));
}

async function settleByState(
  { db, purchases }: GatewayWebhookServices,
  payment: StalePayment,
  state: SessionState,
): Promise<void> {
  await withTx(db, async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    if (locked === null) throw new Error(`payment ${payment.id} vanished`);
    // A session that was never opened cannot have been paid.
    const settled = payment.session_id === null && locked.is_overdue ? expired : state;
    await settlePayment(tx, purchases, { payment: locked, state: settled });
    return succeed(null);
  });
}

const expired: SessionState = { status: 'expired' };
const open: SessionState = { status: 'open' };

async function stateOf(gateways: Gateways, payment: StalePayment): Promise<SessionState> {
  if (payment.session_id === null) return open;
  const gateway = gatewayNamed(gateways, payment.gateway);
  if (gateway === null) throw new Error(`payment ${payment.id} is of a gateway that is not configured`);
  return gateway.querySession(payment.session_id);
}

const IDLE_SECONDS = 120;
const BATCH_SIZE = 50;

/** Covers webhooks that never came. A failing payment does not hold up the others. */
export async function settleStalePayments(services: Services): Promise<void> {
  for (const payment of await readStalePayments(services.db.orm, IDLE_SECONDS, BATCH_SIZE)) {
    // One at a time: gateways rate-limit bursts.
    await queryPayment(services, payment).catch(services.onGatewayError);
  }
}
