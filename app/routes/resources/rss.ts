import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { siteContext } from '#app/lib/site.ts';
import { xmlResponse, xmlText } from '#app/lib/xml.ts';
import { listPosts, type PostCard } from '#contract/public/blog.ts';
import { getSite } from '#contract/public/site.ts';
import type { Route } from './+types/rss.ts';

const ITEMS = 30;

/** `/blog/rss.xml`: the newest posts for feed readers (RSS 2.0). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const { app_url } = context.get(siteContext);
  const [list, site] = await Promise.all([
    client.call(listPosts, { query: { limit: ITEMS } }),
    client.call(getSite),
  ]);
  const { brand_name, brand_description } = orThrow(site).settings;
  const items = orThrow(list).posts.map((post) => itemOf(post, app_url));
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xmlText(`Blog ${brand_name}`)}</title>
<link>${xmlText(app_url)}/blog</link>
<description>${xmlText(brand_description)}</description>
<language>id</language>
<atom:link href="${xmlText(app_url)}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>`,
    'application/rss+xml',
  );
}

function itemOf(post: PostCard, appUrl: string): string {
  const url = xmlText(`${appUrl}/blog/${post.slug}`);
  return [
    `<item><title>${xmlText(post.title)}</title>`,
    `<link>${url}</link><guid isPermaLink="true">${url}</guid>`,
    `<description>${xmlText(post.excerpt)}</description>`,
    `<category>${xmlText(post.category)}</category>`,
    `<pubDate>${new Date(post.published_at).toUTCString()}</pubDate></item>`,
  ].join('');
}
