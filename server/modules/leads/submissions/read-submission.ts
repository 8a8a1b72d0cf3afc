import { z } from 'zod';
import type { Reader } from '#server/platform/db.ts';
import type { FormType } from '#shared/forms.ts';
import type { AuditSlotClaim } from '../audits/claim-audit-slot.ts';
import { selectSubmission } from '../leads.queries.ts';

export type Answers = Readonly<Record<string, string | readonly string[]>>;

export interface SubmissionFacts {
  readonly form_type: FormType;
  readonly email: string;
  readonly full_name: string;
  readonly company: string | null;
  readonly answers: Answers;
  readonly submission_count: number;
  readonly lead_score: number;
  /** Free audits only. */
  readonly place: AuditSlotClaim | null;
}

const storedAnswers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/** The current submission; null if it or its lead was deleted. */
export async function readSubmission(reader: Reader, id: string): Promise<SubmissionFacts | null> {
  const row = await selectSubmission(reader, id);
  if (row === null) return null;
  const { form_data, place, place_month, ...facts } = row;
  return {
    ...facts,
    answers: storedAnswers.parse(form_data),
    place: place === null || place_month === null ? null : { place, month: place_month },
  };
}
