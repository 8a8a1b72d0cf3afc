import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { escapeMarkdown, markdownResponse, section } from '#app/lib/markdown/markdown.server.ts';
import { fetchAllPages } from '#app/lib/site/fetch-all-pages.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { getSite } from '#contract/content/site.ts';
import { legalCopy } from '#messages/content/legal.ts';
import { discoveryCopy as copy } from '#messages/discovery/discovery.ts';
import { servicePages, textParts } from '#messages/service-pages/pages.ts';
import { sitePages } from '#shared/content/content.ts';
import { currentLanguage } from '#shared/language/language.ts';
import type { Route } from './+types/llms-txt.route.ts';
import { availabilityText, priceText, productPath } from './product-facts.ts';

/** The newest ones; the sitemap has all. */
const MAX_POSTS = 50;
const MAX_STUDIES = 100;

/** `/llms.txt` and `/en/llms.txt` (https://llmstxt.org): what language models read first about this business. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const { app_url } = context.get(siteContext);
  const [site, products, articles, studies] = await Promise.all([
    client.call(getSite),
    fetchAllPages(100, (page) => productsOf(client, page)),
    client.call(listPosts, { query: { limit: MAX_POSTS } }),
    client.call(listCaseStudies, { query: { limit: MAX_STUDIES } }),
  ]);
  const { brand_name, brand_description } = orThrow(site).settings;
  const link = (title: string, path: string, told = '') =>
    `- [${escapeMarkdown(title)}](${pageUrl(app_url, path)})${told === '' ? '' : `: ${escapeMarkdown(told)}`}`;
  const lines = <Item>(items: readonly Item[], lineOf: (item: Item) => string) =>
    items.map(lineOf).join('\n');
  return markdownResponse(
    {
      parts: [
        `# ${escapeMarkdown(brand_name)}`,
        brand_description === '' ? null : `> ${escapeMarkdown(brand_description)}`,
        copy.currency,
        section(copy.about, link(brand_name, '/index.html.md', copy.questions)),
        section(
          copy.services,
          lines(servicePages(), (page) =>
            link(page.title, `${page.path}.md`, textParts(page)[0]?.sentences[0]),
          ),
        ),
        section(
          copy.products,
          lines(products, (product) => link(product.title, `${productPath(product)}.md`, offerOf(product))),
        ),
        section(
          copy.posts,
          lines(orThrow(articles).posts, ({ title, slug, excerpt }) =>
            link(title, `/blog/${slug}.md`, excerpt),
          ),
        ),
        section(
          copy.studies,
          lines(orThrow(studies).case_studies, ({ title, slug, excerpt }) =>
            link(title, `/case-study/${slug}.md`, excerpt),
          ),
        ),
        section(
          copy.terms,
          lines(sitePages, (name) => link(legalCopy.places[name], `/${name}.md`)),
        ),
        // The heading has a meaning in the format: what follows may be left out.
        section('Optional', optionalLinks(app_url, link)),
      ],
    },
    'text/plain',
  );
}

async function productsOf(client: Client, page: number): Promise<readonly ProductCard[]> {
  return orThrow(await client.call(listProducts, { query: { page, limit: 100 } })).products;
}

const offerOf = (product: ProductCard): string =>
  [priceText(product), availabilityText(product), product.short_description ?? '']
    .filter((part) => part !== '')
    .join('. ');

function optionalLinks(origin: string, link: (title: string, path: string, told?: string) => string): string {
  const other = pageUrl(origin, '/llms.txt', currentLanguage() === 'id' ? 'en' : 'id');
  return [
    link('products.xml', '/marketplace/products.xml', copy.feed),
    link('rss.xml', '/blog/rss.xml', copy.rss),
    `- [sitemap.xml](${origin}/sitemap.xml): ${copy.sitemap}`,
    `- [OpenAPI](${origin}/api/docs): ${copy.api}`,
    `- [llms.txt](${other}): ${copy.other}`,
  ].join('\n');
}
