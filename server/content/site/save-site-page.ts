import type { AdminSitePage, saveSitePage as endpoint } from '#contract/content/admin-site-pages.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { type SitePage, sitePages } from '#shared/content/content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockSiteText, type NewSitePage, selectSitePage, upsertSitePage } from '../content.queries.ts';

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
