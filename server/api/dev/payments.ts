import {
  decideDevCheckout,
  getDevCheckout,
  simulatePayment as simulatePaymentEndpoint,
} from '#contract/dev/dev.ts';
import { decideSession, getSession, simulatePayment, type TopUpServices } from '#server/payments/index.ts';
import { mapValue, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function devPaymentRoutes(services: TopUpServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(getDevCheckout, ({ params }) =>
      mapValue(getSession(db.orm, params.session_id), (session) => ({ session })),
    ),
    implement(decideDevCheckout, ({ params, body }) =>
      mapValue(decideSession(db, params.session_id, body.outcome), (session) => ({ session })),
    ),
    implement(simulatePaymentEndpoint, async ({ caller, body }) => {
      const { success, payment_id = null } = body;
      const simulated = await simulatePayment(services, { user_id: caller.id, payment_id, success });
      return simulated.ok ? succeed({ payment: simulated.value }) : simulated;
    }),
  ];
}
