import type { OutputOf } from '#contract/endpoint.ts';
import * as contract from '#contract/people/admin.ts';
import { decideAdminChange, listAdminChanges, setActive, setRole } from '#server/account/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

function toRoleChange({ user, is_waiting }: OutputOf<typeof contract.assignRole>) {
  const { id, email, full_name, role, is_active } = user;
  return { user: { id, email, full_name, role, is_active }, is_waiting };
}

export function peopleRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.assignRole, (call) =>
      withTx(db, (tx) => mapValue(setRole(tx, actorOf(call), call.body), toRoleChange)),
    ),
    implement(contract.setUserActive, (call) =>
      withTx(db, (tx) => {
        const change = { user_id: call.params.id, is_active: call.body.is_active };
        return mapValue(setActive(tx, actorOf(call), change), toRoleChange);
      }),
    ),
    implement(contract.listAdminChanges, async () =>
      succeed({ admin_changes: await listAdminChanges(db.orm) }),
    ),
    implement(contract.decideAdminChange, (call) =>
      withTx(db, (tx) =>
        named('status', decideAdminChange(tx, actorOf(call), { ...call.params, ...call.body })),
      ),
    ),
  ];
}
