import { type ReactNode, useId } from 'react';
import { Picture } from '#app/components/brand/picture.tsx';
import { CourseContents } from '#app/components/course/course-contents.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { difficultyLabels } from '#messages/catalog-labels.ts';
import { productCopy } from '#messages/product.ts';
import { formatArticleDate } from '#shared/dates.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Hides an empty section. */
  readonly isEmpty?: boolean;
}

export function Section({ title, children, isEmpty = false }: SectionProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-semibold text-t2">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function CourseContent({ modules }: { readonly modules: ProductDetail['modules'] }) {
  return (
    <Section title={productCopy.modules} isEmpty={modules.length === 0}>
      <CourseContents modules={modules} />
    </Section>
  );
}

type Fact = readonly [name: string, value: string | null];

const hoursOf = ({ duration_hours: hours }: ProductDetail) =>
  hours === null || hours <= 0 ? null : catalogCopy.hours(hours);
const levelOf = ({ difficulty_level }: ProductDetail) =>
  difficulty_level === null ? null : difficultyLabels[difficulty_level];
const languageOf = ({ language }: ProductDetail) => (language === 'id' ? productCopy.indonesian : language);

const nounOf = ({ modules }: ProductDetail) => (modules.length > 0 ? 'course' : 'product');

/** Duration and difficulty (PROD-015). */
export function CourseDetail({ product }: { readonly product: ProductDetail }) {
  const facts: readonly Fact[] = [
    [productCopy.duration, hoursOf(product)],
    [productCopy.moduleCount, product.module_count > 0 ? String(product.module_count) : null],
    [productCopy.level, levelOf(product)],
    [productCopy.language, languageOf(product)],
  ];
  return <Facts title={productCopy.details[nounOf(product)]} facts={facts} />;
}

/** Audience, seats and start date (PROD-020). */
export function CourseInformation({ product }: { readonly product: ProductDetail }) {
  const facts: readonly Fact[] = [
    [productCopy.category, product.category],
    [productCopy.level, levelOf(product)],
    [productCopy.language, languageOf(product)],
    [productCopy.capacity, product.max_students === null ? null : productCopy.seats(product.max_students)],
    [productCopy.start, product.start_date === null ? null : formatArticleDate(product.start_date)],
  ];
  return <Facts title={productCopy.information[nounOf(product)]} facts={facts} />;
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <Section title={title} isEmpty={known.length === 0}>
      <dl className="text-ui">
        {known.map(([name, value]) => (
          <div
            key={name}
            className="flex justify-between gap-4 border-line-strong border-t border-dashed py-2.5"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="num text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Instructor({ product }: { readonly product: ProductDetail }) {
  return (
    <Section title={productCopy.instructor} isEmpty={product.instructor_name === null}>
      <div className="flex items-start gap-4">
        {product.instructor_avatar !== null && (
          <Picture
            src={product.instructor_avatar}
            alt=""
            sizes="64px"
            width={64}
            height={64}
            loading="lazy"
            className="size-16 rounded-full object-cover"
          />
        )}
        <div>
          <p className="font-semibold">{product.instructor_name}</p>
          <p className="mt-1 text-ink-2 text-ui">{product.instructor_bio}</p>
        </div>
      </div>
    </Section>
  );
}

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <Section title={productCopy.tags} isEmpty={tags.length === 0}>
      <ul className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
