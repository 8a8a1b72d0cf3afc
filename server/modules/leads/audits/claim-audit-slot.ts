import type { Tx } from '#server/platform/db.ts';
import { nextMonth } from '#shared/dates.ts';
import { AUDIT_SLOTS_PER_MONTH } from '#shared/forms.ts';
import {
  type Applicant,
  type AuditSlotClaim,
  deleteWaitingListEntry,
  hasSlot,
  insertSlot,
  insertWaitingListEntry,
  lockAuditMonth,
  readFreeSlot,
} from '../leads.queries.ts';

/**
 * Claims a slot of this month, or a place on next month's waiting list (DECISIONS 29). Serialized per month, so
 * exactly one applicant gets the last slot. An applicant with a slot keeps it and gets no second one, for any
 * address.
 */
export async function claimAuditSlot(tx: Tx, applicant: Applicant): Promise<AuditSlotClaim> {
  const { month } = applicant;
  await lockAuditMonth(tx, month);
  if (await hasSlot(tx, applicant)) return { place: 'slot', month };
  const slot = await readFreeSlot(tx, month, AUDIT_SLOTS_PER_MONTH);
  if (slot === null) {
    const waiting = { ...applicant, month: nextMonth(month) };
    await insertWaitingListEntry(tx, waiting);
    return { place: 'waiting_list', month: waiting.month };
  }
  await insertSlot(tx, applicant, slot);
  await deleteWaitingListEntry(tx, applicant);
  return { place: 'slot', month };
}
