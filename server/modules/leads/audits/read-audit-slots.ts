import type { Reader } from '#server/platform/db.ts';
import { monthOf } from '#shared/dates.ts';
import { AUDIT_SLOTS_PER_MONTH } from '#shared/forms.ts';
import { countSlots } from '../leads.queries.ts';

export interface AuditSlots {
  /** First day of the month, in WIB. */
  readonly month: string;
  readonly total: number;
  readonly remaining: number;
}

/** Free-audit slots of the month of `now`, in WIB (DECISIONS 29). */
export async function readAuditSlots(reader: Reader, now: Date): Promise<AuditSlots> {
  const month = monthOf(now);
  const taken = await countSlots(reader, month);
  return { month, total: AUDIT_SLOTS_PER_MONTH, remaining: Math.max(0, AUDIT_SLOTS_PER_MONTH - taken) };
}
