import { Check } from 'lucide-react';
import { Prose } from '#app/components/page/prose.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { CourseContents } from '#app/features/courses/course-contents.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { difficultyLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { paceCopy as copy } from '#messages/courses/course.ts';
import { totalMinutes } from '#shared/courses/course.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { lengthOf } from '../length-of.ts';
import { SessionList } from './class-sessions.tsx';
import { FeatureList } from './feature-list.tsx';
import { Instructor } from './instructor.tsx';
import { ProductSection } from './product-section.tsx';

export function ProductDetails({ product }: { readonly product: ProductDetail }) {
  const field = product.content_body === null ? 'description' : 'content_body';
  const body = product[field] ?? '';
  return (
    <div id="isi-produk">
      <div className="wrap pt-12 empty:hidden md:pt-20">
        <ContentsSection product={product} />
      </div>
      <CourseSection product={product} />
      <div className="wrap mt-12 grid grid-cols-[minmax(0,1fr)] divide-y divide-line empty:hidden md:mt-16 [&>*]:py-9">
        <SessionList {...product} />
        <ProductSection title={productCopy.description} isEmpty={body === ''}>
          <Prose html={body} {...ownerLanguage(product, field)} />
          <ProductTags product={product} />
        </ProductSection>
        <ProductFacts product={product} />
        <Instructor product={product} />
      </div>
    </div>
  );
}

/** Search words of the product; too little for a heading (PROD-021). */
function ProductTags({ product }: { readonly product: ProductDetail }) {
  const { tags } = product;
  if (tags.length === 0) return null;
  return (
    <section aria-label={productCopy.tags} className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-2">
      <span className="text-ink-3 text-small">{productCopy.tags}</span>
      <ul {...ownerLanguage(product, 'tags')} className="flex flex-wrap gap-1.5">
        {tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
function ProductFacts({ product }: { readonly product: ProductDetail }) {
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

function CourseSection({ product }: { readonly product: ProductDetail }) {
  const { modules } = product;
  if (modules.length === 0) return null;
  const minutes = totalMinutes(modules.map(({ duration }) => duration));
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0);
  const size = [
    catalogCopy.modules(modules.length),
    productCopy.lessons(lessons),
    minutes === null || minutes === 0 ? null : productCopy.minutes(minutes),
  ].filter((part) => part !== null);
  return (
    <section aria-labelledby="konten-kursus" className="mt-12 border-line border-y bg-sunk md:mt-20">
      <div className="wrap py-12 md:py-16">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="konten-kursus" className="text-t2">
            {productCopy.modules}
          </h2>
          <p className="text-ink-2 text-ui tabular-nums">{size.join(' · ')}</p>
        </div>
        <Pace product={product} />
        <CourseContents modules={modules} />
        <RefundScale product={product} />
      </div>
    </section>
  );
}

function Pace({ product }: { readonly product: ProductDetail }) {
  const { lessons_in_order, lessons_open_over_days: days, lessons_open_until: last } = product;
  const lines = [
    lessons_in_order ? copy.inOrder : null,
    days === null || days === 0 ? null : copy.overDays(days),
    last === null ? null : copy.untilDate(formatCardDate(last)),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return <p className="mb-5 max-w-[38em] text-ink-2 text-ui tabular-nums">{lines.join(' ')}</p>;
}

function RefundScale({ product }: { readonly product: ProductDetail }) {
  const { refund_days, refund_max_percent } = useSettings();
  const lessons = product.modules.reduce((sum, module) => sum + module.lessons.length, 0);
  const free = Math.floor((lessons * Number(refund_max_percent)) / 100);
  if ((product.price ?? 0) === 0 || refund_days === '0' || free === 0) return null;
  const safe = productCopy.safeStart;
  return (
    <section className="mt-10 grid gap-x-14 gap-y-5 md:grid-cols-2 md:items-center">
      <div>
        <h3 className="text-t3">{safe.title}</h3>
        <p className="mt-2 max-w-[34em] text-ink-2 text-ui">{safe.text(refund_days, free, lessons)}</p>
      </div>
      <div>
        <div aria-hidden className="flex gap-1.5">
          <i className="h-3 rounded-full bg-credit" style={{ flexGrow: free }} />
          <i className="h-3 rounded-full bg-line-strong" style={{ flexGrow: lessons - free }} />
        </div>
        <p className="mt-2 flex justify-between gap-4 text-small">
          <span className="font-semibold text-credit">{safe.refunded}</span>
          <span className="text-ink-2">{safe.kept}</span>
        </p>
      </div>
    </section>
  );
}

type File = ProductDetail['files'][number];

function ContentsSection({ product }: { readonly product: ProductDetail }) {
  const { files, modules } = product;
  const features = product.type === 'bundle' ? [] : product.features;
  if (files.length === 0 && features.length === 0) return null;
  if (files.length === 0) {
    return (
      <ProductSection title={productCopy.features} note={productCopy.includedHint} isLoud>
        <FeatureList product={product} />
      </ProductSection>
    );
  }
  const hint = modules.length > 0 ? productCopy.courseHint : productCopy.contentsHint;
  return (
    <ProductSection title={productCopy.contents} note={hint} isLoud>
      <div className="grid gap-9">
        <ul className="border-line border-b">
          {files.map((file) => (
            <FileRow key={file.file_name} file={file} />
          ))}
        </ul>
        {features.length > 0 && (
          <div>
            <h3 className="mb-3 text-t3">{productCopy.features}</h3>
            <FeatureList product={product} />
          </div>
        )}
      </div>
    </ProductSection>
  );
}

const formatOf = (name: string) => (/\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? 'file').toUpperCase();

const tables = ['XLSX', 'CSV', 'ODS', 'XLS'];
const prints = ['PDF', 'EPUB'];

function formatPageCount({ page_count }: File, format: string): string {
  if (page_count === null) return '';
  return tables.includes(format) ? productCopy.sheets(page_count) : productCopy.pages(page_count);
}

function FileRow({ file }: { readonly file: File }) {
  const format = formatOf(file.file_name);
  const colors = tables.includes(format)
    ? 'bg-credit-soft text-credit'
    : prints.includes(format)
      ? 'bg-dawn-soft text-ink'
      : 'bg-soft text-ink-2';
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-0.5 border-line border-t py-4">
      <span
        aria-hidden
        className={`row-span-2 grid h-13 w-11 place-items-end justify-center self-start rounded-[6px_14px_6px_6px] pb-2 font-bold text-[0.6875rem] leading-none ${colors}`}
      >
        {format}
      </span>
      <b className="min-w-0 font-semibold leading-snug [overflow-wrap:anywhere]">
        {file.title}
        <span className="sr-only">, {format}</span>
      </b>
      <p className="col-start-2 max-w-[38em] text-ink-2 text-ui leading-normal empty:hidden">
        {[formatPageCount(file, format), file.description].filter((part) => part !== '').join(' · ')}
      </p>
    </li>
  );
}
