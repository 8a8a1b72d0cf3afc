import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { type SitePage, sitePages } from '#shared/content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { lockSiteText, type SitePageText, selectSitePage } from '../content.queries.ts';
import { writeSitePage } from './write-site-page.ts';

export interface ContentChanged {
  readonly code: 'CONTENT_CHANGED';
  readonly details: { readonly updated_at: string };
}

interface EditableSitePage extends SitePageText {
  readonly name: SitePage;
  /** Null: nobody has written it yet. */
  readonly updated_at: string | null;
}

/** The texts of their own, also those that nobody has written yet. */
export function listSitePages(reader: Reader): Promise<EditableSitePage[]> {
  return Promise.all(sitePages.map((name) => readSitePage(reader, name)));
}

async function readSitePage(reader: Reader, name: SitePage): Promise<EditableSitePage> {
  const row = await selectSitePage(reader, name);
  if (row === null) return { name, title: '', description: '', content: '', updated_at: null };
  return { ...row, updated_at: row.updated_at.toISOString() };
}

interface SitePageEdit extends SitePageText {
  readonly name: SitePage;
  readonly base_updated_at: string | null;
}

/** Writes a text of its own, its HTML sanitised. Refuses a change that was made on an older text. */
export async function saveSitePage(
  tx: Tx,
  actor: Actor,
  { base_updated_at, ...page }: SitePageEdit,
): Promise<Result<EditableSitePage, ContentChanged>> {
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

/** Moments as they travel, to the millisecond. */
export function isSameTimestamp(stands: string, based: string | null): boolean {
  return based !== null && new Date(stands).getTime() === new Date(based).getTime();
}
