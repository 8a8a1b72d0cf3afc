import { orThrow } from '#app/lib/api/or-throw.ts';
import { escapeMarkdown } from '#app/lib/markdown/markdown.server.ts';
import { fetchAllPages } from '#app/lib/site/fetch-all-pages.ts';
import { pageUrl } from '#app/lib/site/page-url.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import type { Client } from '#contract/client.ts';
import { listPosts } from '#contract/content/blog.ts';
import { listCaseStudies } from '#contract/content/case-studies.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { blogCopy } from '#messages/content/blog.ts';
import { portfolioCopy } from '#messages/content/portfolio.ts';
import { availabilityText, priceText, productPath } from './product-facts.ts';

interface Line {
  readonly title: string;
  readonly path: string;
  readonly told: string;
}

interface List {
  readonly title: () => string;
  readonly lede: () => string;
  readonly readPage: (client: Client, page: number, limit: number) => Promise<readonly Line[]>;
}

const PAGE_SIZE = 100;

/** Pages that list others, by their addresses. Their texts are read for each language. */
export const lists = {
  marketplace: {
    title: () => catalogCopy.shop,
    lede: () => catalogCopy.lede,
    readPage: async (client, page, limit) =>
      orThrow(await client.call(listProducts, { query: { page, limit } })).products.map((product) => ({
        title: product.title,
        path: productPath(product),
        told: offerOf(product),
      })),
  },
  blog: {
    title: () => blogCopy.title,
    lede: () => blogCopy.lede,
    readPage: async (client, page, limit) =>
      orThrow(await client.call(listPosts, { query: { page, limit } })).posts.map(
        ({ title, slug, excerpt }) => ({ title, path: `/blog/${slug}`, told: excerpt }),
      ),
  },
  portfolio: {
    title: () => portfolioCopy.name,
    lede: () => portfolioCopy.lede,
    readPage: async (client, page, limit) =>
      orThrow(await client.call(listCaseStudies, { query: { page, limit } })).case_studies.map(
        ({ title, slug, excerpt }) => ({ title, path: `/case-study/${slug}`, told: excerpt }),
      ),
  },
} as const satisfies Readonly<Record<string, List>>;

const offerOf = (product: ProductCard): string =>
  [priceText(product), availabilityText(product), product.short_description ?? '']
    .filter((part) => part !== '')
    .join('. ');

export const readWhole = ({ readPage }: List, client: Client): Promise<readonly Line[]> =>
  fetchAllPages(PAGE_SIZE, (page) => readPage(client, page, PAGE_SIZE));

/** A link to the twin of a page. */
export const twinLink = (origin: string, { title, path, told }: Line): string =>
  linkLine(pageUrl(origin, `${path}.md`), title, told);

export const linkLine = (url: string, title: string, told = ''): string =>
  `- [${escapeMarkdown(title)}](${url})${told === '' ? '' : `: ${escapeMarkdown(told)}`}`;
