import { useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import { reportCopy as copy } from '#messages/admin-tools.ts';
import { formatCount } from '#shared/money.ts';
import { failureText } from '../tool-toasts.ts';
import { downloadReport, fetchReport, type ReportData } from './fetch-report.ts';
import { expectedRows, type ReportFields, type ReportProblems, validateReport } from './report-fields.ts';

interface State {
  readonly isBusy: boolean;
  readonly problems: ReportProblems;
  readonly report: ReportData | null;
}

/** Id of the progress toast. */
const WORKING = 'report';

/** ATOOL-002 for reports: a CSV is downloaded at once, a table is shown. */
export function useReport(onDone: () => void) {
  const [state, setState] = useState<State>({ isBusy: false, problems: {}, report: null });
  const send = async (fields: ReportFields) => {
    if (state.isBusy) return;
    const problems = validateReport(fields);
    setState((current) => ({ ...current, problems }));
    if (Object.keys(problems).length > 0) {
      toast.error(copy.dates);
      return;
    }
    setState((current) => ({ ...current, isBusy: true }));
    toast.loading(copy.working, { id: WORKING, duration: Number.POSITIVE_INFINITY });
    const expected = expectedRows(fields);
    const result = await fetchReport(fields, (rows) => {
      toast.loading(`${copy.working}: ${progressOf(rows, expected)}`, { id: WORKING });
    });
    toast.dismiss(WORKING);
    toastReport(result);
    if (!result.ok) {
      const { fields: wrong = {} } = result.refusal;
      setState((current) => ({ ...current, isBusy: false, problems: wrong }));
      return;
    }
    setState({ isBusy: false, problems: {}, report: result.value });
    if (fields.format === 'csv') downloadReport(result.value);
    onDone();
  };
  return { ...state, send, clearErrors: () => setState((current) => ({ ...current, problems: {} })) };
}

export function toastReport(result: Awaited<ReturnType<typeof fetchReport>>): void {
  if (result.ok) toast.success(copy.done, { description: copy.rows(formatCount(result.value.row_count)) });
  else toast.error(copy.failed, { description: failureText(result.refusal, copy.failedText) });
}

function progressOf(rows: number, expected: number | null): string {
  if (expected === null || expected === 0) return copy.rows(formatCount(rows));
  return `${Math.min(100, Math.round((rows / expected) * 100))}%`;
}
