import type { Reader } from '#server/platform/db.ts';
import type { SitePage } from '#shared/content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type SitePageText, selectSitePage } from './content.queries.ts';

export interface SitePageFound extends SitePageText {
  readonly name: SitePage;
  readonly updated_at: string;
}
export interface PageNotFound {
  readonly code: 'PAGE_NOT_FOUND';
}

/** The text of /privacy or /terms; not found until somebody wrote it. */
export async function getSitePage(
  reader: Reader,
  name: SitePage,
): Promise<Result<SitePageFound, PageNotFound>> {
  const row = await selectSitePage(reader, name);
  return row === null
    ? refuse({ code: 'PAGE_NOT_FOUND' })
    : succeed({ ...row, updated_at: row.updated_at.toISOString() });
}
