import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countOtherAdmins, lockUser, type UserRow, writeUser } from './account.queries.ts';
import {
  findPendingChange,
  insertAdminChange,
  lockAdminChange,
  recordAdminDecision,
  wasAdminAt,
} from './roles.queries.ts';

export type AccessRefusal = { readonly code: 'USER_NOT_FOUND' | 'LAST_ADMIN' | 'ADMIN_CHANGE_WAITING' };

export interface Access {
  readonly role: UserRole;
  readonly is_active: boolean;
}

export interface AccessChange {
  /** The user stays unchanged while the change waits. */
  readonly user: UserRow;
  readonly is_waiting: boolean;
}

/** Keeps the last active admin (DECISIONS 34, ASEC-003). Admin rights need a second admin (DECISIONS 70). */
export async function setRole(
  tx: Tx,
  actor: Actor,
  { user_id, role }: { readonly user_id: string; readonly role: UserRole },
): Promise<Result<AccessChange, AccessRefusal>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  return changeAccess(tx, actor, { user, access: { role, is_active: user.is_active } });
}

/** Revokes sessions in the same statement (DECISIONS 39). Nobody deactivates their own account. */
export async function setActive(
  tx: Tx,
  actor: Actor,
  { user_id, is_active }: { readonly user_id: string; readonly is_active: boolean },
): Promise<Result<AccessChange, AccessRefusal | { readonly code: 'OWN_ACCESS' }>> {
  const user = await lockUser(tx, user_id);
  if (user === null) return refuse({ code: 'USER_NOT_FOUND' });
  if (user.id === actor.id && !is_active) {
    return refuse({ code: (await isLastAdmin(tx, user)) ? 'LAST_ADMIN' : 'OWN_ACCESS' });
  }
  return changeAccess(tx, actor, { user, access: { role: user.role, is_active } });
}

export const isAdmin = ({ role, is_active }: Access): boolean => role === 'admin' && is_active;

interface Change {
  /** Must be locked. */
  readonly user: UserRow;
  readonly access: Access;
}

async function changeAccess(
  tx: Tx,
  actor: Actor,
  { user, access }: Change,
): Promise<Result<AccessChange, AccessRefusal>> {
  if (user.role === access.role && user.is_active === access.is_active) {
    return succeed({ user, is_waiting: false });
  }
  if (!isAdmin(access) && (await isLastAdmin(tx, user))) return refuse({ code: 'LAST_ADMIN' });
  const concernsAdmins = isAdmin(user) !== isAdmin(access);
  if (concernsAdmins && actor.id !== null && (await countOtherAdmins(tx, actor.id)) > 0) {
    return requestApproval(tx, { ...actor, id: actor.id }, { user, access });
  }
  return succeed({ user: await writeAccess(tx, actor, { user, access }), is_waiting: false });
}

export async function writeAccess(tx: Tx, actor: Actor, { user, access }: Change): Promise<UserRow> {
  const { role, is_active } = access;
  await writeUser(tx, user.id, { role, is_active });
  const subject = { type: 'user', id: user.id } as const;
  if (role !== user.role) {
    const [before, after] = [{ role: user.role }, { role }];
    await recordAudit(tx, actor, { action: 'user.role_changed', subject, before, after });
  }
  if (is_active !== user.is_active) {
    await recordAudit(tx, actor, { action: is_active ? 'user.activated' : 'user.deactivated', subject });
  }
  return { ...user, role, is_active };
}

async function requestApproval(
  tx: Tx,
  actor: Actor & { readonly id: string },
  { user, access }: Change,
): Promise<Result<AccessChange, AccessRefusal>> {
  if ((await findPendingChange(tx, user.id)) !== null) return refuse({ code: 'ADMIN_CHANGE_WAITING' });
  const { role: base_role, is_active: base_active } = user;
  await insertAdminChange(tx, {
    user_id: user.id,
    base_role,
    base_active,
    requested_by: actor.id,
    ...access,
  });
  await recordAudit(tx, actor, {
    action: 'user.admin_change_requested',
    subject: { type: 'user', id: user.id },
    before: { role: base_role, is_active: base_active },
    after: { ...access },
  });
  return succeed({ user, is_waiting: true });
}

export async function isLastAdmin(tx: Tx, user: UserRow): Promise<boolean> {
  return isAdmin(user) && (await countOtherAdmins(tx, user.id)) === 0;
}

interface Request {
  readonly requested_by: string;
  readonly created_at: string;
}

/** False for one's own request and for later admins, who could be appointed to say yes (DECISIONS 70). */
export async function mayApprove(tx: Tx, adminId: string, request: Request): Promise<boolean> {
  return adminId !== request.requested_by && (await wasAdminAt(tx, adminId, request.created_at));
}

interface Decision {
  readonly id: string;
  readonly verdict: 'approve' | 'reject';
}

type RoleDecisionRefusal = {
  readonly code:
    | 'CHANGE_NOT_FOUND'
    | 'ALREADY_DECIDED'
    | 'SECOND_ADMIN_NEEDED'
    | 'ADMIN_CHANGE_OUTDATED'
    | 'LAST_ADMIN';
};

/** The requester may only reject. Refuses to approve if the account has changed since. */
export async function decideAdminChange(
  tx: Tx,
  actor: Actor & { readonly id: string },
  { id, verdict }: Decision,
): Promise<Result<'approved' | 'rejected', RoleDecisionRefusal>> {
  const change = await lockAdminChange(tx, id);
  if (change === null) return refuse({ code: 'CHANGE_NOT_FOUND' });
  if (change.status !== 'pending') return refuse({ code: 'ALREADY_DECIDED' });
  const { user_id, role, is_active, base_role, base_active } = change;
  const status = verdict === 'approve' ? 'approved' : 'rejected';
  const user = await lockUser(tx, user_id);
  const isAsRequested = user?.role === base_role && user.is_active === base_active;
  if (verdict === 'approve') {
    if (!(await mayApprove(tx, actor.id, change))) return refuse({ code: 'SECOND_ADMIN_NEEDED' });
    if (!isAsRequested) return refuse({ code: 'ADMIN_CHANGE_OUTDATED' });
    if (!isAdmin(change) && (await isLastAdmin(tx, user))) return refuse({ code: 'LAST_ADMIN' });
  }
  // Before the access changes: an admin who agrees to stop being one must still be one here.
  await recordAdminDecision(tx, id, { status, decided_by: actor.id });
  if (verdict === 'approve' && user !== null) {
    await writeAccess(tx, actor, { user, access: { role, is_active } });
  }
  await recordAudit(tx, actor, {
    action: `user.admin_change_${status}`,
    subject: { type: 'user', id: user_id },
    before: { role: base_role, is_active: base_active },
    after: verdict === 'approve' ? { role, is_active } : { role: base_role, is_active: base_active },
  });
  return succeed(status);
}
