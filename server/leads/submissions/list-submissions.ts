import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import type { FormType } from '#shared/forms.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { answerCells, answerLabels, answers } from './submission-columns.ts';
import { type SubmissionRow, selectSubmissions } from './submissions.queries.ts';

/** Shown on the forms screen (AAPI-029). */
const MAX_LISTED = 100;

export async function listSubmissions(reader: Reader, form_type: FormType | undefined) {
  const rows = await selectSubmissions(reader, { form_type, limit: MAX_LISTED });
  return rows.map(({ form_data, moment: _, ...row }) => ({ ...row, answers: answers.parse(form_data) }));
}

const header = () => [
  ...[headings.date, headings.time, headings.form, headings.email, headings.timesSent, headings.address],
  ...answerLabels(),
];
const BATCH_SIZE = 1000;

export function exportSubmissions(reader: Reader, form_type: FormType | undefined): CsvFile {
  const content = csvTable(header(), rowsOf(reader, form_type));
  return { file_name: 'submissions.csv', content_type: CSV_TYPE, content };
}

async function* rowsOf(reader: Reader, form_type: FormType | undefined): AsyncGenerator<CsvRow, void> {
  let last: SubmissionRow | null = null;
  for (;;) {
    const batch: SubmissionRow[] = await selectSubmissions(reader, {
      form_type,
      after: last,
      limit: BATCH_SIZE,
    });
    for (const row of batch) yield cellsOf(row);
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH_SIZE) return;
  }
}

function cellsOf(row: SubmissionRow): CsvRow {
  return [
    dayOf(row.submitted_at),
    formatTime(row.submitted_at),
    formLabels[row.form_id],
    row.email,
    row.submission_count,
    row.ip_address ?? '',
    ...answerCells(answers.parse(row.form_data)),
  ];
}
