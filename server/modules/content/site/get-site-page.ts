import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { getSitePage as endpoint } from '#contract/public/site.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { SitePage } from '#shared/content/content.ts';
import { escapeHtml, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectSitePage } from '../content.queries.ts';
import { readSettings } from '../settings/read-settings.ts';

/** The text of /privacy or /terms with settings like `{refund_days}` filled in; not found until first saved. */
export async function getSitePage(
  reader: Reader,
  name: SitePage,
): Promise<Result<OutputOf<typeof endpoint>['page'], RefusalOf<typeof endpoint>>> {
  const row = await selectSitePage(reader, name);
  if (row === null) return refuse({ code: 'PAGE_NOT_FOUND' });
  const settings = await readSettings(reader);
  return succeed({
    ...row,
    title: interpolateSettings(row.title, settings),
    description: interpolateSettings(row.description, settings),
    content: interpolateSettings(row.content, settings, escapeHtml),
  });
}
