import type { getSitePage as endpoint } from '#contract/content/site.ts';
import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { readEnglish } from '#server/translations/index.ts';
import type { SitePage } from '#shared/content/content.ts';
import { escapeHtml, interpolateSettings } from '#shared/content/setting-tokens.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectSitePage } from '../content.queries.ts';
import { readSettings } from '../settings/read-settings.ts';

type Page = NonNullable<Awaited<ReturnType<typeof selectSitePage>>>;

/** Fills in settings like `{refund_days}`. Not found until first saved. */
export async function getSitePage(
  reader: Reader,
  name: SitePage,
): Promise<Result<OutputOf<typeof endpoint>['page'], RefusalOf<typeof endpoint>>> {
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
