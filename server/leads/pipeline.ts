import type { RefusalOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/leads/admin.ts';
import type { Lead, LeadBoard, LeadDetails, readLead as readLeadEndpoint } from '#contract/leads/admin.ts';
import { exportHeadings as headings } from '#messages/documents/exports.ts';
import { formLabels } from '#messages/leads/form-labels.ts';
import { listStaff, readShortNames } from '#server/account/index.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { isEnded, leadStatuses, signUpForms } from '#shared/leads/forms.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import {
  countSignUps,
  type ExportedLead,
  findLeads,
  findNewestLead,
  insertNote,
  type LeadChange,
  type LeadFilter,
  type LeadWindow,
  lockLead,
  selectLead,
  selectLeads,
  selectLeadsAfter,
  selectNotes,
  selectStatusChanges,
  setHistoryActor,
  updateLeadRow,
  updateReason,
} from './pipeline.queries.ts';
import { answers } from './submissions.ts';

export type LeadNotFound = RefusalOf<typeof readLeadEndpoint>;
type FoundLead = NonNullable<Awaited<ReturnType<typeof selectLead>>>;

export async function readLead(reader: Reader, id: string): Promise<Result<LeadDetails, LeadNotFound>> {
  const row = await selectLead(reader, id);
  return row === null ? refuse({ code: 'LEAD_NOT_FOUND' }) : succeed(await complete(reader, row));
}

async function complete(reader: Reader, { form_data, ...row }: FoundLead) {
  const [notes, moves, staff] = await Promise.all([
    selectNotes(reader, row.id),
    selectStatusChanges(reader, row.id),
    listStaff(reader),
  ]);
  const people = [...notes.map(({ author_id }) => author_id), ...moves.map(({ actor_id }) => actor_id)];
  const names = await readShortNames(reader, [...new Set(people.filter((person) => person !== null))]);
  const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
  return {
    staff,
    lead: { ...row, answers: answers.parse(form_data) },
    notes: notes.map(({ author_id, ...note }) => ({ ...note, author_name: nameOf(author_id) })),
    history: moves.map(({ actor_id, ...move }) => ({ ...move, actor_name: nameOf(actor_id) })),
  };
}

/** Search covers name, e-mail, phone and company. `total` stops at MAX_COUNTED. */
export async function listLeads(reader: Reader, filter: LeadFilter, window: LeadWindow) {
  const { total, ids, offset } = await findLeads(reader, filter, window);
  const leads = await selectLeads(reader, ids === null ? filter : { ids }, { ...window, offset });
  return { leads, total };
}

const MAX_CARDS = 20;

export async function readBoard(reader: Reader, search: string | undefined): Promise<LeadBoard> {
  const window = { sort: '-created_at', limit: MAX_CARDS, offset: 0 } as const;
  const [columns, sign_ups] = await Promise.all([
    Promise.all(
      leadStatuses.map(async (status) => ({
        status,
        ...(await listLeads(reader, { status, search, without: signUpForms }, window)),
      })),
    ),
    countSignUps(reader),
  ]);
  return { columns, sign_ups };
}

/** Any status may follow any other (ACON-010). Only a won or lost lead has a reason. */
export async function updateLead(
  tx: Tx,
  actor: Actor,
  { id, reason, ...change }: LeadChange & { readonly id: string },
): Promise<Result<Lead, RefusalOf<typeof contract.updateLead>>> {
  const before = await lockLead(tx, id);
  if (before === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  if (!(await canOwnLead(tx, change.owner_id ?? null))) return refuse({ code: 'OWNER_NOT_STAFF' });
  if (isDateWithoutAction(before, change)) return refuse({ code: 'NEXT_ACTION_MISSING' });
  if (typeof reason === 'string' && !isEnded(change.status ?? before.status))
    return refuse({ code: 'LEAD_STILL_OPEN' });
  await setHistoryActor(tx, actor.id);
  await updateLeadRow(tx, id, change);
  if (reason !== undefined) await updateReason(tx, id, reason);
  const after = await lockLead(tx, id);
  if (after === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  if (before.status !== after.status) await recordMove(tx, actor, { before, after });
  return succeed(after);
}

async function canOwnLead(tx: Tx, ownerId: string | null): Promise<boolean> {
  return ownerId === null || (await listStaff(tx)).some(({ id }) => id === ownerId);
}

function isDateWithoutAction(before: Lead, { next_action, next_action_on }: LeadChange): boolean {
  const action = next_action === undefined ? before.next_action : next_action;
  const day = next_action_on === undefined ? before.next_action_on : next_action_on;
  return action === null && day !== null;
}

function recordMove(
  tx: Tx,
  actor: Actor,
  { before, after }: { readonly before: Lead; readonly after: Lead },
): Promise<void> {
  return recordAudit(tx, actor, {
    action: 'lead.status_changed',
    subject: { type: 'lead', id: after.id },
    before: { status: before.status },
    after: { status: after.status },
  });
}

/** The database keeps notes unchanged. */
export async function addLeadNote(
  tx: Tx,
  actor: Actor,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<Result<null, LeadNotFound>> {
  if ((await lockLead(tx, id)) === null) return refuse({ code: 'LEAD_NOT_FOUND' });
  await insertNote(tx, { lead_id: id, author_id: actor.id, note });
  return succeed(null);
}

interface PersonNote {
  readonly emails: readonly string[];
  readonly phone: string | null;
  readonly note: string;
}

/** Writes down what somebody sent. Returns the id of the lead; null for who is none. */
export async function addNoteToLead(tx: Tx, { note, ...names }: PersonNote): Promise<string | null> {
  const lead_id = await findNewestLead(tx, names);
  if (lead_id !== null) await insertNote(tx, { lead_id, author_id: null, note });
  return lead_id;
}

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
