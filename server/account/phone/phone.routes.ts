import * as contract from '#contract/account/phone.ts';
import { confirmPhone, type PhoneServices, removePhone, requestPhone } from '#server/account/index.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { mapValue, named, succeed } from '#shared/result.ts';

export function phoneRoutes(services: PhoneServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(contract.requestPhone, ({ caller, body }) =>
      mapValue(requestPhone(services, caller.id, body.phone_number), () => ({ sent: true })),
    ),
    implement(contract.confirmPhone, (call) =>
      withTx(db, (tx) => named('phone_number', confirmPhone(tx, actorOf(call), call.body.code))),
    ),
    implement(contract.removePhone, (call) =>
      withTx(db, async (tx) => {
        await removePhone(tx, actorOf(call));
        return succeed({ removed: true as const });
      }),
    ),
  ];
}
