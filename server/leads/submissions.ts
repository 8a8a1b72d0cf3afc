import { z } from 'zod';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import { leadFields } from '#messages/leads/mails.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { type FormType, formTypes } from '#shared/leads/forms.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import {
  type AuditSlotClaim,
  deleteLeads,
  deleteMember,
  deleteSubmissions,
  selectSubmission,
} from './leads.queries.ts';
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

type ReadSubmissionSubmissionRow = NonNullable<Awaited<ReturnType<typeof selectSubmission>>>;

export interface SubmissionFacts
  extends Omit<ReadSubmissionSubmissionRow, 'form_data' | 'place' | 'place_month'> {
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

const columns = [
  { label: 'name', names: ['name'] },
  { label: 'whatsapp', names: ['whatsapp'] },
  { label: 'company', names: ['company', 'companyName'] },
  { label: 'role', names: ['role'] },
  { label: 'customRole', names: ['customRole'] },
  { label: 'website', names: ['website', 'companyWebsite'] },
  { label: 'companySize', names: ['company_size', 'companySize'] },
  { label: 'revenue', names: ['revenue'] },
  { label: 'services', names: ['services'] },
  { label: 'goal', names: ['goal'] },
  { label: 'topic', names: ['topic'] },
  { label: 'preferredDate', names: ['preferred_date'] },
  { label: 'preferredTime', names: ['preferred_time'] },
  { label: 'challenges', names: ['challenges'] },
  { label: 'message', names: ['message'] },
] as const;

export const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type Answers = z.output<typeof answers>;

const mappedFields = new Set<string>(['email', ...columns.flatMap(({ names }) => names)]);
const textOf = (answer: string | readonly string[]): string =>
  typeof answer === 'string' ? answer : answer.join(', ');

export const answerLabels = (): readonly string[] => [
  ...columns.map(({ label }) => leadFields[label]),
  headings.others,
];

export function answerCells(given: Readonly<Record<string, string | readonly string[]>>): string[] {
  const cells = columns.map(({ names }) => {
    const name = names.find((known) => given[known] !== undefined);
    return textOf(given[name ?? ''] ?? '');
  });
  const others = Object.entries(given).filter(([name]) => !mappedFields.has(name));
  return [...cells, others.map(([name, answer]) => `${name}: ${textOf(answer)}`).join('; ')];
}

interface Sender {
  readonly user_id: string;
  readonly email: string;
}

export async function eraseSubmissions(
  tx: Tx,
  sender: Sender,
  forms: readonly FormType[] = formTypes,
): Promise<void> {
  const emails = await deleteSubmissions(tx, sender.user_id, forms);
  await deleteLeads(tx, [...new Set([...emails, sender.email])], forms);
  if (forms.includes('join_community')) await deleteMember(tx, sender.user_id);
}
