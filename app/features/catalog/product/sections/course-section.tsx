import { CourseContents } from '#app/components/course/course-contents.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { catalogCopy } from '#messages/catalog.ts';
import { paceCopy as copy } from '#messages/course.ts';
import { productCopy } from '#messages/product.ts';
import { totalMinutes } from '#shared/courses/course-minutes.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { RefundScale } from './refund-scale.tsx';

/** The outline of a course, and how much of it can be tried at no risk. */
export function CourseSection({ product }: { readonly product: ProductDetail }) {
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

/** Not everything opens at once: who pays is to know before. */
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
