import type { OutputOf } from '#contract/endpoint.ts';
import type { getAuditSlots } from '#contract/leads/forms.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { AUDIT_SLOTS_PER_MONTH } from '#shared/leads/forms.ts';
import { monthOf, nextMonth } from '#shared/time/dates.ts';
import {
  type Applicant,
  type AuditSlotClaim,
  countSlots,
  deleteWaitingListEntry,
  hasSlot,
  insertSlot,
  insertWaitingListEntry,
  lockAuditMonth,
  readFreeSlot,
} from './leads.queries.ts';

/** Counts the month of `now` in WIB (DECISIONS 29). */
export async function readAuditSlots(reader: Reader, now: Date): Promise<OutputOf<typeof getAuditSlots>> {
  const month = monthOf(now);
  const taken = await countSlots(reader, month);
  return { month, total: AUDIT_SLOTS_PER_MONTH, remaining: Math.max(0, AUDIT_SLOTS_PER_MONTH - taken) };
}

/**
 * Claims a slot this month, or a place on next month's waiting list (DECISIONS 29). Serialized per month, so one
 * applicant gets the last slot. An applicant has at most one, for any address.
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
