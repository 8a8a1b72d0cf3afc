import type { Actor } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { insertNote, lockLead } from './pipeline.queries.ts';
import type { LeadNotFound } from './read-lead.ts';

/** Adds a note by the actor; the database keeps it unchanged. */
export async function addLeadNote(
  tx: Tx,
  actor: Actor,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Result<null, LeadNotFound>> {
  if ((await lockLead(tx, id)) === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  await insertNote(tx, { lead_id: id, author_id: actor.id, note });
  return succeed(null);
}
