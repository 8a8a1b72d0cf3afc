import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { fetchAllPages } from '#app/lib/site/fetch-all-pages.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { publicPages } from '#app/lib/site/public-pages.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { escapeXml, xmlResponse } from '#app/lib/xml.ts';
import { listProducts } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import type { Route } from './+types/sitemap.route.ts';

interface Entry {
  readonly path: string;
  readonly changed?: string;
}

const languages = ['id', 'en'] as const;

/** `/sitemap.xml`: every public page with its canonical addresses. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const { app_url } = context.get(siteContext);
  const lists = await Promise.all([
    fetchAllPages(50, (page) => postEntries(client, page)),
    fetchAllPages(100, (page) => caseEntries(client, page)),
    fetchAllPages(100, (page) => productEntries(client, page)),
  ]);
  const entries = [...Object.values(publicPages).map((path): Entry => ({ path })), ...lists.flat()];
  const urls = entries.flatMap((entry) => urlsOf(entry, app_url));
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`,
  );
}

/** Each language's address lists both (https://developers.google.com/search/docs/specialty/international). */
function urlsOf({ path, changed }: Entry, appUrl: string): readonly string[] {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  const addresses = languages.map((language) => [language, escapeXml(pageUrl(appUrl, path, language))]);
  const alternates = addresses
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${lastmod}${alternates}</url>`);
}

async function postEntries(client: Client, page: number): Promise<readonly Entry[]> {
  const { posts } = orThrow(await client.call(listPosts, { query: { page, limit: 50 } }));
  return posts.map((post) => ({ path: `/blog/${post.slug}`, changed: post.published_at }));
}

async function caseEntries(client: Client, page: number): Promise<readonly Entry[]> {
  const { case_studies } = orThrow(await client.call(listCaseStudies, { query: { page, limit: 100 } }));
  return case_studies.map((study) => ({
    path: `/case-study/${study.slug}`,
    changed: study.published_at,
  }));
}

async function productEntries(client: Client, page: number): Promise<readonly Entry[]> {
  const { products } = orThrow(await client.call(listProducts, { query: { page, limit: 100 } }));
  return products.flatMap(({ slug, is_subscription, section_count }) => {
    if (is_subscription) return [{ path: `/subscription/${slug}` }];
    const content = section_count > 0 ? [{ path: `/content/${slug}` }] : [];
    return [{ path: `/product/${slug}` }, ...content];
  });
}
