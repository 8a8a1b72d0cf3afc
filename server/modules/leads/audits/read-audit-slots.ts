import type { OutputOf } from '#contract/endpoint.ts';
import type { getAuditSlots } from '#contract/public/forms.ts';
import type { Reader } from '#server/platform/db.ts';
import { monthOf } from '#shared/dates.ts';
import { AUDIT_SLOTS_PER_MONTH } from '#shared/forms.ts';
import { countSlots } from '../leads.queries.ts';

/** Free-audit slots of the month of `now`, in WIB (DECISIONS 29). */
export async function readAuditSlots(reader: Reader, now: Date): Promise<OutputOf<typeof getAuditSlots>> {
  const month = monthOf(now);
  const taken = await countSlots(reader, month);
  return { month, total: AUDIT_SLOTS_PER_MONTH, remaining: Math.max(0, AUDIT_SLOTS_PER_MONTH - taken) };
}
