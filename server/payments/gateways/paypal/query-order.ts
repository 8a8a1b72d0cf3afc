import type { SessionState } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';
import { captureStateOf, type Order, order } from './paypal-answers.ts';
import type { PaypalApi } from './paypal-api.ts';

/** PayPal never reports an order as expired, but nobody can approve one this old. */
const ABANDONED_AFTER_MS = 6 * 60 * 60 * 1000;

/** Captures the order if the payer has approved it. The request id makes a second capture a replay. */
export async function queryOrder(api: PaypalApi, id: string): Promise<SessionState> {
  const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const found = await orNullIfMissing(api({ method: 'GET', path, answer: order }));
  if (found === null) return { status: 'expired' };
  if (found.status !== 'APPROVED') return orderStateOf(found);
  const captured = await orNullIfDeclined(
    api({ method: 'POST', path: `${path}/capture`, request_id: `capture-${id}`, body: {}, answer: order }),
  );
  if (captured === null) return { status: 'open' };
  return orderStateOf(captured);
}

function orderStateOf(found: Order): SessionState {
  const captures = found.purchase_units.flatMap(({ payments }) => payments?.captures ?? []);
  const states = captures.map(captureStateOf);
  const paid = states.find(({ status }) => status === 'paid');
  const [state] = states;
  if (state !== undefined) return paid ?? state;
  if (found.status === 'VOIDED') return { status: 'failed' };
  const madeAt = found.create_time === undefined ? Date.now() : Date.parse(found.create_time);
  return Date.now() - madeAt > ABANDONED_AFTER_MS ? { status: 'expired' } : { status: 'open' };
}

async function orNullIfMissing(answer: Promise<Order>): Promise<Order | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof GatewayError && error.status === 404) return null;
    throw error;
  });
}

/** Null if the card was declined after approval: PayPal lets the payer choose another on the same page. */
async function orNullIfDeclined(answer: Promise<Order>): Promise<Order | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof GatewayError && error.status === 422 && error.reason === 'INSTRUMENT_DECLINED')
      return null;
    throw error;
  });
}
