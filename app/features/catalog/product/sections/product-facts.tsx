import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Portrait } from '#app/components/brand/portrait.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { difficultyLabels } from '#messages/catalog-labels.ts';
import { productCopy } from '#messages/product.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { lengthOf } from '../length-of.ts';
import { ProductSection } from './product-section.tsx';

type Fact = readonly [name: string, value: string | null];

const levelOf = ({ difficulty_level }: ProductDetail) =>
  difficulty_level === null ? null : difficultyLabels[difficulty_level];
const languageOf = ({ language }: ProductDetail) =>
  language === 'id' || language === 'en' ? productCopy.languages[language] : language;

/** Once it has begun, the next session beside the price says when one can join. */
const startOf = ({ start_date, next_session_at: next, sessions }: ProductDetail) =>
  start_date === null || (sessions.length > 0 && Date.parse(start_date) !== Date.parse(next ?? ''))
    ? null
    : formatCardDate(start_date);

/** What to know before buying, in columns: what it needs (PROD-016), what it is (PROD-015), where it belongs (PROD-020); each fact once. */
export function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const isCourse = product.modules.length > 0;
  const level: Fact = [productCopy.level, levelOf(product)];
  const language: Fact = [productCopy.language, languageOf(product)];
  const offer: readonly Fact[] = [
    [productCopy.category, product.category],
    [productCopy.capacity, product.max_students === null ? null : productCopy.seats(product.max_students)],
    [productCopy.start, startOf(product)],
  ];
  return (
    <div className="grid gap-x-12 gap-y-10 empty:hidden md:grid-cols-[repeat(auto-fit,minmax(260px,1fr))]">
      {product.requirements.length > 0 && (
        <Column title={productCopy.requirements}>
          <ul {...ownerLanguage(product, 'requirements')} className="text-ui">
            {product.requirements.map((requirement) => (
              <li key={requirement} className="flex gap-3 border-line border-b py-3 leading-snug">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
                {requirement}
              </li>
            ))}
          </ul>
        </Column>
      )}
      <Facts
        title={isCourse ? productCopy.details.course : productCopy.details.product}
        facts={[
          [productCopy.duration, lengthOf(product)],
          [productCopy.moduleCount, product.module_count > 0 ? String(product.module_count) : null],
          level,
          language,
          ...(isCourse ? [] : offer),
        ]}
      />
      {isCourse && <Facts title={productCopy.information} facts={offer} />}
    </div>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-line-strong border-b pb-2.5 text-ui font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <Column title={title}>
      <dl className="text-ui">
        {known.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-line border-b py-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="num whitespace-normal text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Column>
  );
}

export function Instructor({ product }: { readonly product: ProductDetail }) {
  const { consultant_name, consultant_photo } = useSettings();
  const isConsultant = product.instructor_name === consultant_name;
  return (
    <ProductSection title={productCopy.instructor} isEmpty={product.instructor_name === null}>
      <div className="flex items-start gap-4">
        <Portrait
          name={product.instructor_name ?? ''}
          photo={product.instructor_avatar ?? (isConsultant ? consultant_photo : null)}
          className="aspect-[4/5] w-20"
        />
        <div>
          <p className="font-semibold">{product.instructor_name}</p>
          <p {...ownerLanguage(product, 'instructor_bio')} className="mt-1 text-ink-2 text-ui">
            {product.instructor_bio}
          </p>
        </div>
      </div>
    </ProductSection>
  );
}
