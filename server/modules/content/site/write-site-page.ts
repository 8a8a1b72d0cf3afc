import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import type { SitePage } from '#shared/content.ts';
import { type SitePageText, upsertSitePage } from '../content.queries.ts';

export interface NewSitePage extends SitePageText {
  readonly name: SitePage;
}

/** Writes the text of /privacy or /terms, its HTML sanitised. */
export function writeSitePage(tx: Tx, { name, title, description, content }: NewSitePage): Promise<void> {
  return upsertSitePage(tx, name, { title, description, content: sanitizeContent(content) });
}
