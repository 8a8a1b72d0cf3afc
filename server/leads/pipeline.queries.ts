import { and, asc, desc, eq, inArray, max, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type * as contract from '#contract/leads/admin.ts';
import type { Lead } from '#contract/leads/admin.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { type ListWindow, orderingOf, readWindow } from '#server/platform/lists/list-window.ts';
import { contains, wordMatch } from '#server/platform/lists/word-match.ts';
import { type FormType, signUpForms } from '#shared/leads/forms.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { leadNotes, leadStatusChanges, leads } from './leads.schema.ts';

type LeadQuery = z.output<typeof contract.listLeads.query>;
export interface LeadFilter extends Partial<Pick<LeadQuery, 'status' | 'form_type' | 'search'>> {
  readonly without?: readonly FormType[];
  readonly ids?: readonly string[] | undefined;
}
export type LeadWindow = ListWindow<LeadQuery['sort']>;

function conditionOf({ status, form_type, without, search: words = '', ids }: LeadFilter): SQL | undefined {
  if (ids !== undefined) return isOneOf(leads.id, ids);
  return and(
    status === undefined ? undefined : eq(leads.status, status),
    form_type === undefined ? undefined : eq(leads.form_type, form_type),
    without === undefined ? undefined : notInArray(leads.form_type, [...without]),
    words === '' ? undefined : contains(leads.search_text, words),
  );
}

const orders: Readonly<Record<LeadWindow['sort'], readonly SQL[]>> = {
  created_at: [asc(leads.created_at), desc(leads.id)],
  '-created_at': [desc(leads.created_at), asc(leads.id)],
  lead_score: [asc(leads.lead_score), asc(leads.created_at), desc(leads.id)],
  '-lead_score': [desc(leads.lead_score), desc(leads.created_at), asc(leads.id)],
};

const answer = (field: string) => sql`nullif(btrim(${leads.form_data} ->> ${field}), '')`;
/** Each form names the request differently; free text comes before a choice. */
const request = sql<string | null>`left(split_part(coalesce(
  ${answer('challenges')}, ${answer('message')}, ${answer('goal')}, ${answer('topic')}), E'\n', 1), 200)`;

const reason = sql<string | null>`(select c.reason from lead_status_changes c
  where c.lead_id = leads.id order by c.id desc limit 1)`;

const columns = {
  name: leads.full_name,
  request,
  reason,
  ...pickColumns(leads, [
    ...(['id', 'email', 'phone', 'company', 'source', 'form_type', 'status', 'lead_score'] as const),
    ...(['owner_id', 'next_action', 'next_action_on', 'created_at', 'updated_at'] as const),
  ]),
};

export function selectLeads(reader: Reader, filter: LeadFilter, window: LeadWindow): Promise<Lead[]> {
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
      match: wordMatch(leads.search_text, words),
    },
    window,
  );
}

export async function countSignUps(reader: Reader) {
  const { rows } = await reader.execute<{ form_type: FormType; total: number }>(sql`
    select form_type, count(*)::integer as total from (
      select form_type from leads where ${inArray(leads.form_type, [...signUpForms])} limit ${MAX_COUNTED}
    ) counted group by form_type`);
  const totals = new Map(rows.map(({ form_type, total }) => [form_type, total]));
  return signUpForms.map((form_type) => ({ form_type, total: totals.get(form_type) ?? 0 }));
}

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

export async function lockLead(tx: Tx, id: string): Promise<Lead | null> {
  const [row] = await tx.select(columns).from(leads).where(eq(leads.id, id)).for('update');
  return row ?? null;
}

export type LeadChange = z.output<typeof contract.updateLead.body>;

/** Sets the actor that the lead history records in this transaction. */
export async function setHistoryActor(tx: Tx, actorId: string | null): Promise<void> {
  await tx.execute(sql`select set_config('arunika.actor_id', ${actorId ?? ''}, true)`);
}

export async function updateLeadRow(tx: Tx, id: string, change: Omit<LeadChange, 'reason'>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(leads).set(change).where(eq(leads.id, id));
}

export async function updateReason(tx: Tx, leadId: string, reason: string | null): Promise<void> {
  const last = tx
    .select({ id: max(leadStatusChanges.id) })
    .from(leadStatusChanges)
    .where(eq(leadStatusChanges.lead_id, leadId));
  await tx.update(leadStatusChanges).set({ reason }).where(eq(leadStatusChanges.id, last));
}

const MAX_HISTORY = 200;

export function selectNotes(reader: Reader, leadId: string) {
  return reader
    .select(pickColumns(leadNotes, ['id', 'author_id', 'note', 'created_at']))
    .from(leadNotes)
    .where(eq(leadNotes.lead_id, leadId))
    .orderBy(desc(leadNotes.id))
    .limit(MAX_HISTORY);
}

export function selectStatusChanges(reader: Reader, leadId: string) {
  return reader
    .select(
      pickColumns(leadStatusChanges, ['id', 'actor_id', 'from_status', 'to_status', 'reason', 'created_at']),
    )
    .from(leadStatusChanges)
    .where(eq(leadStatusChanges.lead_id, leadId))
    .orderBy(desc(leadStatusChanges.id))
    .limit(MAX_HISTORY);
}

export async function insertNote(tx: Tx, note: typeof leadNotes.$inferInsert): Promise<void> {
  await tx.insert(leadNotes).values(note);
}

interface LeadNames {
  readonly emails: readonly string[];
  readonly phone: string | null;
}

/** The newest lead of one of the addresses, else of the number; null without one. */
export async function findNewestLead(reader: Reader, { emails, phone }: LeadNames): Promise<string | null> {
  const isOurs = inArray(leads.email, [...emails]);
  const isOfPhone = phone === null ? sql`false` : eq(leads.phone, phone);
  const [row] = await reader
    .select({ id: leads.id })
    .from(leads)
    .where(or(isOurs, isOfPhone))
    .orderBy(sql`case when ${isOurs} then 0 else 1 end`, desc(leads.created_at), leads.id)
    .limit(1);
  return row?.id ?? null;
}
