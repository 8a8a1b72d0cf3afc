import type { Reader } from '#server/platform/db.ts';
import type { SitePage } from '#shared/content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { escapeHtml, interpolateSettings } from '#shared/setting-tokens.ts';
import { type SitePageText, selectSitePage } from '../content.queries.ts';
import { readSettings } from '../settings/read-settings.ts';

export interface SitePageFound extends SitePageText {
  readonly name: SitePage;
  readonly updated_at: string;
}
export interface PageNotFound {
  readonly code: 'PAGE_NOT_FOUND';
}

/** The text of /privacy or /terms with settings like `{refund_days}` filled in; not found until first saved. */
export async function getSitePage(
  reader: Reader,
  name: SitePage,
): Promise<Result<SitePageFound, PageNotFound>> {
  const row = await selectSitePage(reader, name);
  if (row === null) return refuse({ code: 'PAGE_NOT_FOUND' });
  const settings = await readSettings(reader);
  const { title, description, content, ...page } = row;
  return succeed({
    ...page,
    title: interpolateSettings(title, settings),
    description: interpolateSettings(description, settings),
    content: interpolateSettings(content, settings, escapeHtml),
    updated_at: row.updated_at.toISOString(),
  });
}
