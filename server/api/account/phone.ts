import * as contract from '#contract/account/phone.ts';
import {
  confirmPhone,
  type PhoneServices,
  removePhone,
  requestPhone,
} from '#server/modules/identity/index.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export function phoneRoutes(services: PhoneServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(contract.requestPhone, async ({ caller, body }) => {
      const requested = await requestPhone(services, caller.id, body.phone_number);
      return requested.ok ? succeed({ sent: true as const }) : requested;
    }),
    implement(contract.confirmPhone, (call) =>
      withTx(db, async (tx) => {
        const confirmed = await confirmPhone(tx, actorOf(call), call.body.code);
        return confirmed.ok ? succeed({ phone_number: confirmed.value }) : confirmed;
      }),
    ),
    implement(contract.removePhone, (call) =>
      withTx(db, async (tx) => {
        await removePhone(tx, actorOf(call));
        return succeed({ removed: true as const });
      }),
    ),
  ];
}
