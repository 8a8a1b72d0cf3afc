import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockUser } from '../account.queries.ts';
import { lockAdminChange, recordAdminDecision, wasAdminAt } from './admin-changes.queries.ts';
import { isAdmin, isLastAdmin, writeAccess } from './set-role.ts';

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

type DecisionRefusal = {
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
): Promise<Result<'approved' | 'rejected', DecisionRefusal>> {
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
