import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { fetchAllPages } from '#app/lib/site/fetch-all-pages.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { siteContext } from '#app/lib/site/site-context.ts';
import { escapeXml, xmlResponse } from '#app/lib/xml.ts';
import { listPlans } from '#contract/catalog/plans.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { getSite } from '#contract/content/site.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import type { Route } from './+types/product-feed.route.ts';
import { feedItem, offersOf } from './product-feed.ts';

/** `/marketplace/products.xml` and its English twin: every offer in Google's format (RSS 2.0). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const client = api(context);
  const { app_url } = context.get(siteContext);
  const [site, products] = await Promise.all([
    client.call(getSite),
    fetchAllPages(100, (page) => productsOf(client, page)),
  ]);
  const { brand_name, brand_description } = orThrow(site).settings;
  const facts = { origin: app_url, brand: brand_name, now: new Date() };
  const items: string[] = [];
  for (const product of products) {
    const plans = product.is_subscription ? await plansOf(client, product) : [];
    items.push(...offersOf(product, plans).map((offer) => feedItem(product, offer, facts)));
  }
  return xmlResponse(
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(`${catalogCopy.shop} · ${brand_name}`)}</title>
<link>${escapeXml(pageUrl(app_url, '/marketplace'))}</link>
<description>${escapeXml(brand_description)}</description>
${items.join('\n')}
</channel></rss>`,
    'application/rss+xml',
  );
}

async function productsOf(client: Client, page: number): Promise<readonly ProductCard[]> {
  return orThrow(await client.call(listProducts, { query: { page, limit: 100 } })).products;
}

/** None of a product that was hidden meanwhile. */
async function plansOf(client: Client, { id }: ProductCard) {
  return foundOrNull(await client.call(listPlans, { params: { id } }))?.plans ?? [];
}
