import type { SubmissionResult } from '@conform-to/react';
import { z } from 'zod';
import type { PickedUser } from '#app/components/inputs/user-picker.tsx';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { Client } from '#contract/client.ts';
import { generateReport } from '#contract/reports/admin.ts';
import { reportCopy as copy } from '#messages/operations/admin-tools.ts';
import { failureText } from './tool-toasts.ts';

export interface ToolProps {
  readonly user: PickedUser | null;
  /** Rupiah that one admin may correct within 24 hours; null: not read. */
  readonly limit: string | null;
  readonly report: ReportAnswer;
}

const SHOWN_ROWS = 62;

const day = z.string({ error: () => copy.dates });
const reportInput = z.looseObject({ start_date: day, end_date: day }).pipe(generateReport.query);

export const parseReport = (fields: FormData | URLSearchParams) => parseForm(fields, reportInput);

export type ReportAnswer = Awaited<ReturnType<typeof readReport>>;

/** Null where the address asks for no report. */
export async function readReport(client: Client, search: URLSearchParams) {
  if (search.get('tab') !== 'reports' || !search.has('start_date')) return null;
  const submission = parseReport(search);
  if (submission.status !== 'success') return reportFailure(submission.reply());
  const { format, ...query } = submission.value;
  const answer = await client.call(generateReport, { query: { ...query, format: 'json' } });
  if (!answer.ok) return reportFailure(submission.reply(), failureText(answer.refusal, copy.failedText));
  if (!('report' in answer.value)) return reportFailure(submission.reply(), copy.failedText);
  const { report, metadata } = answer.value;
  return { ...metadata, format, table: { ...report, rows: report.rows.slice(0, SHOWN_ROWS) } };
}

export function interruptedReport(search: URLSearchParams) {
  if (search.get('tab') !== 'reports' || !search.has('start_date')) return null;
  return reportFailure(parseReport(search).reply(), copy.failedText);
}

function reportFailure(result: SubmissionResult, message = firstProblem(result)) {
  return { table: null, result, message };
}

export const firstProblem = ({ error }: SubmissionResult): string =>
  Object.values(error ?? {})[0]?.[0] ?? copy.failedText;
