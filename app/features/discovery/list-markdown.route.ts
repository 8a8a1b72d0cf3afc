import { api } from '#app/lib/api/api-context.ts';
import { escapeMarkdown, markdownNotFound, markdownResponse } from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import type { Route } from './+types/list-markdown.route.ts';
import { lists, readWhole, twinLink } from './lists.ts';

/** `/marketplace.md`, `/blog.md` and `/portfolio.md`: everything that the page lists, in Markdown. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const path = unprefixed(new URL(request.url).pathname).replace(/\.md$/, '');
  const list = Object.entries(lists).find(([name]) => `/${name}` === path)?.[1];
  if (list === undefined) return markdownNotFound();
  const { app_url } = context.get(siteContext);
  const lines = await readWhole(list, api(context));
  return markdownResponse({
    canonical: pageUrl(app_url, path),
    parts: [
      `# ${escapeMarkdown(list.title())}`,
      `> ${escapeMarkdown(list.lede())}`,
      lines.map((line) => twinLink(app_url, line)).join('\n'),
    ],
  });
}
