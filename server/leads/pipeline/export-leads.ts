import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { type ExportedLead, type LeadFilter, selectLeadsAfter } from './pipeline.queries.ts';

const header = () => [
  ...[headings.date, headings.time, headings.name, headings.email, headings.whatsapp, headings.business],
  ...[headings.form, headings.source, headings.status, headings.reason, headings.score],
  ...[headings.nextAction, headings.nextActionOn],
];
const BATCH_SIZE = 1000;

export function exportLeads(reader: Reader, filter: LeadFilter): CsvFile {
  return {
    file_name: 'leads.csv',
    content_type: CSV_TYPE,
    content: csvTable(header(), rowsOf(reader, filter)),
  };
}

async function* rowsOf(reader: Reader, filter: LeadFilter): AsyncGenerator<CsvRow, void> {
  let last: ExportedLead | null = null;
  for (;;) {
    const batch: ExportedLead[] = await selectLeadsAfter(reader, filter, { after: last, limit: BATCH_SIZE });
    for (const lead of batch) yield cellsOf(lead);
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH_SIZE) return;
  }
}

function cellsOf(lead: ExportedLead): CsvRow {
  return [
    dayOf(lead.created_at),
    formatTime(lead.created_at),
    lead.name,
    lead.email,
    lead.phone ?? '',
    lead.company ?? '',
    formLabels[lead.form_type],
    lead.source,
    lead.status,
    lead.reason ?? '',
    lead.lead_score,
    lead.next_action ?? '',
    lead.next_action_on ?? '',
  ];
}
