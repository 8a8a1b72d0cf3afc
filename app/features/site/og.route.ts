import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { drawOgImage, type OgCard } from '#app/lib/images/og-image.server.ts';
import { convertTextToPaths } from '#app/lib/images/text-to-paths.server.ts';
import { isPublicPageName } from '#app/lib/site/public-pages.ts';
import { getProduct, getProductCover } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { getPost } from '#contract/content/blog.ts';
import { getCaseStudy } from '#contract/content/case-studies.ts';
import { getSite } from '#contract/content/site.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { industryNames } from '#messages/content/industries.ts';
import { sharingCopy } from '#messages/content/sharing-cards.ts';
import { kawung } from '#shared/kawung/kawung.ts';
import { productCover } from '#shared/kawung/product-cover.ts';
import type { Route } from './+types/og.route.ts';

type CardText = Omit<OgCard, 'brand'>;

const FILE = /^(page|post|case|product)-([a-z0-9]+(?:-[a-z0-9]+)*)\.png$/;

const pageCover = (slug: string) => kawung(slug, { ratio: '4:5' });

/** Null when the page does not exist. */
const cardText: Readonly<Record<string, (client: Client, slug: string) => Promise<CardText | null>>> = {
  async page(_client, name) {
    return isPublicPageName(name)
      ? { cover: pageCover(name), kind: sharingCopy.kind, title: sharingCopy.pages[name] }
      : null;
  },
  async post(client, slug) {
    const found = foundOrNull(await client.call(getPost, { params: { slug } }));
    return found === null
      ? null
      : { cover: pageCover(slug), kind: found.post.category, title: found.post.title };
  },
  async case(client, slug) {
    const found = foundOrNull(await client.call(getCaseStudy, { params: { id: slug } }));
    if (found === null) return null;
    const { title, industry } = found.case_study;
    return { cover: pageCover(slug), kind: sharingCopy.caseStudy(industryNames[industry]), title };
  },
  async product(client, slug) {
    const [found, drawn] = await Promise.all([
      client.call(getProduct, { params: { id: slug } }).then(foundOrNull),
      client.call(getProductCover, { params: { id: slug } }).then(foundOrNull),
    ]);
    if (found === null || drawn === null) return null;
    const { title, type, category } = found.product;
    return {
      cover: await convertTextToPaths(productCover(drawn.cover, 'tall')),
      kind: [productTypeLabels[type], category].filter(Boolean).join(' · '),
      title,
    };
  },
};

/**
 * `/og/{page|post|case|product}-{slug}.png`: the image of a shared link. Cached with the pages, so it is drawn once
 * until the content changes. Refuses unknown pages (404).
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const [, kind = '', slug = ''] = FILE.exec(params.file) ?? [];
  const client = api(context);
  const [card, site] = await Promise.all([cardText[kind]?.(client, slug), client.call(getSite)]);
  if (card === null || card === undefined) return new Response('Not found', { status: 404 });
  const png = await drawOgImage({ ...card, brand: orThrow(site).settings.brand_name });
  return new Response(Buffer.from(png), { headers: { 'content-type': 'image/png' } });
}
