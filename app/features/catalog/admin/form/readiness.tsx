import { Check, CircleDot } from 'lucide-react';
import type { SessionRules } from '#contract/bookings/admin-availability.ts';
import { readinessCopy as copy } from '#messages/catalog/admin-product-editing.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { MIN_BUNDLE_PARTS } from '#shared/shop/catalog.ts';
import { courseTypes } from '../product-kind.ts';
import type { sectionsOf } from '../sections/product-sections.ts';
import { hasTimes } from '../sections/times-section.tsx';
import { plainText } from '../values/format-field-value.ts';
import type { ProductValues } from '../values/product-values.ts';

interface Props {
  readonly values: ProductValues;
  readonly session?: SessionRules | null;
  readonly onFollow?: () => void;
}

export function ReadyList({ values, session = null, onFollow }: Props) {
  const items = readinessOf(values, session);
  const shown = items.filter(
    ({ name, isMet }) => !isMet || !['parts', 'times', 'sale', 'stock', 'launch'].includes(name),
  );
  const missing = items.filter(({ isMet }) => !isMet).length;
  return (
    <section aria-labelledby="ready" className="mt-4">
      <h2 id="ready" className="text-t3">
        {copy.title}
      </h2>
      <p role="status" className="text-ink-2 text-small">
        {missing === 0 ? copy.all : copy.missing(missing)}
      </p>
      <ul className="mt-2 text-ui">
        {shown.map(({ name, section, isMet }) => (
          <li
            key={name}
            className="flex min-h-tap items-center gap-3 border-line border-t py-1.5 leading-snug"
          >
            {isMet ? (
              <>
                <Check aria-hidden="true" className="size-4.5 shrink-0 text-credit" />
                {copy.items[name].met}
              </>
            ) : (
              <>
                <CircleDot aria-hidden="true" className="size-4.5 shrink-0 text-dawn-deep" />
                <a href={`#${section}`} onClick={onFollow} className="underline underline-offset-4">
                  {copy.items[name].missing}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Requirement {
  readonly name: keyof typeof copy.items;
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
