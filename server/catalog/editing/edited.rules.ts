import { z } from 'zod';
import { readModules } from '../content/read-course.ts';
import {
  coverUrl,
  storedFeatures,
  storedGallery,
  storedSubscriptionFeatures,
} from '../products/products.rules.ts';
import type { EditedRow, StoredVariant } from './edit.queries.ts';
import type { ListedRow } from './list/list.queries.ts';

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
