import type { ProductCard, ProductDetail, ProductOffer } from '#contract/catalog/products.ts';
import type { Entitlement } from '#contract/checkout/checkout.ts';
import { tableSample } from '#server/media/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { inOrderOf } from '#server/platform/lists/list-search.ts';
import { searchTolerant } from '#server/platform/lists/near-words.ts';
import { sanitizeContent, sanitizeOptional } from '#server/platform/text/sanitize-content.ts';
import type { CoverLine } from '#shared/kawung/objects/drawing.ts';
import type { ProductCoverArt } from '#shared/kawung/product-cover.ts';
import { rupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { ProductNotFound } from '../catalog.errors.ts';
import { sanitizeMetadata, sanitizeModules } from '../content/course-content.ts';
import { readPartsByBundle, selectFileOutline, selectSessionTimes } from './product-parts.queries.ts';
import { searchProducts } from './product-search.queries.ts';
import {
  countProducts,
  type DetailRow,
  insertProducts,
  type ProductFilter,
  type ProductInsert,
  type ProductSort,
  selectCards,
  selectCardsOf,
  selectCover,
  selectDetail,
  selectForSale,
  selectHeld,
  selectRelated,
} from './products.queries.ts';
import {
  courseModules,
  coverUrl,
  storedFeatures,
  storedSubscriptionFeatures,
  toDetail,
} from './products.rules.ts';
import { applySale, readCards, readRatings } from './read-cards.ts';

export async function getProduct(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductDetail, ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id } = row.shown;
  const [ratingOf, files, parts, sessions] = await Promise.all([
    readRatings(reader, [id]),
    selectFileOutline(reader, id),
    readPartCards(reader, row.shown),
    selectSessionTimes(reader, id),
  ]);
  return succeed(await applySale(reader, { ...toDetail(row, ratingOf(id)), files, parts, sessions }));
}

async function readPartCards(reader: Reader, { id, type }: DetailRow['shown']) {
  const ids = ((await readPartsByBundle(reader, [{ id, type }])).get(id) ?? []).map((part) => part.id);
  if (ids.length === 0) return [];
  const cards = await readCards(reader, await selectCardsOf(reader, ids));
  return inOrderOf(ids, cards, (card) => card.id);
}

/** Leaves out what cannot be bought now; the others have their price of this moment. */
export async function readOffers(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductOffer>> {
  if (ids.length === 0) return new Map();
  const cards = await readCards(reader, await selectCardsOf(reader, ids));
  return new Map(
    cards.flatMap(({ id, availability, price, price_varies, billing_cycle }) =>
      availability === 'available' && price !== null ? [[id, { price, price_varies, billing_cycle }]] : [],
    ),
  );
}

/** `stock` null: unlimited; a bundle's comes from its parts, which are empty for other products. */
export type ProductForSale = Awaited<ReturnType<typeof readProductsForSale>>[number];

export async function readProductsForSale(reader: Reader, ids: readonly string[]) {
  return withParts(reader, await selectForSale(reader, { ids }));
}

export async function readProductsBySlug(
  reader: Reader,
  slugs: readonly string[],
): Promise<readonly ProductForSale[]> {
  return withParts(reader, await selectForSale(reader, { slugs }));
}

async function withParts(reader: Reader, rows: Awaited<ReturnType<typeof selectForSale>>) {
  const parts = await readPartsByBundle(reader, rows);
  return rows.map(({ media_gallery, ...row }) => ({
    ...row,
    parts: parts.get(row.id) ?? [],
    cover_url: coverUrl(media_gallery),
  }));
}

export type HeldProduct = Entitlement['product'] & { readonly id: string };

export async function readHeldProducts(
  reader: Reader,
  ids: readonly string[],
): Promise<readonly HeldProduct[]> {
  if (ids.length === 0) return [];
  const rows = await selectHeld(reader, ids);
  return rows.map(({ media_gallery, ...row }) => ({ ...row, cover_url: coverUrl(media_gallery) }));
}

export interface ProductQuery extends ProductFilter {
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
  readonly sort: ProductSort;
}

/** Search ignores case (MKT-003) and without a match tolerates typos, nearest first. */
export async function listProducts(reader: Reader, { search: text = '', ...query }: ProductQuery) {
  const { page, limit, sort } = query;
  const window = { sort, limit, offset: (page - 1) * limit };
  const { rows, total, is_near } = text === '' ? await readPage() : await readFound();
  return {
    products: await readCards(reader, rows),
    total,
    ...(is_near && { is_near }),
    page,
    limit,
  };

  async function readPage() {
    const [rows, total] = await Promise.all([
      selectCards(reader, query, window),
      countProducts(reader, query),
    ]);
    return { rows, total, is_near: false };
  }

  async function readFound() {
    const found = await searchTolerant(reader, { area: 'catalog', text }, (near) =>
      searchProducts(reader, { filter: query, text, near }, window),
    );
    const cards = await selectCardsOf(reader, found.ids);
    return { ...found, rows: inOrderOf(found.ids, cards, ({ shown }) => shown.id) };
  }
}

export async function listRelatedProducts(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductCard[], ProductNotFound>> {
  const row = await selectDetail(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  return succeed(await readCards(reader, await selectRelated(reader, row.shown)));
}

/** No cover object has room for more lines. */
const MAX_LINES = 7;

type CoverRow = NonNullable<Awaited<ReturnType<typeof selectCover>>>;

function linesOf(row: CoverRow): CoverLine[] {
  const modules = courseModules.parse(row.modules);
  const parts = modules.length > 1 ? modules : (modules[0]?.lessons ?? []);
  const outline = parts.flatMap(({ title, duration }) =>
    title === null ? [] : [{ text: title, note: duration }],
  );
  if (outline.length > 0) return outline;
  const services = storedSubscriptionFeatures.parse(row.subscription_features).map(({ name }) => name);
  const features = storedFeatures.parse(row.features).map(({ text }) => text);
  return (services.length > 0 ? services : features).map((text) => ({ text, note: null }));
}

export async function getProductCover(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ProductCoverArt, ProductNotFound>> {
  const row = await selectCover(reader, idOrSlug);
  if (row === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { slug, type, palette, composition, title } = row;
  const words = row.is_active
    ? {
        title,
        lines: linesOf(row).slice(0, MAX_LINES),
        table: tableSample.nullable().parse(row.table_sample),
      }
    : { title: '', lines: [], table: null };
  return succeed({ slug, type, palette, composition, words });
}

export type NewProduct = Omit<ProductInsert, 'price' | 'original_price'> & {
  readonly price: number;
  readonly original_price?: number | null | undefined;
};

/** One statement; returns the ids in order. Slugs must be unique. HTML is sanitized (DECISIONS 23). */
export function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<readonly string[]> {
  return insertProducts(tx, products.map(sanitizeProduct));
}

function sanitizeProduct({
  description,
  content_body,
  content_metadata,
  modules,
  price,
  original_price = null,
  ...product
}: NewProduct): ProductInsert {
  return {
    ...product,
    price: rupiah(price),
    original_price: original_price === null ? null : rupiah(original_price),
    ...(description === undefined ? {} : { description: sanitizeContent(description) }),
    ...(content_body === undefined ? {} : { content_body: sanitizeOptional(content_body) }),
    ...(content_metadata === undefined ? {} : { content_metadata: sanitizeMetadata(content_metadata) }),
    ...(modules === undefined ? {} : { modules: sanitizeModules(modules) }),
  };
}
