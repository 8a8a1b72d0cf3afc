import { CourseContents } from '#app/features/courses/course-contents.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { paceCopy as copy } from '#messages/courses/course.ts';
import { totalMinutes } from '#shared/courses/course-minutes.ts';
import { formatCardDate } from '#shared/time/dates.ts';

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
