import { z } from 'zod';
import type { BulkAction } from '#contract/catalog/admin-product-lists.ts';
import { slugOf } from '#shared/content/slug.ts';
import { isRecord } from '#shared/json.ts';
import { changeByPercent, MAX_RUPIAH, type Rupiah } from '#shared/money/money.ts';
import { bundlePartTypes, oneTimeTypes, type ProductType, subscriptionTypes } from '#shared/shop/catalog.ts';
import type { products } from '../catalog.schema.ts';
import { readModules } from '../content/course-content.ts';
import {
  coverUrl,
  storedFeatures,
  storedGallery,
  storedSubscriptionFeatures,
} from '../products/products.rules.ts';
import type { EditedRow, StoredVariant } from './edit-product.queries.ts';
import type { ListedRow } from './product-list.queries.ts';

type ProductRow = typeof products.$inferSelect;
type BulkRow = Pick<ProductRow, 'price' | 'is_active' | 'is_featured' | 'archived_at'>;

/** Null if it changes nothing. */
export function applyBulkAction(row: BulkRow, step: BulkAction, now: Date): Partial<BulkRow> | null {
  switch (step.action) {
    case 'activate':
      return row.is_active ? null : { is_active: true };
    case 'deactivate':
      return row.is_active ? { is_active: false } : null;
    case 'feature':
      return row.is_featured ? null : { is_featured: true };
    case 'unfeature':
      return row.is_featured ? { is_featured: false } : null;
    case 'archive':
      return row.archived_at === null ? { archived_at: now.toISOString(), is_active: false } : null;
    case 'restore':
      return row.archived_at === null ? null : { archived_at: null };
    case 'price':
      return priceChange(row, step.price);
    case 'price_by':
      return priceChange(row, changeByPercent(row.price, step.percent));
  }
}

const priceChange = (row: BulkRow, price: Rupiah) => (price === row.price ? null : { price });

export function bulkRefusal(row: BulkRow, step: BulkAction): 'PRODUCT_ARCHIVED' | 'PRICE_TOO_HIGH' | null {
  if (step.action === 'activate' && row.archived_at !== null) return 'PRODUCT_ARCHIVED';
  const rises = step.action === 'price_by' && step.percent > 0;
  return rises && row.price * (100 + step.percent) > MAX_RUPIAH * 100 ? 'PRICE_TOO_HIGH' : null;
}

interface SlugSource {
  readonly slug?: string | undefined;
  readonly title?: string | undefined;
}

/** Replaces a title without usable characters. */
export const FALLBACK_SLUG = 'produk';

const isNonEmpty = (slug: string | undefined): slug is string => slug !== undefined && slug !== '';

export const baseSlug = ({ slug, title = '' }: SlugSource): string =>
  isNonEmpty(slug) ? slug : slugOf(title) || FALLBACK_SLUG;

export function assignSlugs(rows: readonly SlugSource[], taken: ReadonlySet<string>): readonly string[] {
  const used = new Set([...taken, ...rows.map(({ slug }) => slug).filter(isNonEmpty)]);
  // Remember the next number per title, else many equal titles are quadratic.
  const nextOf = new Map<string, number>();
  return rows.map((row) => {
    const base = baseSlug(row);
    if (isNonEmpty(row.slug)) return base;
    let free = base;
    for (let number = nextOf.get(base) ?? 2; used.has(free); number++) {
      free = `${base}-${number}`;
      nextOf.set(base, number + 1);
    }
    used.add(free);
    return free;
  });
}

/** Fields logged with their values (DECISIONS 49); of the others only the name is logged. */
const auditedFields: ReadonlySet<string> = new Set([
  'title',
  'slug',
  'type',
  'price',
  'original_price',
  'is_active',
  'is_featured',
  'coming_soon',
  'launch_date',
  'billing_cycle',
  'trial_period_days',
  'auto_renewal',
  'stock',
  'archived_at',
]);

type Fields = Readonly<Record<string, unknown>>;

export function changedFieldNames(before: Fields, given: Fields): readonly string[] {
  return Object.keys(given).filter(
    (name) => given[name] !== undefined && canonicalJson(given[name]) !== canonicalJson(before[name]),
  );
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isRecord(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function auditOf(before: Fields, given: Fields, names: readonly string[]) {
  const kept = names.filter((name) => auditedFields.has(name));
  const others = names.filter((name) => !auditedFields.has(name));
  const pick = (fields: Fields) => Object.fromEntries(kept.map((name) => [name, fields[name] ?? null]));
  return {
    before: pick(before),
    after: { ...pick(given), ...(others.length > 0 ? { also_changed: others } : {}) },
  };
}

/** A bundle is one from its beginning, and its parts must remain allowed in bundles. */
export function canBecome(
  before: ProductType,
  { type, isPart }: { readonly type: ProductType; readonly isPart: boolean },
): boolean {
  if ((type === 'bundle') !== (before === 'bundle')) return false;
  return !isPart || bundlePartTypes.some((known) => known === type);
}

/** Subscriptions have other types than one-time products (AENT-012, AENT-013). */
export function isTypeAllowed(type: ProductType, isSubscription: boolean): boolean {
  return [...(isSubscription ? subscriptionTypes : oneTimeTypes)].some((known) => known === type);
}

const record = z.record(z.string(), z.unknown()).catch({});
const lenientList = z.array(z.unknown()).catch([]);

export function toListed<Row extends ListedRow>({ media_gallery, content_metadata, ...columns }: Row) {
  return {
    ...columns,
    currency: 'IDR' as const,
    cover_url: coverUrl(media_gallery),
    content_metadata: record.parse(content_metadata),
  };
}

/** The first image is the cover (AENT-009). */
export function sortMedia(gallery: unknown) {
  const media = storedGallery.parse(gallery).toSorted((a, b) => a.sort_order - b.sort_order);
  const cover = media.findIndex(({ type }) => type === 'image');
  return media.map((medium, place) => ({ ...medium, is_featured: place === cover, sort_order: place }));
}

export function toVariant(row: StoredVariant) {
  return {
    ...row,
    metadata: record.parse(row.metadata),
    features: storedFeatures.catch([]).parse(row.features),
    specifications: record.parse(row.specifications),
    usage_limits: record.parse(row.usage_limits),
    service_endpoints: lenientList.parse(row.service_endpoints),
  };
}

const urlsOf = (media: ReturnType<typeof sortMedia>, kind: 'image' | 'video'): string[] =>
  media.filter(({ type }) => type === kind).map(({ url }) => url);

export function toEdited({ product, variants, files, parts }: EditedRow) {
  const media = sortMedia(product.media_gallery);
  const { updated_by_name, ...columns } = product;
  return {
    ...toListed({ ...columns, is_broken: parts.some(({ is_sold }) => !is_sold) }),
    features: storedFeatures.parse(product.features),
    media_gallery: media,
    images: urlsOf(media, 'image'),
    videos: urlsOf(media, 'video'),
    subscription_features: storedSubscriptionFeatures.parse(product.subscription_features),
    cta_url: product.cta_link,
    modules: readModules(product.modules),
    parts: parts.map(({ id, title, price, is_sold }) => ({ id, title, price, is_sold })),
    variants: variants.map(toVariant),
    files: [...files],
    updated_by: updated_by_name,
  };
}
export type EditedProduct = ReturnType<typeof toEdited>;
