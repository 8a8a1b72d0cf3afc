import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import {
  escapeMarkdown,
  markdownNotFound,
  markdownOfHtml,
  markdownResponse,
} from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getSitePage } from '#contract/content/site.ts';
import { legalCopy } from '#messages/content/legal.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { formatArticleDate } from '#shared/time/dates.ts';
import type { Route } from './+types/legal-markdown.route.ts';

/** `/privacy.md` and `/terms.md`: the texts of the law in Markdown. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const name = unprefixed(new URL(request.url).pathname) === '/terms.md' ? 'terms' : 'privacy';
  const page = foundOrNull(await api(context).call(getSitePage, { params: { name } }))?.page;
  if (page === undefined) return markdownNotFound();
  const { app_url } = context.get(siteContext);
  return markdownResponse({
    canonical: pageUrl(app_url, `/${name}`),
    parts: [
      `# ${escapeMarkdown(page.title)}`,
      `> ${escapeMarkdown(page.description)}`,
      `${legalCopy.updated} ${formatArticleDate(page.updated_at)}`,
      await markdownOfHtml(page.content, app_url),
    ],
  });
}
