import { absoluteLinks } from '#app/lib/absolute-links.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { escapeXml, xmlResponse } from '#app/lib/xml.ts';
import type { Client } from '#contract/client.ts';
import { getPost, listPosts, type Post } from '#contract/content/blog.ts';
import { getSite } from '#contract/content/site.ts';
import { blogCopy } from '#messages/content/blog.ts';
import { currentLanguage } from '#shared/language/language.ts';
import type { Route } from './+types/rss.route.ts';

const MAX_ITEMS = 30;

/** `/blog/rss.xml` and `/en/blog/rss.xml`: the newest posts in full (RSS 2.0). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const { app_url } = context.get(siteContext);
  const [list, site] = await Promise.all([
    client.call(listPosts, { query: { limit: MAX_ITEMS } }),
    client.call(getSite),
  ]);
  const { brand_name, brand_description, consultant_name } = orThrow(site).settings;
  const posts = await fetchPosts(client, orThrow(list).posts);
  const items = posts.map((post) => rssItem(post, { app_url, author: consultant_name || brand_name }));
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${escapeXml(`${blogCopy.title} · ${brand_name}`)}</title>
<link>${escapeXml(pageUrl(app_url, '/blog'))}</link>
<description>${escapeXml(brand_description)}</description>
<language>${currentLanguage()}</language>
<atom:link href="${escapeXml(pageUrl(app_url, '/blog/rss.xml'))}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>`,
    'application/rss+xml',
  );
}

async function fetchPosts(
  client: Client,
  cards: readonly { readonly slug: string }[],
): Promise<readonly Post[]> {
  const results = await Promise.all(cards.map(({ slug }) => client.call(getPost, { params: { slug } })));
  return results.flatMap((found) => (found.ok ? [found.value.post] : []));
}

interface Feed {
  readonly app_url: string;
  readonly author: string;
}

/** The guid stays when a post gets another slug, so that readers show it once. */
function rssItem(post: Post, { app_url, author }: Feed): string {
  const url = escapeXml(pageUrl(app_url, `/blog/${post.slug}`));
  return [
    `<item><title>${escapeXml(post.title)}</title>`,
    `<link>${url}</link><guid isPermaLink="false">urn:uuid:${post.id}</guid>`,
    `<description>${escapeXml(post.excerpt)}</description>`,
    `<dc:creator>${escapeXml(post.author_name ?? author)}</dc:creator>`,
    `<category>${escapeXml(post.category)}</category>`,
    `<content:encoded>${escapeXml(absoluteLinks(post.content, app_url))}</content:encoded>`,
    `<pubDate>${new Date(post.published_at).toUTCString()}</pubDate></item>`,
  ].join('');
}
