import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import type { readinessCopy } from '#messages/catalog/admin-product-editing.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { MIN_BUNDLE_PARTS } from '#shared/shop/catalog.ts';
import { courseTypes } from '../product-kind.ts';
import type { sectionsOf } from '../sections/product-sections.ts';
import { hasTimes } from '../sections/times-section.tsx';
import { plainText } from '../values/format-field-value.ts';
import type { ProductValues } from '../values/product-values.ts';

interface Requirement {
  readonly name: keyof typeof readinessCopy.items;
  readonly section: ReturnType<typeof sectionsOf>[number]['id'];
  readonly isMet: (values: ProductValues, session: SessionRules | null) => boolean;
}

const SERVICES: readonly string[] = ['consultation', 'service', 'webinar', 'bundle'];

const requirements: readonly Requirement[] = [
  { name: 'title', section: 'basic', isMet: ({ title }) => title.trim() !== '' },
  { name: 'price', section: 'price', isMet: ({ price }) => parseRupiah(price).ok },
  { name: 'parts', section: 'parts', isMet: hasParts },
  {
    name: 'times',
    section: 'times',
    isMet: ({ type }, session) => type !== 'consultation' || hasTimes(session),
  },
  { name: 'sale', section: 'price', isMet: hasTrueSale },
  { name: 'promise', section: 'pageText', isMet: ({ short_description }) => short_description.trim() !== '' },
  { name: 'description', section: 'pageText', isMet: ({ description }) => plainText(description) !== '' },
  { name: 'goods', section: 'files', isMet: hasDeliverable },
  { name: 'stock', section: 'settings', isMet: ({ stock }) => stock.trim() !== '0' },
  {
    name: 'launch',
    section: 'settings',
    isMet: ({ coming_soon, launch_date }) => coming_soon !== 'true' || launch_date !== '',
  },
];

/** A bundle can be sold only while all of its parts can. */
function hasParts({ type, parts }: ProductValues): boolean {
  if (type !== 'bundle') return true;
  return parts.length >= MIN_BUNDLE_PARTS && parts.every(({ is_sold }) => is_sold === 'true');
}

/** An original price is struck only when it is above the price (APRD-085). */
function hasTrueSale({ price, original_price }: ProductValues): boolean {
  const [now, before] = [parseRupiah(price), parseRupiah(original_price)];
  return !now.ok || !before.ok || before.value === 0 || before.value > now.value;
}

function hasDeliverable({
  type,
  files,
  modules,
  content_body,
  cta_link,
  billing_cycle,
}: ProductValues): boolean {
  if (courseTypes.includes(type)) return modules.length > 0;
  if (SERVICES.includes(type) || billing_cycle !== '') return true;
  return files.length > 0 || plainText(content_body) !== '' || cta_link !== '';
}

export const readinessOf = (values: ProductValues, session: SessionRules | null = null) =>
  requirements.map(({ name, section, isMet }) => ({ name, section, isMet: isMet(values, session) }));
