import Stripe from 'stripe';
import { GatewayError, isOutageStatus } from '../gateway-error.ts';

/** A lock (409) means that another call is in flight: retry. */
export function toGatewayError(gateway: string, error: unknown): GatewayError {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new GatewayError({ gateway, kind: 'outage', status: null, reason: 'not understood' }, error);
  }
  const status = error.statusCode ?? null;
  const isOutage = status === null || status === 409 || isOutageStatus(status);
  const reason = error.code ?? error.type;
  return new GatewayError({ gateway, kind: isOutage ? 'outage' : 'refused', status, reason }, error);
}
