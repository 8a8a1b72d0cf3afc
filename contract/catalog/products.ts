import { z } from 'zod';
import { productCompositions } from '#shared/kawung/cover-shapes.ts';
import { paletteNames } from '#shared/kawung/palettes.ts';
import { availabilities, billingCycles, difficultyLevels, productTypes } from '#shared/shop/catalog.ts';
import { publicApi } from '../endpoint.ts';
import { currency, foundFacts, paged, rupiahField, searches, timestamp, uuid } from '../fields.ts';
import { ownerHtml, ownerText, untranslated } from '../owner-text.ts';
import { searchText, typedLine } from '../typed-text.ts';
import { classOffer, productFacts, productStart } from './product-facts.ts';

const anyone = publicApi('Catalogue');

const feature = z.object({ text: ownerText('catalog'), icon: z.string().nullable() });
const medium = z.object({
  type: z.enum(['image', 'video']),
  url: z.string(),
  alt: ownerText('catalog').nullable(),
  sort_order: z.int(),
});

export const productCard = z
  .object({
    id: uuid,
    slug: z.string(),
    title: ownerText('catalog'),
    type: z.enum(productTypes),
    category: ownerText('catalog').nullable(),
    short_description: ownerText('catalog').nullable(),
    price: rupiahField.nullable().meta({ description: 'Whole rupiah; null while a product is coming soon.' }),
    price_varies: z
      .boolean()
      .meta({ description: 'It is offered in several plans; the price is that of the cheapest.' }),
    original_price: rupiahField.nullable(),
    discount_percentage: z
      .int()
      .min(0)
      .max(99)
      .meta({ description: 'Computed from the two prices, never typed in.' }),
    sale: z
      .object({ title: ownerText('catalog'), ends_at: timestamp.nullable() })
      .nullable()
      .meta({ description: 'The sale that the price is of; the original price is then the one without it.' }),
    currency,
    cover_url: z.string().nullable().meta({ description: 'First image; null: the drawn cover of the slug.' }),
    is_featured: z.boolean(),
    is_subscription: z.boolean(),
    billing_cycle: z.enum(billingCycles).nullable(),
    availability: z.enum(availabilities),
    launch_date: timestamp.nullable(),
    cta_text: ownerText('catalog').nullable(),
    highlights: z.array(ownerText('catalog')).max(3).meta({ description: 'The first three features.' }),
    feature_count: z.int(),
    module_count: z.int(),
    section_count: z.int().meta({ description: 'Sections of /content/{slug}; 0: the page is empty.' }),
    duration_hours: z.number().nullable(),
    ...classOffer,
    rating_average: z
      .number()
      .nullable()
      .meta({ description: 'Computed from the reviews of owners; null without one.' }),
    rating_count: z.int(),
    ...untranslated,
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.output<typeof productCard>;

/** The part of a card that says what a product costs. */
export const productOffer = productCard
  .pick({ price_varies: true, billing_cycle: true })
  .extend({ price: rupiahField })
  .meta({ id: 'ProductOffer' });
export type ProductOffer = z.output<typeof productOffer>;

const lesson = z.object({
  title: ownerText('catalog').nullable(),
  duration: z.string().nullable(),
  is_preview: z.boolean().meta({ description: 'Open to everybody.' }),
  ...untranslated,
});
const courseModule = z.object({
  title: ownerText('catalog').nullable(),
  duration: z.string().nullable(),
  description: ownerText('catalog').nullable(),
  lessons: z.array(lesson),
  ...untranslated,
});

/** Public fields of a product, without owner-only sections (DECISIONS 18). */
export const productDetail = productCard
  .extend({
    description: ownerHtml('catalog'),
    content_body: ownerHtml('catalog').nullable(),
    features: z.array(feature),
    media_gallery: z.array(medium),
    modules: z.array(courseModule),
    lessons_open_over_days: z
      .int()
      .nullable()
      .meta({ description: 'Days after the purchase until its last lesson that waits for them opens.' }),
    lessons_open_until: timestamp.nullable().meta({ description: 'The latest day that a lesson waits for.' }),
    files: z
      .array(
        z.object({
          title: ownerText('catalog'),
          description: ownerText('catalog'),
          file_name: z.string(),
          size_bytes: z.int(),
          page_count: z.int().nullable().meta({
            description: 'Pages of a PDF, visible sheets of a workbook; null: not counted.',
          }),
        }),
      )
      .meta({ description: 'What owners can download, in order; the files themselves are theirs.' }),
    parts: z
      .array(productCard)
      .meta({ description: 'Of a bundle: what is in it. `original_price` is what they cost bought alone.' }),
    requirements: z.array(ownerText('catalog')),
    tags: z.array(ownerText('catalog')),
    difficulty_level: z.enum(difficultyLevels).nullable(),
    language: z.string().nullable(),
    ...productFacts,
    ...productStart,
    sessions: z
      .array(z.object({ id: uuid, starts_at: timestamp, ends_at: timestamp }))
      .meta({ description: 'When a class meets; the place is for its holders.' }),
    stock: z
      .int()
      .nullable()
      .meta({ description: 'How many can be sold now, of a class its places; null: unlimited.' }),
    is_active: z.boolean(),
    cta_link: z.string().nullable(),
    subscription_features: z.array(
      z.object({ name: ownerText('catalog'), description: ownerText('catalog') }),
    ),
    auto_renewal: z.boolean(),
    trial_period_days: z.int(),
    meta_title: ownerText('catalog').nullable(),
    meta_description: ownerText('catalog').nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.output<typeof productDetail>;

export const productSorts = ['recommended', 'newest', 'price_asc', 'price_desc'] as const;

export const shopQuery = {
  ...paged(20),
  type: z.enum(productTypes).optional(),
  category: typedLine.max(100).optional(),
  kind: z.enum(['all', 'subscription', 'non_subscription']).default('all'),
  search: searchText.optional(),
  sort: z.enum(productSorts).default('recommended'),
};

export const productPage = z.object({
  products: z.array(productCard),
  is_near: z.literal(true).optional().meta({
    description: 'No product has the words that were searched: these have some that are spelled nearly so.',
  }),
  ...foundFacts,
});

export const listProducts = anyone.get('/api/products', {
  summary: 'Active products in shop order, one page at a time',
  rate_limit: searches,
  query: z.object(shopQuery),
  output: productPage,
});

export const listProductCategories = anyone.get('/api/product-categories', {
  summary: 'Categories of the active products, in the order of the shop',
  output: z.object({
    categories: z
      .array(z.object({ name: ownerText('catalog'), product_count: z.int(), ...untranslated }))
      .max(12),
  }),
});

export const getProduct = anyone.get('/api/products/{id}', {
  summary: 'One active product by id or slug',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({ product: productDetail }),
  refusals: { PRODUCT_NOT_FOUND: { status: 404 } },
});

export const listRelatedProducts = anyone.get('/api/products/{id}/related', {
  summary: 'Up to three products that go with one (id or slug) and can be bought now',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({ products: z.array(productCard) }),
  refusals: { PRODUCT_NOT_FOUND: { status: 404 } },
});

export const getProductCover = anyone.get('/api/products/{id}/cover', {
  summary:
    'What the cover of a product (id or slug) is drawn from; of one that is not for sale without its words',
  params: z.object({ id: z.string().min(1).max(200) }),
  output: z.object({
    cover: z.object({
      slug: z.string(),
      type: z.enum(productTypes),
      palette: z.enum(paletteNames),
      composition: z.enum(productCompositions),
      words: z.object({
        title: ownerText('catalog'),
        lines: z.array(z.object({ text: ownerText('catalog'), note: ownerText('catalog').nullable() })),
        table: z
          .object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) })
          .nullable()
          .meta({ description: 'Heads and first rows of its first spreadsheet; null: it has none.' }),
      }),
    }),
  }),
  refusals: { PRODUCT_NOT_FOUND: { status: 404 } },
});
