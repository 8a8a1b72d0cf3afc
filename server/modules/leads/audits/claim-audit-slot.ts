import type { Tx } from '#server/platform/db.ts';
import { nextMonth } from '#shared/dates.ts';
import { AUDIT_SLOTS_PER_MONTH } from '#shared/forms.ts';
import {
  type Applicant,
  deleteWaitingListEntry,
  hasSlot,
  insertSlot,
  insertWaitingListEntry,
  lockAuditMonth,
  readFreeSlot,
} from '../leads.queries.ts';

/** Where an applicant stands: a free audit of `month`, or the waiting list for it. */
export interface AuditSlotClaim {
  readonly place: 'slot' | 'waiting_list';
  /** First day of the month, in WIB. */
  readonly month: string;
}

/**
 * Gives the applicant a free audit of this month, or a place on the waiting list of the next one (DECISIONS 29).
 * Applicants of a month are served one after the other, so the last slot goes to one of them, and nobody sees an
 * error. Who has a slot keeps it and gets no second one, neither for another address nor for the same one.
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
