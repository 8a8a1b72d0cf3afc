import { useSettings } from '#app/hooks/use-root-data.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import { productCopy } from '#messages/product.ts';

/** How far a course can be opened before money can no longer be asked back, drawn in proportion. */
export function RefundScale({ product }: { readonly product: ProductDetail }) {
  const { refund_days, refund_max_percent } = useSettings();
  const lessons = product.modules.reduce((sum, module) => sum + module.lessons.length, 0);
  const free = Math.floor((lessons * Number(refund_max_percent)) / 100);
  if ((product.price ?? 0) === 0 || refund_days === '0' || free === 0) return null;
  const copy = productCopy.safeStart;
  return (
    <section className="mt-10 grid gap-x-14 gap-y-5 md:grid-cols-2 md:items-center">
      <div>
        <h3 className="text-t3">{copy.title}</h3>
        <p className="mt-2 max-w-[34em] text-ink-2 text-ui">{copy.text(refund_days, free, lessons)}</p>
      </div>
      <div>
        <div aria-hidden className="flex gap-1.5">
          <i className="h-3 rounded-full bg-credit" style={{ flexGrow: free }} />
          <i className="h-3 rounded-full bg-line-strong" style={{ flexGrow: lessons - free }} />
        </div>
        <p className="mt-2 flex justify-between gap-4 text-small">
          <span className="font-semibold text-credit">{copy.refunded}</span>
          <span className="text-ink-2">{copy.kept}</span>
        </p>
      </div>
    </section>
  );
}
