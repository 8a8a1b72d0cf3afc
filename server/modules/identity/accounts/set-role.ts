import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countOtherAdmins, lockUser, type UserRow, writeUser } from '../identity.queries.ts';

export type PersonRefusal = { readonly code: 'USER_NOT_FOUND' | 'LAST_ADMIN' };

/** Sets a role (ASEC-003). Refuses to demote the last active admin, as the database does (DECISIONS 34). */
export async function setRole(
  tx: Tx,
  actor: Actor,
  { user_id, role }: { readonly user_id: string; readonly role: UserRole },
): Promise<Result<UserRow, PersonRefusal>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (user.role === role) return succeed(user);
  if (await isLastAdmin(tx, user)) return refuse({ code: 'LAST_ADMIN' });
  await writeUser(tx, user_id, { role });
  await recordAudit(tx, actor, {
    action: 'user.role_changed',
    subject: { type: 'user', id: user_id },
    before: { role: user.role },
    after: { role },
  });
  return succeed({ ...user, role });
}

/** Activates or deactivates an account; the latter revokes its sessions in the same statement (DECISIONS 39). */
export async function setActive(
  tx: Tx,
  actor: Actor,
  { user_id, is_active }: { readonly user_id: string; readonly is_active: boolean },
): Promise<Result<UserRow, PersonRefusal>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (user.is_active === is_active) return succeed(user);
  if (!is_active && (await isLastAdmin(tx, user))) return refuse({ code: 'LAST_ADMIN' });
  await writeUser(tx, user_id, { is_active });
  const action = is_active ? 'user.activated' : 'user.deactivated';
  await recordAudit(tx, actor, { action, subject: { type: 'user', id: user_id } });
  return succeed({ ...user, is_active });
}

async function isLastAdmin(tx: Tx, user: UserRow): Promise<boolean> {
  return user.role === 'admin' && user.is_active && (await countOtherAdmins(tx, user.id)) === 0;
}
