import { browserClient } from '#app/lib/api/browser-client.ts';
import type { generateReport, Report } from '#contract/admin/reports.ts';
import type { CommonRefusal } from '#contract/client.ts';
import { reportCopy as copy } from '#messages/admin-tools.ts';
import { reportFileName } from '#shared/reports.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ReportFields } from './report-fields.ts';

const ROUTE = '/api/admin/reports';

export interface ReportData {
  readonly fields: ReportFields;
  readonly file_name: string;
  /** The content of the download. */
  readonly text: string;
  readonly row_count: number;
  /** Null for CSV, which is shown as text. */
  readonly table: Report | null;
}
type Outcome = Result<ReportData, Pick<CommonRefusal, 'message' | 'fields'> & { readonly code: string }>;

/** `onRows` reports the progress of a long report. */
export function fetchReport(fields: ReportFields, onRows: (rows: number) => void): Promise<Outcome> {
  return fields.format === 'csv' ? streamCsvReport(fields, onRows) : fetchJsonReport(fields);
}

async function fetchJsonReport(fields: ReportFields): Promise<Outcome> {
  const answer = await browserClient.call<typeof generateReport>(
    { method: 'get', path: ROUTE },
    { query: { ...fields } },
  );
  if (!answer.ok) return answer;
  const { value } = answer;
  if (!('report' in value)) return refuse({ code: 'INTERNAL', message: '' });
  const { file_name, row_count } = value.metadata;
  return succeed({
    fields,
    file_name: file_name.replace(/csv$/, 'json'),
    text: JSON.stringify(value, null, 2),
    row_count,
    table: value.report,
  });
}

/** Counts the rows of a CSV while it streams. */
async function streamCsvReport(fields: ReportFields, onRows: (rows: number) => void): Promise<Outcome> {
  try {
    const answer = await fetch(`${ROUTE}?${new URLSearchParams({ ...fields })}`);
    if (!answer.ok || answer.body === null) return refuse(parseRefusal(await answer.text()));
    let text = '';
    let rows = -1;
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const reader = answer.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const more = decoder.decode(chunk.value, { stream: true });
      text += more;
      rows += more.split('\r\n').length - 1;
      onRows(Math.max(0, rows));
    }
    return succeed({
      fields,
      file_name: reportFileName(fields),
      text,
      row_count: Math.max(0, rows),
      table: null,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : copy.noConnection;
    return refuse({ code: 'NETWORK_ERROR', message: copy.offline(reason) });
  }
}

function parseRefusal(text: string) {
  try {
    const { code, error, fields } = JSON.parse(text);
    return { code: String(code), message: String(error), ...(fields === undefined ? {} : { fields }) };
  } catch {
    return { code: 'INTERNAL', message: '' };
  }
}

export function downloadReport({ file_name, text, fields }: ReportData): void {
  const type = fields.format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
  downloadFile(file_name, new Blob([text], { type }));
}

/** Saves a file that was made in the browser, or came inside JSON. */
function downloadFile(name: string, data: Blob): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
