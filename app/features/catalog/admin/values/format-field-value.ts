import { arrangeMedia, type MediaItem } from '#app/components/media-upload/media-viewer.tsx';
import { productFields } from '#contract/catalog/admin-product-fields.ts';
import { fieldValueCopy as copy } from '#messages/catalog/admin-product-editing.ts';
import { formCopy } from '#messages/catalog/admin-product-form.ts';
import { billingCycleLabels, difficultyLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { parseJson } from '#shared/json.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { difficultyLevels } from '#shared/shop/catalog.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { FieldName, ProductValues, VariantValues } from './product-values.ts';

export function formatFieldValue(name: FieldName, values: ProductValues): string {
  switch (name) {
    case 'price':
    case 'original_price':
      return formatAmount(values[name]);
    case 'type':
      return productTypeLabels[values.type];
    case 'billing_cycle':
      return values.billing_cycle === '' ? '' : copy.per(billingCycleLabels[values.billing_cycle]);
    case 'difficulty_level':
      return difficultyLevels
        .filter((level) => level === values.difficulty_level)
        .map((level) => difficultyLabels[level])
        .join('');
    case 'launch_date':
      return formatMoment(values[name]);
    case 'description':
    case 'content_body':
      return plainText(values[name]);
    case 'is_featured':
    case 'is_active':
    case 'coming_soon':
    case 'lessons_in_order':
    case 'auto_renewal':
      return values[name] === 'true' ? copy.yes : copy.no;
    case 'features':
    case 'subscription_features':
    case 'media_gallery':
    case 'modules':
    case 'variants':
    case 'files':
    case 'parts':
      return formatList(name, values).join('\n');
    default:
      return values[name];
  }
}

type ListName =
  | 'features'
  | 'subscription_features'
  | 'media_gallery'
  | 'modules'
  | 'variants'
  | 'files'
  | 'parts';

function formatList(name: ListName, values: ProductValues): readonly string[] {
  switch (name) {
    case 'features':
      return values.features.map(({ text }) => text);
    case 'subscription_features':
      return values.subscription_features.map((benefit) => benefit.name);
    case 'media_gallery':
      return mediaOf(values).map(({ type, alt }, index) => copy.medium(type, index + 1, alt ?? ''));
    case 'modules':
      return values.modules.map(({ title, lessons }, index) =>
        copy.module(title || formCopy.moduleAt(index + 1), lessons.length),
      );
    case 'variants':
      return values.variants.map(
        (variant) =>
          `${variant.name}, ${formatAmount(variant.price)} / ${formatCycle(variant.billing_cycle)}`,
      );
    case 'files':
      return values.files.map(({ title, description }) => copy.file(title, description));
    case 'parts':
      return values.parts.map(({ title }) => title);
  }
}

export const formatCycle = (cycle: VariantValues['billing_cycle']): string =>
  cycle === 'one_time' ? copy.once : billingCycleLabels[cycle];

/** `Rp 1.250.000`; an invalid amount stays as typed. */
export function formatAmount(text: string): string {
  const amount = parseRupiah(text);
  return amount.ok ? formatRupiah(amount.value) : text;
}

export function formatMoment(local: string): string {
  if (local === '') return '';
  const moment = `${local}:00+07:00`;
  return `${formatCardDate(moment)}, ${formatTime(moment)} WIB`;
}

export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

export function fieldLabels(): Readonly<Record<FieldName, string>> {
  const { texts, fields, cards } = formCopy;
  return {
    ...texts,
    type: fields.type,
    price: fields.price,
    original_price: fields.original,
    is_featured: fields.featured,
    is_active: fields.active,
    coming_soon: cards.comingSoon,
    launch_date: fields.launch,
    stock: fields.stock,
    duration_hours: fields.duration,
    requirements: fields.requirements,
    tags: fields.tags,
    max_students: fields.students,
    billing_cycle: fields.cycle,
    auto_renewal: fields.renewal,
    trial_period_days: fields.trial,
    features: cards.features,
    subscription_features: cards.subscriptionFeatures,
    media_gallery: cards.media,
    modules: cards.course,
    lessons_in_order: fields.inOrder,
    variants: cards.variants,
    files: cards.files,
    parts: cards.parts,
  };
}

export function mediaOf({ media_gallery }: Pick<ProductValues, 'media_gallery'>): readonly MediaItem[] {
  const media = productFields.media_gallery.safeParse(parseJson(media_gallery));
  return media.success ? arrangeMedia(media.data) : [];
}
