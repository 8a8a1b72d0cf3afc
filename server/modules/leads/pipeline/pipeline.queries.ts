import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { contains, isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import type { FormType, LeadStatus } from '#shared/forms.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { leadNotes, leadStatusChanges, leads } from '../leads.schema.ts';

export interface LeadFilter {
  readonly status?: LeadStatus | undefined;
  readonly form_type?: FormType | undefined;
  readonly search?: string | undefined;
  /** Ids found by a search. */
  readonly ids?: readonly string[] | undefined;
}
export type LeadWindow = ListWindow<'created_at' | '-created_at' | 'lead_score' | '-lead_score'>;

function conditionOf({ status, form_type, search: words = '', ids }: LeadFilter): SQL | undefined {
  if (ids !== undefined) return isOneOf(leads.id, ids);
  return and(
    status === undefined ? undefined : eq(leads.status, status),
    form_type === undefined ? undefined : eq(leads.form_type, form_type),
    words === '' ? undefined : contains(leads.search_text, words),
  );
}

const orders: Readonly<Record<LeadWindow['sort'], readonly SQL[]>> = {
  created_at: [asc(leads.created_at), desc(leads.id)],
  '-created_at': [desc(leads.created_at), asc(leads.id)],
  lead_score: [asc(leads.lead_score), asc(leads.created_at), desc(leads.id)],
  '-lead_score': [desc(leads.lead_score), desc(leads.created_at), asc(leads.id)],
};

const columns = {
  id: leads.id,
  name: leads.full_name,
  email: leads.email,
  phone: leads.phone,
  company: leads.company,
  source: leads.source,
  form_type: leads.form_type,
  status: leads.status,
  lead_score: leads.lead_score,
  owner_id: leads.owner_id,
  next_action: leads.next_action,
  next_action_on: leads.next_action_on,
  created_at: leads.created_at,
  updated_at: leads.updated_at,
};
export type LeadRow = Awaited<ReturnType<typeof selectLeads>>[number];

export function selectLeads(reader: Reader, filter: LeadFilter, window: LeadWindow) {
  return readWindow(window, orders, (order) =>
    reader
      .select(columns)
      .from(leads)
      .where(conditionOf(filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

/** Count and, for a search, the ids. */
export async function findLeads(
  reader: Reader,
  { search: words = '', ...filter }: LeadFilter,
  window: LeadWindow,
): Promise<SearchHits> {
  if (words === '') return { total: await countLeads(reader, filter), ids: null, offset: window.offset };
  return search(
    reader,
    {
      from: leads,
      id: leads.id,
      filter: conditionOf(filter),
      order: orderingOf(window, orders),
      hits: contains(leads.search_text, words),
    },
    window,
  );
}

/** Counts up to MAX_COUNTED. */
async function countLeads(reader: Reader, filter: LeadFilter): Promise<number> {
  const counted = reader.select({ one: sql`1` }).from(leads).where(conditionOf(filter)).limit(MAX_COUNTED);
  const found = await reader.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${counted} counted`,
  );
  return found.rows[0]?.total ?? 0;
}

/** Text keeps the microseconds; a Date would skip rows. */
const moment = sql<string>`${leads.created_at}::text`;
interface Cursor {
  readonly moment: string;
  readonly id: string;
}

/** The next batch of an export, newest first. */
export function selectLeadsAfter(
  reader: Reader,
  filter: LeadFilter,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
) {
  const at = after === null ? null : sql`${after.moment}::timestamptz`;
  const older =
    after === null
      ? undefined
      : sql`(${leads.created_at} < ${at} or (${leads.created_at} = ${at} and ${leads.id} > ${after.id}))`;
  return reader
    .select({ ...columns, moment })
    .from(leads)
    .where(and(conditionOf(filter), older))
    .orderBy(...orders['-created_at'])
    .limit(limit);
}
export type ExportedLead = Awaited<ReturnType<typeof selectLeadsAfter>>[number];

export async function selectLead(reader: Reader, id: string) {
  const [row] = await reader
    .select({ ...columns, form_data: leads.form_data })
    .from(leads)
    .where(eq(leads.id, id));
  return row ?? null;
}

export async function lockLead(tx: Tx, id: string): Promise<LeadRow | null> {
  const [row] = await tx.select(columns).from(leads).where(eq(leads.id, id)).for('update');
  return row ?? null;
}

export interface LeadChange {
  readonly status?: LeadStatus | undefined;
  readonly lead_score?: number | undefined;
  readonly owner_id?: string | null | undefined;
  readonly next_action?: string | null | undefined;
  readonly next_action_on?: string | null | undefined;
}

/** Sets the actor that the lead history records in this transaction. */
export async function setHistoryActor(tx: Tx, actorId: string | null): Promise<void> {
  await tx.execute(sql`select set_config('arunika.actor_id', ${actorId ?? ''}, true)`);
}

export async function updateLeadRow(tx: Tx, id: string, change: LeadChange): Promise<void> {
  await tx.update(leads).set(change).where(eq(leads.id, id));
}

const MAX_HISTORY = 200;

export function selectNotes(reader: Reader, leadId: string) {
  return reader
    .select({
      id: leadNotes.id,
      author_id: leadNotes.author_id,
      note: leadNotes.note,
      created_at: leadNotes.created_at,
    })
    .from(leadNotes)
    .where(eq(leadNotes.lead_id, leadId))
    .orderBy(desc(leadNotes.id))
    .limit(MAX_HISTORY);
}

export function selectStatusChanges(reader: Reader, leadId: string) {
  return reader
    .select({
      id: leadStatusChanges.id,
      actor_id: leadStatusChanges.actor_id,
      from_status: leadStatusChanges.from_status,
      to_status: leadStatusChanges.to_status,
      created_at: leadStatusChanges.created_at,
    })
    .from(leadStatusChanges)
    .where(eq(leadStatusChanges.lead_id, leadId))
    .orderBy(desc(leadStatusChanges.id))
    .limit(MAX_HISTORY);
}

export async function insertNote(
  tx: Tx,
  note: { readonly lead_id: string; readonly author_id: string | null; readonly note: string },
): Promise<void> {
  await tx.insert(leadNotes).values(note);
}
