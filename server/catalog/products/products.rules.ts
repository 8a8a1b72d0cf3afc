import { z } from 'zod';
import type { ClassOffer } from '#contract/catalog/product-facts.ts';
import type { ProductCard, ProductDetail } from '#contract/catalog/products.ts';
import { FEW_PLACES } from '#shared/bookings/classes.ts';
import type { ContentSection } from '#shared/content/content-sections.ts';
import { type CourseLesson, type CourseModule, lessonsOf } from '#shared/courses/course.ts';
import { type Rupiah, rupiah, savingPercent } from '#shared/money/money.ts';
import type { Availability } from '#shared/shop/catalog.ts';
import { readCourse, readSections, shownSections } from '../content/course-content.ts';
import type { PartRow } from './product-parts.queries.ts';
import type { CardRow, ContentRow, DetailRow } from './products.queries.ts';

/** Older features are plain strings (ENT-013). */
export const storedFeatures = z.array(
  z
    .union([z.string(), z.object({ text: z.string(), icon: z.string().nullish() })])
    .transform((feature) =>
      typeof feature === 'string'
        ? { text: feature, icon: null }
        : { text: feature.text, icon: feature.icon ?? null },
    ),
);
export const storedGallery = z.array(
  z.object({
    type: z.enum(['image', 'video']),
    url: z.string(),
    alt: z
      .string()
      .nullish()
      .transform((alt) => alt ?? null),
    sort_order: z.int().default(0),
  }),
);
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
export const courseModules = z.array(
  z.object({
    title: optionalText,
    duration: optionalText,
    description: optionalText,
    lessons: z
      .array(
        z.object({ title: optionalText, duration: optionalText, is_preview: z.boolean().default(false) }),
      )
      .default([]),
  }),
);
export const storedSubscriptionFeatures = z.array(z.object({ name: z.string(), description: z.string() }));

export type Rating = Pick<ProductCard, 'rating_average' | 'rating_count'>;

export function availabilityOf(
  product: Pick<CardRow, 'coming_soon' | 'sales_ended' | 'stock' | 'max_students'>,
): Availability {
  if (product.coming_soon) return 'coming_soon';
  if (product.sales_ended) return 'closed';
  if (product.stock !== 0) return 'available';
  return product.max_students === null ? 'out_of_stock' : 'full';
}

type ClassRow = Pick<CardRow, 'next_session_at' | 'stock' | 'max_students' | 'sales_ended'>;

export function classOffer({ next_session_at, stock, max_students, sales_ended }: ClassRow): ClassOffer {
  const isFew = max_students !== null && stock !== null && stock > 0 && stock <= FEW_PLACES;
  return { next_session_at: sales_ended ? null : next_session_at, places_left: isFew ? stock : null };
}

/** First image of the gallery; null: the generated cover. */
export function coverUrl(media: unknown): string | null {
  const images = storedGallery.parse(media).filter((medium) => medium.type === 'image');
  return images.sort((a, b) => a.sort_order - b.sort_order)[0]?.url ?? null;
}

/** A card shows this many features and counts the rest (MKT-034). */
const MAX_CARD_FEATURES = 3;

/** A product coming soon has no price (MKT-010). */
export function toCard(row: CardRow, rating: Rating): ProductCard {
  const price = row.coming_soon ? null : row.price;
  const original = row.coming_soon ? null : row.original_price;
  const listed = storedFeatures.parse(row.features);
  return {
    ...row.shown,
    price,
    price_varies: hasSeveralPlans(row),
    original_price: isDiscounted(price, original) ? original : null,
    discount_percentage:
      price === null || original === null ? 0 : Math.min(99, savingPercent(price, original)),
    sale: null,
    currency: 'IDR',
    cover_url: coverUrl(row.media_gallery),
    availability: availabilityOf(row),
    highlights: listed.slice(0, MAX_CARD_FEATURES).map(({ text }) => text),
    feature_count: listed.length,
    module_count: row.module_count,
    section_count: row.section_count,
    ...classOffer(row),
    ...rating,
  };
}

/** A monthly price has a yearly plan, too (DECISIONS 15). */
function hasSeveralPlans({ shown: { is_subscription, billing_cycle }, plan_count }: CardRow): boolean {
  return is_subscription && (plan_count > 1 || (plan_count === 0 && billing_cycle === 'monthly'));
}

interface PricedProduct {
  readonly id: string;
  readonly price: Rupiah;
  readonly original_price: Rupiah | null;
  readonly parts: readonly PartRow[];
}

/** Null when it was not dearer. `saleOf` gives a list price after its sale. */
export function priceBefore(
  { id, price, original_price, parts }: PricedProduct,
  saleOf: SaleOf,
): Rupiah | null {
  const now = saleOf(id, price);
  const before = parts.length > 0 ? separatePrice(parts, saleOf) : now < price ? price : original_price;
  return isDiscounted(now, before) ? before : null;
}

type SaleOf = (id: string, price: Rupiah) => Rupiah;

/** Null when a part is not sold, whose price is not public. */
export function separatePrice(parts: readonly PartRow[], saleOf: SaleOf): Rupiah | null {
  if (!parts.every(({ is_sold }) => is_sold)) return null;
  return rupiah(parts.reduce((sum, part) => sum + saleOf(part.id, part.price), 0));
}

function isDiscounted(price: Rupiah | null, original: Rupiah | null): boolean {
  return price !== null && original !== null && original > price;
}

/** Leaves out files, parts, sessions and content sections (DECISIONS 18). */
export function toDetail(
  row: DetailRow,
  rating: Rating,
): Omit<ProductDetail, 'files' | 'parts' | 'sessions'> {
  const media = storedGallery.parse(row.media_gallery).sort((a, b) => a.sort_order - b.sort_order);
  return {
    ...toCard(row, rating),
    ...row.page,
    features: storedFeatures.parse(row.features),
    media_gallery: media,
    modules: courseModules.parse(row.modules),
    ...paceOf(readCourse(row.modules)),
    stock: row.stock,
    subscription_features: storedSubscriptionFeatures.parse(row.subscription_features),
  };
}

function paceOf(modules: readonly CourseModule[]) {
  const waiting = lessonsOf(modules).filter(({ is_available, is_preview }) => is_available && !is_preview);
  const days = waiting.flatMap(({ opens_after_days }) => opens_after_days ?? []);
  const moments = waiting.flatMap(({ opens_at }) => opens_at ?? []);
  return {
    lessons_open_over_days: days.length === 0 ? null : Math.max(...days),
    lessons_open_until: moments.sort().at(-1) ?? null,
  };
}

type PublicSection =
  | (Omit<ContentSection, 'access'> & { readonly is_locked: false })
  | (Pick<ContentSection, 'id' | 'type' | 'title' | 'description' | 'order'> & { readonly is_locked: true });

/** Lists the teaser's fields one by one, so that a new field cannot leak (DECISIONS 18). */
function toPublicSection({ access, ...section }: ContentSection): PublicSection {
  if (access === 'public') return { ...section, is_locked: false };
  const { id, type, title, description, order } = section;
  return { id, type, title, description, order, is_locked: true };
}

function toPreview({ id, title, type, duration, description, body, video, embed_url }: CourseLesson) {
  return {
    id,
    title,
    type,
    duration,
    description,
    body,
    video_file_id: video?.file_id ?? null,
    captions_file_id: video?.captions_file_id ?? null,
    embed_url,
  };
}

export function toPublicContent(row: ContentRow, rating: Rating) {
  const lessons = lessonsOf(readCourse(row.modules));
  return {
    product: toCard(row, rating),
    sections: shownSections(readSections(row.content_metadata)).map(toPublicSection),
    previews: lessons.filter(({ is_preview, is_available }) => is_preview && is_available).map(toPreview),
  };
}

export function toOwnerContent(row: ContentRow) {
  return {
    product: toCard(row, { rating_average: null, rating_count: 0 }),
    sections: shownSections(readSections(row.content_metadata)),
    modules: readCourse(row.modules),
    lessons_in_order: row.lessons_in_order,
  };
}
