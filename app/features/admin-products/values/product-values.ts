import type { AdminProduct } from '#contract/admin/product-shapes.ts';
import type { updateProduct } from '#contract/admin/products.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { featureIcons } from '#shared/catalog.ts';
import { isRecord } from '#shared/is-record.ts';
import { parseRupiah, rupiahText } from '#shared/typed-rupiah.ts';
import type { ProductKind } from '../product-kind.ts';
import { formatPairs, parseLines, parseList, parsePairs, toText } from './variant-lines.ts';

export type ProductBody = NonNullable<CallOf<typeof updateProduct>['body']>;
export type ProductMedia = Pick<AdminProduct['media_gallery'][number], 'type' | 'url' | 'alt'>;
export type CourseModule = AdminProduct['modules'][number];
export type Feature = AdminProduct['features'][number];
export type ProductFile = AdminProduct['files'][number];
export type Benefit = AdminProduct['subscription_features'][number];

type StoredLines = Pick<
  AdminProduct['variants'][number],
  'service_endpoints' | 'usage_limits' | 'specifications' | 'metadata'
>;
export const emptyStoredLines: StoredLines = {
  service_endpoints: [],
  usage_limits: {},
  specifications: {},
  metadata: {},
};

/** `id` is empty for a new variant. */
export interface VariantValues {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly stock: string;
  readonly billing_cycle: AdminProduct['variants'][number]['billing_cycle'];
  readonly access_level: string;
  readonly details: string;
  readonly features: string;
  readonly service_endpoints: string;
  readonly subscription_content: string;
  readonly subscription_example: string;
  readonly usage_limits: string;
  readonly specifications: string;
  readonly metadata: string;
  /** The stored values behind the lines above: untouched lines keep their types. */
  readonly stored: StoredLines;
  readonly is_subscription: boolean;
  readonly is_active: boolean;
}

/** Plain text; another one is added here, named in the catalogue and placed on a card. */
const texts = [
  'title',
  'slug',
  'category',
  'short_description',
  'description',
  'content_body',
  'cta_text',
  'cta_link',
  'language',
  'instructor_name',
  'instructor_avatar',
  'instructor_bio',
  'meta_title',
  'meta_description',
  'difficulty_level',
] as const;
const counts = ['stock', 'max_usage_limit', 'trial_period_days', 'max_students', 'duration_hours'] as const;
export type AmountName = 'price' | 'original_price';
export type TextName =
  | (typeof texts)[number]
  | AmountName
  | (typeof counts)[number]
  | 'requirements'
  | 'tags'
  | 'launch_date'
  | 'start_date';

/** As typed: numbers and word lists are text, the rest has its wire type. */
export type ProductValues = { readonly [Name in TextName]: string } & {
  readonly type: AdminProduct['type'];
  readonly billing_cycle: AdminProduct['billing_cycle'];
  readonly is_featured: boolean;
  readonly is_active: boolean;
  readonly coming_soon: boolean;
  readonly auto_renewal: boolean;
  readonly features: readonly Feature[];
  readonly subscription_features: readonly Benefit[];
  readonly media_gallery: readonly ProductMedia[];
  readonly modules: readonly CourseModule[];
  readonly variants: readonly VariantValues[];
  readonly files: readonly ProductFile[];
};

function blank<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>>;
function blank(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** APRD-057, APRD-063, APRD-064 */
export function emptyValues({ is_subscription }: Pick<ProductKind, 'is_subscription'>): ProductValues {
  return {
    ...blank(texts),
    price: '0',
    original_price: '0',
    stock: '',
    max_usage_limit: '0',
    trial_period_days: '0',
    max_students: '',
    duration_hours: '',
    requirements: '',
    tags: '',
    launch_date: '',
    start_date: '',
    type: is_subscription ? 'subscription_service' : 'e_course',
    billing_cycle: is_subscription ? 'monthly' : null,
    is_featured: false,
    is_active: true,
    coming_soon: false,
    auto_renewal: true,
    features: [],
    subscription_features: [],
    media_gallery: [],
    modules: [],
    variants: [],
    files: [],
  };
}

export function valuesOf(product: AdminProduct): ProductValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value));
  const shown = [...texts, ...counts].map((name) => [name, text(product[name])] as const);
  const { variants, media_gallery } = product;
  return {
    ...emptyValues({ is_subscription: product.is_subscription }),
    ...Object.fromEntries(shown),
    price: rupiahText(product.price),
    original_price: product.original_price === null ? '' : rupiahText(product.original_price),
    requirements: product.requirements.join('\n'),
    tags: product.tags.join(', '),
    launch_date: toDateTimeInput(product.launch_date),
    start_date: toDateTimeInput(product.start_date),
    type: product.type,
    billing_cycle: product.billing_cycle,
    is_featured: product.is_featured,
    is_active: product.is_active,
    coming_soon: product.coming_soon,
    auto_renewal: product.auto_renewal,
    features: product.features,
    subscription_features: product.subscription_features,
    media_gallery: media_gallery.map(({ type, url, alt }) => ({ type, url, alt })),
    modules: product.modules,
    variants: variants.map(toVariantValues),
    files: product.files,
  };
}

function toVariantValues(variant: AdminProduct['variants'][number]): VariantValues {
  const { id, name, billing_cycle, is_subscription, is_active } = variant;
  return {
    id,
    name,
    billing_cycle,
    is_subscription,
    is_active,
    price: rupiahText(variant.price),
    stock: variant.stock === null ? '' : String(variant.stock),
    access_level: variant.access_level ?? '',
    details: variant.details ?? '',
    features: variant.features.map(({ text }) => text).join('\n'),
    service_endpoints: variant.service_endpoints.map(toText).join('\n'),
    subscription_content: variant.subscription_content ?? '',
    subscription_example: variant.subscription_example ?? '',
    usage_limits: formatPairs(variant.usage_limits),
    specifications: formatPairs(variant.specifications),
    metadata: formatPairs(variant.metadata),
    stored: {
      service_endpoints: variant.service_endpoints,
      usage_limits: variant.usage_limits,
      specifications: variant.specifications,
      metadata: variant.metadata,
    },
  };
}

export const emptyToNull = (text: string): string | null => (text === '' ? null : text);

const WIB_MS = 7 * 60 * 60 * 1000;
/** For a `datetime-local` input, in WIB. */
const toDateTimeInput = (iso: string | null): string =>
  iso === null ? '' : new Date(new Date(iso).getTime() + WIB_MS).toISOString().slice(0, 16);
const fromDateTimeInput = (local: string): string | null => {
  const moment = new Date(`${local}:00+07:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
};

const toNumber = (text: string): number => Number(text.trim());
const optional = (text: string): number | null => (text.trim() === '' ? null : toNumber(text));

/** Invalid amounts never get here: `validateProduct` refuses them first. */
function toPrice(text: string): number {
  const price = parseRupiah(text);
  return price.ok ? price.value : Number.NaN;
}

function variantBody(variant: VariantValues) {
  const { id, price, stock, access_level, features, service_endpoints, stored, ...plain } = variant;
  return {
    ...plain,
    ...(id === '' ? {} : { id }),
    price: toPrice(price),
    stock: optional(stock),
    access_level: accessOf(access_level),
    features: parseLines(features),
    service_endpoints: parseList(service_endpoints, stored.service_endpoints),
    usage_limits: parsePairs(variant.usage_limits, stored.usage_limits),
    specifications: parsePairs(variant.specifications, stored.specifications),
    metadata: parsePairs(variant.metadata, stored.metadata),
  };
}

const accessOf = (level: string) =>
  (['basic', 'standard', 'premium', 'enterprise'] as const).find((option) => option === level) ?? null;
const difficultyOf = (level: string) =>
  (['beginner', 'intermediate', 'advanced'] as const).find((option) => option === level) ?? null;

/** Prices become numbers (APRD-070), the launch a moment or null (APRD-071). */
export function toRequestBody(values: ProductValues) {
  const { original_price, ...rest } = values;
  return {
    ...rest,
    price: toPrice(values.price),
    original_price: toPrice(original_price) || null,
    stock: optional(values.stock),
    max_usage_limit: optional(values.max_usage_limit),
    trial_period_days: optional(values.trial_period_days) ?? 0,
    max_students: optional(values.max_students),
    duration_hours: optional(values.duration_hours),
    difficulty_level: difficultyOf(values.difficulty_level),
    requirements: parseLines(values.requirements),
    tags: parseLines(values.tags.replaceAll(',', '\n')),
    launch_date: values.launch_date === '' ? null : fromDateTimeInput(values.launch_date),
    start_date: values.start_date === '' ? null : fromDateTimeInput(values.start_date),
    features: values.features.filter(({ text }) => text.trim() !== '').map(featureBody),
    subscription_features: [...values.subscription_features],
    media_gallery: values.media_gallery.map((medium, sort_order) => ({ ...medium, sort_order })),
    modules: values.modules.map((module) => ({ ...module, lessons: [...module.lessons] })),
    variants: values.variants.map(variantBody),
    files: [...values.files],
  };
}

const featureBody = ({ text, icon }: Feature) => ({
  text,
  icon: featureIcons.find((option) => option === icon) ?? ('default' as const),
});

/** Only changed fields are sent, so that a sale in between is not undone. */
export function changedNames(base: ProductValues, values: ProductValues): readonly (keyof ProductValues)[] {
  return namesOf(values).filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));
}

export function namesOf(values: ProductValues): readonly (keyof ProductValues)[] {
  return Object.keys(values).filter((name): name is keyof ProductValues => name in values);
}

export function changedFields(base: ProductValues, values: ProductValues): ProductBody {
  const changed: readonly string[] = changedNames(base, values);
  const picked = Object.entries(toRequestBody(values)).filter(([name]) => changed.includes(name));
  return Object.fromEntries(picked);
}

/** Reads values from a stored draft; missing ones come from `base`. */
export function restoreValues(stored: unknown, base: ProductValues): ProductValues {
  if (!isRecord(stored)) return base;
  const valid = Object.entries(stored).filter(
    ([name, value]) =>
      name in base && typeof value === typeof Object.entries(base).find(([option]) => option === name)?.[1],
  );
  const values: ProductValues = { ...base, ...Object.fromEntries(valid) };
  // Older drafts do not have `stored`.
  const variants = values.variants.map((variant) => ({
    ...variant,
    stored: variant.stored ?? emptyStoredLines,
  }));
  return { ...values, variants };
}
