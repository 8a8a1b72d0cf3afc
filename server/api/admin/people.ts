import { assignRole, setUserActive as setUserActiveEndpoint } from '#contract/admin/people.ts';
import { setActive, setRole } from '#server/modules/identity/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import type { UserRole } from '#shared/roles.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: UserRole;
  readonly is_active: boolean;
}

const toWire = ({ id, email, full_name, role, is_active }: Person) => ({
  id,
  email,
  full_name,
  role,
  is_active,
});

export function peopleRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(assignRole, (call) =>
      withTx(db, async (tx) => {
        const assigned = await setRole(tx, actorOf(call), call.body);
        return assigned.ok ? succeed({ user: toWire(assigned.value) }) : assigned;
      }),
    ),
    implement(setUserActiveEndpoint, (call) =>
      withTx(db, async (tx) => {
        const change = { user_id: call.params.id, is_active: call.body.is_active };
        const changed = await setActive(tx, actorOf(call), change);
        return changed.ok ? succeed({ user: toWire(changed.value) }) : changed;
      }),
    ),
  ];
}
