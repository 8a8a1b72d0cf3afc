import { asc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { SitePage } from '#shared/content/content.ts';
import type { SettingKey } from '#shared/content/site-settings.ts';
import { faqItems, settings, sitePages, testimonials } from './content.schema.ts';

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
