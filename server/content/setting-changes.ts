import { countOtherAdmins, mayApprove } from '#server/account/index.ts';
import type { Actor } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findPendingChange, insertChange, lockChange, recordChangeDecision } from './content.queries.ts';

/** Where another active admin is there to approve (DECISIONS 58). What the server itself changes waits for nobody. */
export async function needsSecondAdmin(tx: Tx, actor: Actor): Promise<boolean> {
  return actor.id !== null && (await countOtherAdmins(tx, actor.id)) > 0;
}

interface RequestedChange {
  readonly key: string;
  readonly base_value: string;
  readonly value: string;
}

/** False where nothing would change. The caller holds the lock of the setting, and audits. */
export async function requestChange(
  tx: Tx,
  { id: requested_by }: Actor,
  change: RequestedChange,
): Promise<Result<boolean, { readonly code: 'CHANGE_WAITING' }>> {
  if ((await findPendingChange(tx, change.key)) !== null) return refuse({ code: 'CHANGE_WAITING' });
  if (requested_by === null || change.value === change.base_value) return succeed(false);
  await insertChange(tx, { ...change, requested_by });
  return succeed(true);
}

export interface ChangeDecision {
  readonly id: string;
  readonly verdict: 'approve' | 'reject';
}

interface DecidedChange<Refusal> extends ChangeDecision {
  /** The value that holds now. */
  readonly current: string;
  readonly apply: (value: string) => Promise<Result<null, Refusal>>;
}

type DecisionRefusal =
  | { readonly code: 'CHANGE_NOT_FOUND' | 'ALREADY_DECIDED' | 'SECOND_ADMIN_NEEDED' }
  | { readonly code: 'SETTING_CHANGED'; readonly details: { readonly value: string } };

/**
 * Returns the value that holds from now on. The requester may only reject. Refuses to approve if the setting has changed
 * since. The caller holds the lock of the setting, and audits.
 */
export async function decideChange<Refusal = never>(
  tx: Tx,
  decided_by: string,
  { id, verdict, current, apply }: DecidedChange<Refusal>,
): Promise<Result<string, DecisionRefusal | Refusal>> {
  const change = await lockChange(tx, id);
  if (change === null) return refuse({ code: 'CHANGE_NOT_FOUND' });
  if (change.status !== 'pending') return refuse({ code: 'ALREADY_DECIDED' });
  if (verdict === 'reject') {
    await recordChangeDecision(tx, id, { status: 'rejected', decided_by });
    return succeed(current);
  }
  if (!(await mayApprove(tx, decided_by, change))) return refuse({ code: 'SECOND_ADMIN_NEEDED' });
  if (current !== change.base_value) return refuse({ code: 'SETTING_CHANGED', details: { value: current } });
  const applied = await apply(change.value);
  if (!applied.ok) return applied;
  await recordChangeDecision(tx, id, { status: 'approved', decided_by });
  return succeed(change.value);
}
