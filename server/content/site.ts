import type { z } from 'zod';
import type {
  AdminFaqAndTestimonials,
  saveQuestions as saveQuestionsEndpoint,
  saveTestimonials as saveTestimonialsEndpoint,
} from '#contract/content/admin-faq-and-testimonials.ts';
import type { AdminSitePage, saveSitePage as endpoint } from '#contract/content/admin-site-pages.ts';
import type { getSitePage as getSitePageEndpoint } from '#contract/content/site.ts';
import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { readEnglish } from '#server/translations/index.ts';
import { type SitePage, sitePages } from '#shared/content/content.ts';
import { escapeHtml, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  lockSiteText,
  type NewSitePage,
  replaceQuestions,
  replaceTestimonials,
  selectAllQuestions,
  selectAllTestimonials,
  selectQuestions,
  selectSitePage,
  selectTestimonials,
  upsertSitePage,
} from './content.queries.ts';
import { readSettings } from './settings.ts';

export type ContentChanged = RefusalOf<typeof endpoint>;

export function listSitePages(reader: Reader): Promise<AdminSitePage[]> {
  return Promise.all(sitePages.map((name) => readSitePage(reader, name)));
}

async function readSitePage(reader: Reader, name: SitePage): Promise<AdminSitePage> {
  const empty = { name, title: '', description: '', content: '', updated_at: null };
  return (await selectSitePage(reader, name)) ?? empty;
}

export function writeSitePage(tx: Tx, page: NewSitePage): Promise<void> {
  return upsertSitePage(tx, { ...page, content: sanitizeContent(page.content) });
}

interface SitePageEdit extends Omit<NewSitePage, 'updated_at'> {
  readonly base_updated_at: string | null;
}

/** Refuses an edit of an older version. */
export async function saveSitePage(
  tx: Tx,
  actor: Actor,
  { base_updated_at, ...page }: SitePageEdit,
): Promise<Result<AdminSitePage, ContentChanged>> {
  await lockSiteText(tx, page.name);
  const before = await readSitePage(tx, page.name);
  if (before.updated_at !== null && !isSameTimestamp(before.updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at: before.updated_at } });
  }
  await writeSitePage(tx, page);
  await recordAudit(tx, actor, {
    action: 'site_page.changed',
    subject: { type: 'site_page', id: page.name },
    before: { title: before.title, description: before.description },
    after: { title: page.title, description: page.description },
  });
  return succeed(await readSitePage(tx, page.name));
}

/** Compares ISO timestamps to the millisecond. */
export function isSameTimestamp(current: string, base: string | null): boolean {
  return base !== null && new Date(current).getTime() === new Date(base).getTime();
}

type Page = NonNullable<Awaited<ReturnType<typeof selectSitePage>>>;

/** Fills in settings like `{refund_days}`. Not found until first saved. */
export async function getSitePage(
  reader: Reader,
  name: SitePage,
): Promise<Result<OutputOf<typeof getSitePageEndpoint>['page'], RefusalOf<typeof getSitePageEndpoint>>> {
  const written = await selectSitePage(reader, name);
  if (written === null) return refuse({ code: 'PAGE_NOT_FOUND' });
  const [row, settings] = await Promise.all([inReadersLanguage(reader, written), readSettings(reader)]);
  return succeed({
    ...row,
    title: interpolateSettings(row.title, settings),
    description: interpolateSettings(row.description, settings),
    content: interpolateSettings(row.content, settings, escapeHtml),
  });
}

/** Runs before settings are filled in, because translations are found by the original text. */
async function inReadersLanguage(reader: Reader, page: Page) {
  if (currentLanguage() === 'id') return page;
  const [title, description, content] = await readEnglish(
    reader,
    (['title', 'description', 'content'] as const).map((field) => ({
      area: 'site',
      is_html: field === 'content',
      source: page[field],
    })),
  );
  const isWhole = content !== null && content !== undefined;
  return {
    ...page,
    title: title ?? page.title,
    description: description ?? page.description,
    content: content ?? page.content,
    // A translated title over an Indonesian text would mislead.
    ...(!isWhole && { untranslated: ['title', 'description', 'content'] }),
  };
}

export async function listFaqAndTestimonials(reader: Reader) {
  const [questions, testimonials] = await Promise.all([selectQuestions(reader), selectTestimonials(reader)]);
  return { questions, testimonials };
}

export async function listAllFaqAndTestimonials(reader: Reader): Promise<AdminFaqAndTestimonials> {
  const [questions, testimonials] = await Promise.all([
    selectAllQuestions(reader),
    selectAllTestimonials(reader),
  ]);
  return {
    questions: questions.map(({ updated_at: _, ...row }) => row),
    // A set is written as a whole, so any row has the time.
    questions_updated_at: questions[0]?.updated_at ?? null,
    testimonials: testimonials.map(({ updated_at: _, ...row }) => row),
    testimonials_updated_at: testimonials[0]?.updated_at ?? null,
  };
}

interface ListEdit {
  readonly name: 'questions' | 'testimonials';
  readonly base_updated_at: string | null;
  readonly replace: () => Promise<void>;
  readonly textsOf: (all: AdminFaqAndTestimonials) => readonly string[];
}
type SaveResult = Promise<Result<AdminFaqAndTestimonials, ContentChanged>>;

/** Refuses an edit of an older list. */
async function saveList(
  tx: Tx,
  actor: Actor,
  { name, base_updated_at, replace, textsOf }: ListEdit,
): SaveResult {
  await lockSiteText(tx, name);
  const before = await listAllFaqAndTestimonials(tx);
  const updated_at = before[`${name}_updated_at`];
  if (updated_at !== null && !isSameTimestamp(updated_at, base_updated_at)) {
    return refuse({ code: 'CONTENT_CHANGED', details: { updated_at } });
  }
  await replace();
  const after = await listAllFaqAndTestimonials(tx);
  await recordAudit(tx, actor, {
    action: `${name}.changed`,
    subject: { type: 'site', id: name },
    before: { [name]: textsOf(before) },
    after: { [name]: textsOf(after) },
  });
  return succeed(after);
}

type QuestionsEdit = z.output<typeof saveQuestionsEndpoint.body>;
type TestimonialsEdit = z.output<typeof saveTestimonialsEndpoint.body>;

export function saveQuestions(
  tx: Tx,
  actor: Actor,
  { questions, base_updated_at }: QuestionsEdit,
): SaveResult {
  return saveList(tx, actor, {
    name: 'questions',
    base_updated_at,
    replace: () => replaceQuestions(tx, questions),
    textsOf: (all) => all.questions.map(({ question }) => question),
  });
}

export function saveTestimonials(
  tx: Tx,
  actor: Actor,
  { testimonials, base_updated_at }: TestimonialsEdit,
): SaveResult {
  return saveList(tx, actor, {
    name: 'testimonials',
    base_updated_at,
    replace: () => replaceTestimonials(tx, testimonials),
    textsOf: (all) => all.testimonials.map(({ quote }) => quote),
  });
}
