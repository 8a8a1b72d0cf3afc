import type { generateReport, Report } from '#contract/admin/reports.ts';
import { type CommonRefusal, createClient } from '#contract/client.ts';
import { reportFileName } from '#shared/reports.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ReportFields } from './report-fields.ts';

const client = createClient((request) => fetch(request));
const ROUTE = '/api/admin/reports';

export interface ReportData {
  readonly fields: ReportFields;
  readonly file_name: string;
  /** What a download holds. */
  readonly text: string;
  readonly row_count: number;
  /** Null for CSV, whose text is shown as it is. */
  readonly table: Report | null;
}
type Outcome = Result<ReportData, Pick<CommonRefusal, 'message' | 'fields'> & { readonly code: string }>;

/** Asks for a report; `onRows` hears how many rows of a long one are here. */
export function fetchReport(fields: ReportFields, onRows: (rows: number) => void): Promise<Outcome> {
  return fields.format === 'csv' ? streamCsvReport(fields, onRows) : fetchJsonReport(fields);
}

async function fetchJsonReport(fields: ReportFields): Promise<Outcome> {
  const answer = await client.call<typeof generateReport>(
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

/** The text comes in pieces while the server still counts. */
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
    const reason = error instanceof Error ? error.message : 'no connection';
    return refuse({ code: 'NETWORK_ERROR', message: `Network error: ${reason}` });
  }
}

/** The server's refusal; an answer that is none has no sentence. */
function parseRefusal(text: string) {
  try {
    const { code, error, fields } = JSON.parse(text);
    return { code: String(code), message: String(error), ...(fields === undefined ? {} : { fields }) };
  } catch {
    return { code: 'INTERNAL', message: '' };
  }
}

/** Hands a text to the browser as a file. */
export function downloadReport({ file_name, text, fields }: ReportData): void {
  const type = fields.format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file_name;
  link.click();
  URL.revokeObjectURL(url);
}
