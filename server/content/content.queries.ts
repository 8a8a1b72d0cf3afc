import { and, asc, eq, sql } from 'drizzle-orm';
import type { SitePage } from '#shared/content/content.ts';
import type { SettingKey } from '#shared/content/site-settings.ts';
import { pickColumns } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { faqItems, settingChanges, settings, sitePages, testimonials } from './content.schema.ts';

const MAX_FAQ_AND_TESTIMONIALS = 200;

const questionColumns = pickColumns(faqItems, ['id', 'question', 'answer']);
const testimonialColumns = pickColumns(testimonials, ['id', 'quote', 'role', 'business']);

export function selectQuestions(reader: Reader) {
  return reader
    .select(questionColumns)
    .from(faqItems)
    .where(eq(faqItems.is_active, true))
    .orderBy(asc(faqItems.sort_order), asc(faqItems.id))
    .limit(MAX_FAQ_AND_TESTIMONIALS);
}

export function selectTestimonials(reader: Reader) {
  return reader
    .select(testimonialColumns)
    .from(testimonials)
    .where(eq(testimonials.is_active, true))
    .orderBy(asc(testimonials.sort_order), asc(testimonials.id))
    .limit(MAX_FAQ_AND_TESTIMONIALS);
}

export function selectAllQuestions(reader: Reader) {
  return reader
    .select({ ...questionColumns, ...pickColumns(faqItems, ['is_active', 'updated_at']) })
    .from(faqItems)
    .orderBy(asc(faqItems.sort_order), asc(faqItems.id))
    .limit(MAX_FAQ_AND_TESTIMONIALS);
}

export function selectAllTestimonials(reader: Reader) {
  return reader
    .select({ ...testimonialColumns, ...pickColumns(testimonials, ['is_active', 'updated_at']) })
    .from(testimonials)
    .orderBy(asc(testimonials.sort_order), asc(testimonials.id))
    .limit(MAX_FAQ_AND_TESTIMONIALS);
}

type ListItem<Row> = Omit<Row, 'sort_order'>;

/** Keeps the given order. `answer` is plain text; a blank line starts a paragraph. */
export async function replaceQuestions(
  tx: Tx,
  items: readonly ListItem<typeof faqItems.$inferInsert>[],
): Promise<void> {
  await tx.delete(faqItems);
  const rows = items.map((item, sort_order) => ({ ...item, sort_order }));
  if (rows.length > 0) await tx.insert(faqItems).values(rows);
}

export async function replaceTestimonials(
  tx: Tx,
  items: readonly ListItem<typeof testimonials.$inferInsert>[],
): Promise<void> {
  await tx.delete(testimonials);
  const rows = items.map((item, sort_order) => ({ ...item, sort_order }));
  if (rows.length > 0) await tx.insert(testimonials).values(rows);
}

export async function selectSitePage(reader: Reader, name: SitePage) {
  const [row] = await reader
    .select(pickColumns(sitePages, ['name', 'title', 'description', 'content', 'updated_at']))
    .from(sitePages)
    .where(eq(sitePages.name, name));
  return row ?? null;
}

/** Texts that are written as a whole, one writer at a time. */
export type SiteText = SitePage | 'questions' | 'testimonials' | `setting ${SettingKey}`;

/** Serializes writers of one text until commit, also of its first version. */
export async function lockSiteText(tx: Tx, name: SiteText): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site_text ${name}`}, 0))`);
}

/** `updated_at` counts only for the first version; any change is stamped. */
export type NewSitePage = typeof sitePages.$inferInsert;

export async function upsertSitePage(tx: Tx, { name, ...text }: NewSitePage): Promise<void> {
  await tx
    .insert(sitePages)
    .values({ name, ...text })
    .onConflictDoUpdate({ target: sitePages.name, set: text });
}

const MAX_SETTINGS = 200;

export function selectSettings(reader: Reader) {
  return reader.select({ key: settings.key, value: settings.value }).from(settings).limit(MAX_SETTINGS);
}

export async function upsertSetting(tx: Tx, key: SettingKey, value: string): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

const requestedByName = sql<string>`(select u.full_name from users u where u.id = ${settingChanges.requested_by})`;
const MAX_PENDING = 100;

const pendingColumns = {
  ...pickColumns(settingChanges, ['id', 'key', 'value', 'requested_by', 'created_at']),
  requested_by_name: requestedByName,
};

export function selectPendingChanges(reader: Reader) {
  return reader
    .select(pendingColumns)
    .from(settingChanges)
    .where(eq(settingChanges.status, 'pending'))
    .orderBy(asc(settingChanges.created_at), asc(settingChanges.id))
    .limit(MAX_PENDING);
}

export async function findPendingChange(reader: Reader, key: string) {
  const [change] = await reader
    .select(pendingColumns)
    .from(settingChanges)
    .where(and(eq(settingChanges.key, key), eq(settingChanges.status, 'pending')));
  return change ?? null;
}

export async function findChangeKey(reader: Reader, id: string): Promise<string | null> {
  const rows = await reader
    .select({ key: settingChanges.key })
    .from(settingChanges)
    .where(eq(settingChanges.id, id));
  return rows[0]?.key ?? null;
}

export async function lockChange(tx: Tx, id: string) {
  const rows = await tx
    .select(
      pickColumns(settingChanges, [
        'id',
        'key',
        'base_value',
        'value',
        'status',
        'requested_by',
        'created_at',
      ]),
    )
    .from(settingChanges)
    .where(eq(settingChanges.id, id))
    .for('update');
  return rows[0] ?? null;
}

export async function insertChange(tx: Tx, change: typeof settingChanges.$inferInsert): Promise<void> {
  await tx.insert(settingChanges).values(change);
}

type Decision = Pick<typeof settingChanges.$inferInsert, 'status' | 'decided_by'>;

export async function recordChangeDecision(tx: Tx, id: string, decision: Decision): Promise<void> {
  await tx
    .update(settingChanges)
    .set({ ...decision, decided_at: sql`now()` })
    .where(eq(settingChanges.id, id));
}
