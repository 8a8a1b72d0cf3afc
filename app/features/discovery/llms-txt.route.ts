import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { escapeMarkdown, markdownResponse, section } from '#app/lib/markdown/markdown.server.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { getSite } from '#contract/content/site.ts';
import { legalCopy } from '#messages/content/legal.ts';
import { discoveryCopy as copy } from '#messages/discovery/discovery.ts';
import { servicePages, textParts } from '#messages/service-pages/pages.ts';
import { sitePages } from '#shared/content/content.ts';
import { currentLanguage } from '#shared/language/language.ts';
import type { Route } from './+types/llms-txt.route.ts';
import { linkLine, lists, readWhole, twinLink } from './lists.ts';

/** The newest ones; the sitemap has all. */
const MAX_POSTS = 50;
const MAX_STUDIES = 100;

/** `/llms.txt` and `/en/llms.txt` (https://llmstxt.org): what language models read first about this business. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const { app_url } = context.get(siteContext);
  const [site, products, posts, studies] = await Promise.all([
    client.call(getSite),
    readWhole(lists.marketplace, client),
    lists.blog.readPage(client, 1, MAX_POSTS),
    lists.portfolio.readPage(client, 1, MAX_STUDIES),
  ]);
  const { brand_name, brand_description } = orThrow(site).settings;
  const linesOf = (name: keyof typeof lists, listed: typeof products) =>
    [{ title: lists[name].title(), path: `/${name}`, told: lists[name].lede() }, ...listed]
      .map((line) => twinLink(app_url, line))
      .join('\n');
  return markdownResponse(
    {
      parts: [
        `# ${escapeMarkdown(brand_name)}`,
        brand_description === '' ? null : `> ${escapeMarkdown(brand_description)}`,
        copy.currency,
        section(copy.about, linkLine(pageUrl(app_url, '/index.html.md'), brand_name, copy.questions)),
        section(
          copy.services,
          servicePages()
            .map((page) => ({ ...page, told: textParts(page)[0]?.sentences[0] ?? '' }))
            .map((page) => twinLink(app_url, page))
            .join('\n'),
        ),
        section(copy.products, linesOf('marketplace', products)),
        section(copy.posts, linesOf('blog', posts)),
        section(copy.studies, linesOf('portfolio', studies)),
        section(
          copy.terms,
          sitePages
            .map((name) => ({ title: legalCopy.places[name], path: `/${name}`, told: '' }))
            .map((page) => twinLink(app_url, page))
            .join('\n'),
        ),
        // The heading has a meaning in the format: what follows may be left out.
        section('Optional', optionalLinks(app_url)),
      ],
    },
    'text/plain',
  );
}

function optionalLinks(origin: string): string {
  const other = pageUrl(origin, '/llms.txt', currentLanguage() === 'id' ? 'en' : 'id');
  return [
    linkLine(pageUrl(origin, '/marketplace/products.xml'), 'products.xml', copy.feed),
    linkLine(pageUrl(origin, '/blog/rss.xml'), 'rss.xml', copy.rss),
    linkLine(`${origin}/sitemap.xml`, 'sitemap.xml', copy.sitemap),
    linkLine(`${origin}/api/docs`, 'OpenAPI', copy.api),
    linkLine(other, 'llms.txt', copy.other),
  ].join('\n');
}
