import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import { listStaff } from '#server/modules/identity/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { toLead } from './list-leads.ts';
import { type LeadChange, type LeadRow, lockLead, nameActor, writeLead } from './pipeline.queries.ts';
import type { LeadNotFound } from './read-lead.ts';

interface OwnerNotStaff {
  readonly code: 'OWNER_NOT_STAFF';
}

/**
 * Moves a lead along the pipeline, or changes its score, owner or next action. Any status may follow any other
 * (ACON-010): people come back, and mistakes are taken back. Each move is kept in its history by the database.
 */
export async function changeLead(
  tx: Tx,
  actor: Actor,
  { id, ...change }: LeadChange & { readonly id: string },
): Promise<Result<ReturnType<typeof toLead>, LeadNotFound | OwnerNotStaff>> {
  const before = await lockLead(tx, id);
  if (before === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  if (!(await canOwn(tx, change.owner_id ?? null))) return refuse({ code: 'OWNER_NOT_STAFF' });
  await nameActor(tx, actor.id);
  await writeLead(tx, id, change);
  const after = await lockLead(tx, id);
  if (after === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  if (before.status !== after.status) await recordMove(tx, actor, { before, after });
  return succeed(toLead(after));
}

async function canOwn(tx: Tx, ownerId: string | null): Promise<boolean> {
  return ownerId === null || (await listStaff(tx)).some(({ id }) => id === ownerId);
}

function recordMove(
  tx: Tx,
  actor: Actor,
  { before, after }: { readonly before: LeadRow; readonly after: LeadRow },
): Promise<void> {
  return recordAudit(tx, actor, {
    action: 'lead.status_changed',
    subject: { type: 'lead', id: after.id },
    before: { status: before.status },
    after: { status: after.status },
  });
}
