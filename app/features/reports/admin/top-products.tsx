import type { ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy } from '#messages/reports/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { ReportSection } from './report-section.tsx';

/** At most ten, each with its share of the first (AREP-004). */
export function TopProducts({ products }: { readonly products: ReportSummary['top_products'] }) {
  const { topProducts: copy, orderCount, unitCount, bundleCount } = reportsCopy;
  const most = products[0]?.revenue_bigint ?? 0;
  return (
    <ReportSection id="top-products" title={copy.title} text={copy.text}>
      {products.length === 0 ? (
        <p className="py-8 text-ink-2 text-ui">{copy.empty}</p>
      ) : (
        <ol>
          {products.map((product, n) => (
            <li key={product.product_id} className="border-line border-b py-3 last:border-b-0">
              <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
                <span aria-hidden="true" className="num text-ink-3 text-small">
                  {n + 1}
                </span>
                <span className="line-clamp-2 font-semibold text-ui">{product.title}</span>
                <span className="num font-semibold text-ui">
                  {formatRupiah(toRupiah(product.revenue_bigint))}
                </span>
                <span className="num col-start-2 text-ink-3 text-small">
                  {orderCount(product.orders)}
                  {product.units !== product.orders && `, ${unitCount(product.units)}`}
                  {product.bundle_units > 0 && `, ${bundleCount(product.bundle_units)}`}
                </span>
              </div>
              <span aria-hidden="true" className="mt-2 ml-9 block h-1 rounded-full bg-sunk">
                <i
                  className="block h-full rounded-full bg-chart"
                  style={{ width: `${most > 0 ? (product.revenue_bigint / most) * 100 : 0}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </ReportSection>
  );
}
