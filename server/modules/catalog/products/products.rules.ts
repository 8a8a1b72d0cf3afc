import { z } from 'zod';
import type { Availability, ProductType } from '#shared/catalog.ts';
import { type Rupiah, rupiah, savingPercent } from '#shared/money.ts';

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
/** The public outline of a course: titles and durations. */
const courseModules = z.array(
  z.object({
    title: optionalText,
    duration: optionalText,
    description: optionalText,
    lessons: z.array(z.object({ title: optionalText, duration: optionalText })).default([]),
  }),
);
export const storedSubscriptionFeatures = z.array(z.object({ name: z.string(), description: z.string() }));

export interface Rating {
  /** One decimal; null if unrated. */
  readonly rating_average: number | null;
  readonly rating_count: number;
}

/** Columns of a card, JSON unparsed. */
export interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly type: ProductType;
  readonly category: string | null;
  readonly short_description: string | null;
  readonly price: number;
  readonly original_price: number | null;
  readonly media_gallery: unknown;
  readonly is_featured: boolean;
  readonly is_subscription: boolean;
  readonly billing_cycle: 'monthly' | 'yearly' | 'weekly' | 'daily' | null;
  readonly coming_soon: boolean;
  readonly launch_date: Date | null;
  readonly cta_text: string | null;
  readonly features: unknown;
  readonly duration_hours: number | null;
  readonly stock: number | null;
  readonly module_count: number;
  readonly section_count: number;
  /** Variants; a subscription without any has its own cycle. */
  readonly plan_count: number;
}

export function availabilityOf(product: Pick<CardRow, 'coming_soon' | 'stock'>): Availability {
  if (product.coming_soon) return 'coming_soon';
  return product.stock === 0 ? 'out_of_stock' : 'available';
}

/** First image of the gallery; null: the generated cover. */
export function coverUrl(media: unknown): string | null {
  const images = storedGallery.parse(media).filter((medium) => medium.type === 'image');
  return images.sort((a, b) => a.sort_order - b.sort_order)[0]?.url ?? null;
}

/** Features on a card; the rest is counted (MKT-034). */
const MAX_CARD_FEATURES = 3;

/** A product in a list; no price if coming soon (MKT-010). */
export function toCard(row: CardRow, { rating_average, rating_count }: Rating) {
  const price = row.coming_soon ? null : rupiah(row.price);
  const original = row.coming_soon || row.original_price === null ? null : rupiah(row.original_price);
  const listed = storedFeatures.parse(row.features);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    type: row.type,
    category: row.category,
    short_description: row.short_description,
    price,
    price_varies: hasSeveralPlans(row),
    original_price: isDiscounted(price, original) ? original : null,
    discount_percentage:
      price === null || original === null ? 0 : Math.min(99, savingPercent(price, original)),
    currency: 'IDR' as const,
    cover_url: coverUrl(row.media_gallery),
    is_featured: row.is_featured,
    is_subscription: row.is_subscription,
    billing_cycle: row.billing_cycle,
    availability: availabilityOf(row),
    launch_date: row.launch_date?.toISOString() ?? null,
    cta_text: row.cta_text,
    highlights: listed.slice(0, MAX_CARD_FEATURES).map(({ text }) => text),
    feature_count: listed.length,
    module_count: row.module_count,
    section_count: row.section_count,
    duration_hours: row.duration_hours,
    rating_average,
    rating_count,
  };
}

/** A monthly price has a yearly plan, too (DECISIONS 15). */
function hasSeveralPlans({ is_subscription, plan_count, billing_cycle }: CardRow): boolean {
  return is_subscription && (plan_count > 1 || (plan_count === 0 && billing_cycle === 'monthly'));
}

function isDiscounted(price: Rupiah | null, original: Rupiah | null): boolean {
  return price !== null && original !== null && original > price;
}

export interface DetailRow extends CardRow {
  readonly modules: unknown;
  readonly description: string;
  readonly content_body: string | null;
  readonly requirements: string[];
  readonly tags: string[];
  readonly difficulty_level: 'beginner' | 'intermediate' | 'advanced' | null;
  readonly language: string | null;
  readonly instructor_name: string | null;
  readonly instructor_avatar: string | null;
  readonly instructor_bio: string | null;
  readonly max_students: number | null;
  readonly start_date: Date | null;
  readonly is_active: boolean;
  readonly cta_link: string | null;
  readonly subscription_features: unknown;
  readonly auto_renewal: boolean;
  readonly trial_period_days: number;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** All public fields of a product, without content sections (DECISIONS 18). */
export function toDetail(row: DetailRow, rating: Rating) {
  const media = storedGallery.parse(row.media_gallery).sort((a, b) => a.sort_order - b.sort_order);
  return {
    ...toCard(row, rating),
    description: row.description,
    content_body: row.content_body,
    features: storedFeatures.parse(row.features),
    media_gallery: media,
    modules: courseModules.parse(row.modules),
    requirements: row.requirements,
    tags: row.tags,
    difficulty_level: row.difficulty_level,
    language: row.language,
    instructor_name: row.instructor_name,
    instructor_avatar: row.instructor_avatar,
    instructor_bio: row.instructor_bio,
    max_students: row.max_students,
    start_date: row.start_date?.toISOString() ?? null,
    stock: row.stock,
    is_active: row.is_active,
    cta_link: row.cta_link,
    subscription_features: storedSubscriptionFeatures.parse(row.subscription_features),
    auto_renewal: row.auto_renewal,
    trial_period_days: row.trial_period_days,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
