import * as contract from '#contract/admin/people.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { setActive, setRole } from '#server/modules/identity/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { mapValue } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

type Person = OutputOf<typeof contract.assignRole>['user'];

/** Nothing else of the account. */
const toPerson = ({ id, email, full_name, role, is_active }: Person) => {
  return { user: { id, email, full_name, role, is_active } };
};

export function peopleRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.assignRole, (call) =>
      withTx(db, (tx) => mapValue(setRole(tx, actorOf(call), call.body), toPerson)),
    ),
    implement(contract.setUserActive, (call) =>
      withTx(db, (tx) => {
        const change = { user_id: call.params.id, is_active: call.body.is_active };
        return mapValue(setActive(tx, actorOf(call), change), toPerson);
      }),
    ),
  ];
}
