import { decideDevCheckout, getDevCheckout } from '#contract/account/dev.ts';
import { simulatePayment as simulatePaymentEndpoint } from '#contract/account/wallet.ts';
import {
  decideSession,
  getSession,
  simulatePayment,
  type TopUpServices,
} from '#server/modules/payments/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

/** The development gateway's page and its simulated payer. */
export function devPaymentRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(getDevCheckout, async ({ params }) => {
      const found = await getSession(db.orm, params.session_id);
      return found.ok ? succeed({ session: found.value }) : found;
    }),
    implement(decideDevCheckout, async ({ params, body }) => {
      const decided = await decideSession(db, params.session_id, body.outcome);
      return decided.ok ? succeed({ session: decided.value }) : decided;
    }),
    implement(simulatePaymentEndpoint, async ({ caller, body }) => {
      const { success, payment_id = null } = body;
      const simulated = await simulatePayment(services, { user_id: caller.id, payment_id, success });
      return simulated.ok ? succeed({ payment: simulated.value }) : simulated;
    }),
  ];
}
