import type { RefusalOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/leads/admin.ts';
import type { Lead } from '#contract/leads/admin.ts';
import { listStaff } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { isEnded } from '#shared/forms.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  insertNote,
  type LeadChange,
  lockLead,
  setHistoryActor,
  updateLeadRow,
  updateReason,
} from './pipeline.queries.ts';
import type { LeadNotFound } from './read-leads.ts';

/** Any status may follow any other (ACON-010). Only a won or lost lead has a reason. */
export async function updateLead(
  tx: Tx,
  actor: Actor,
  { id, reason, ...change }: LeadChange & { readonly id: string },
): Promise<Result<Lead, RefusalOf<typeof contract.updateLead>>> {
  const before = await lockLead(tx, id);
  if (before === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  if (!(await canOwnLead(tx, change.owner_id ?? null))) return refuse({ code: 'OWNER_NOT_STAFF' });
  if (isDateWithoutAction(before, change)) return refuse({ code: 'NEXT_ACTION_MISSING' });
  if (typeof reason === 'string' && !isEnded(change.status ?? before.status))
    return refuse({ code: 'LEAD_STILL_OPEN' });
  await setHistoryActor(tx, actor.id);
  await updateLeadRow(tx, id, change);
  if (reason !== undefined) await updateReason(tx, id, reason);
  const after = await lockLead(tx, id);
  if (after === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  if (before.status !== after.status) await recordMove(tx, actor, { before, after });
  return succeed(after);
}

async function canOwnLead(tx: Tx, ownerId: string | null): Promise<boolean> {
  return ownerId === null || (await listStaff(tx)).some(({ id }) => id === ownerId);
}

function isDateWithoutAction(before: Lead, { next_action, next_action_on }: LeadChange): boolean {
  const action = next_action === undefined ? before.next_action : next_action;
  const day = next_action_on === undefined ? before.next_action_on : next_action_on;
  return action === null && day !== null;
}

function recordMove(
  tx: Tx,
  actor: Actor,
  { before, after }: { readonly before: Lead; readonly after: Lead },
): Promise<void> {
  return recordAudit(tx, actor, {
    action: 'lead.status_changed',
    subject: { type: 'lead', id: after.id },
    before: { status: before.status },
    after: { status: after.status },
  });
}

/** The database keeps notes unchanged. */
export async function addLeadNote(
  tx: Tx,
  actor: Actor,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Result<null, LeadNotFound>> {
  if ((await lockLead(tx, id)) === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  await insertNote(tx, { lead_id: id, author_id: actor.id, note });
  return succeed(null);
}
