import { z } from 'zod';
import { type Rupiah, rupiah } from '#shared/money.ts';
import { readModules } from '../content/read-course.ts';
import {
  coverUrl,
  storedFeatures,
  storedGallery,
  storedSubscriptionFeatures,
} from '../products/products.rules.ts';
import type { EditedRow, ListedRow, StoredVariant } from './edited-rows.ts';

const record = z.record(z.string(), z.unknown()).catch({});
const anything = z.array(z.unknown()).catch([]);
const iso = (moment: Date | null) => moment?.toISOString() ?? null;
const rupiahOrNull = (price: number | null): Rupiah | null => (price === null ? null : rupiah(price));

/** A list row. Unlike in the shop it has the price of a coming-soon product. */
export function toListed(row: ListedRow) {
  const { media_gallery, content_metadata, ...columns } = row;
  return {
    ...columns,
    price: rupiah(row.price),
    original_price: rupiahOrNull(row.original_price),
    currency: 'IDR' as const,
    cover_url: coverUrl(media_gallery),
    content_metadata: record.parse(content_metadata),
    launch_date: iso(row.launch_date),
    archived_at: iso(row.archived_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Media in order; the first image is the cover (AENT-009). */
export function sortMedia(gallery: unknown) {
  const media = storedGallery.parse(gallery).toSorted((a, b) => a.sort_order - b.sort_order);
  const cover = media.findIndex(({ type }) => type === 'image');
  return media.map((medium, place) => ({ ...medium, is_featured: place === cover, sort_order: place }));
}

export function toVariant(row: StoredVariant) {
  return {
    ...row,
    price: rupiah(row.price),
    metadata: record.parse(row.metadata),
    features: storedFeatures.catch([]).parse(row.features),
    specifications: record.parse(row.specifications),
    usage_limits: record.parse(row.usage_limits),
    service_endpoints: anything.parse(row.service_endpoints),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const urlsOf = (media: ReturnType<typeof sortMedia>, kind: 'image' | 'video'): string[] =>
  media.filter(({ type }) => type === kind).map(({ url }) => url);

/** All of a product, owner-only parts included, for its editor. */
export function toEdited({ product, variants, files }: EditedRow) {
  const media = sortMedia(product.media_gallery);
  const { updated_by_name, ...columns } = product;
  return {
    ...columns,
    ...toListed(columns),
    features: storedFeatures.parse(product.features),
    media_gallery: media,
    images: urlsOf(media, 'image'),
    videos: urlsOf(media, 'video'),
    subscription_features: storedSubscriptionFeatures.parse(product.subscription_features),
    cta_url: product.cta_link,
    modules: readModules(product.modules),
    start_date: iso(product.start_date),
    variants: variants.map(toVariant),
    files: [...files],
    updated_by: updated_by_name,
  };
}
export type EditedProduct = ReturnType<typeof toEdited>;
