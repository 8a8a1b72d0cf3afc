import type { Reader } from '#server/platform/database/db.ts';
import { type AuditSlotClaim, selectSubmission } from '../leads.queries.ts';
import { type Answers, answers } from './submission-columns.ts';

type SubmissionRow = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;

export interface SubmissionFacts extends Omit<SubmissionRow, 'form_data' | 'place' | 'place_month'> {
  readonly answers: Answers;
  readonly place: AuditSlotClaim | null;
}

/** Null if the submission or its lead was deleted. */
export async function readSubmission(reader: Reader, id: string): Promise<SubmissionFacts | null> {
  const row = await selectSubmission(reader, id);
  if (row === null) return null;
  const { form_data, place, place_month, ...facts } = row;
  return {
    ...facts,
    answers: answers.parse(form_data),
    place: place === null || place_month === null ? null : { place, month: place_month },
  };
}
