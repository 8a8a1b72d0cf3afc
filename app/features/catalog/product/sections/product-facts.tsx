import { Check } from 'lucide-react';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { difficultyLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { lengthOf } from '../length-of.ts';
import { ProductSection } from './product-section.tsx';

type Fact = readonly [name: string, value: string | null];

const levelOf = ({ difficulty_level }: ProductDetail) =>
  difficulty_level === null ? null : difficultyLabels[difficulty_level];
const languageOf = ({ language }: ProductDetail) =>
  language === 'id' || language === 'en' ? productCopy.languages[language] : language;

const startOf = ({ start_date, next_session_at: next, sessions }: ProductDetail) =>
  start_date === null || (sessions.length > 0 && Date.parse(start_date) !== Date.parse(next ?? ''))
    ? null
    : formatCardDate(start_date);

/** States each fact once: requirements (PROD-016), and in one list what it is (PROD-015, PROD-020, ADR 0035). */
export function ProductFacts({ product }: { readonly product: ProductDetail }) {
  const isCourse = product.modules.length > 0;
  const facts: readonly Fact[] = [
    [productCopy.duration, lengthOf(product)],
    [productCopy.moduleCount, product.module_count > 0 ? String(product.module_count) : null],
    [productCopy.level, levelOf(product)],
    [productCopy.language, languageOf(product)],
    [productCopy.category, product.category],
    [productCopy.capacity, product.max_students === null ? null : productCopy.seats(product.max_students)],
    [productCopy.start, startOf(product)],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <>
      <ProductSection title={productCopy.requirements} isEmpty={product.requirements.length === 0}>
        <ul {...ownerLanguage(product, 'requirements')} className="grid max-w-[35rem] gap-2.5 text-ui">
          {product.requirements.map((requirement) => (
            <li key={requirement} className="flex gap-3 leading-snug">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
              {requirement}
            </li>
          ))}
        </ul>
      </ProductSection>
      <ProductSection
        title={isCourse ? productCopy.details.course : productCopy.details.product}
        isEmpty={known.length === 0}
      >
        <dl className="grid max-w-[35rem] gap-x-10 gap-y-2.5 text-ui sm:grid-cols-2">
          {known.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num whitespace-normal text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </ProductSection>
    </>
  );
}
