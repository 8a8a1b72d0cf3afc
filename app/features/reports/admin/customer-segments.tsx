import type { ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy } from '#messages/reports/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import type { CustomerSegment } from '#shared/shop/reports.ts';
import { ReportSection } from './report-section.tsx';

const colours: Readonly<Record<CustomerSegment, string>> = {
  new: 'bg-chart-quiet',
  regular: 'bg-chart',
  vip: 'bg-chart-2',
};

/** AREP-005 */
export function CustomerSegments({ segments }: { readonly segments: ReportSummary['segments'] }) {
  const { segments: copy, orderCount } = reportsCopy;
  const all = segments.reduce((sum, { customers }) => sum + customers, 0);
  return (
    <ReportSection id="customer-segments" title={copy.title} text={copy.text}>
      {all === 0 && <p className="pt-4 text-ink-2 text-ui">{copy.empty}</p>}
      <span aria-hidden="true" className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunk">
        {segments.map(
          ({ segment, customers }) =>
            customers > 0 && (
              <i key={segment} className={`min-w-1 ${colours[segment]}`} style={{ flex: customers }} />
            ),
        )}
      </span>
      <ul className="mt-2">
        {segments.map(({ segment, customers, orders, revenue_bigint }) => (
          <li
            key={segment}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-3 last:border-b-0"
          >
            <span className="flex items-center gap-2 font-semibold text-ui">
              <i aria-hidden="true" className={`size-2.5 rounded-[3px] ${colours[segment]}`} />
              {copy.kinds[segment].label}
            </span>
            <span className="num text-right font-semibold text-ui">{copy.customers(customers)}</span>
            <span className="num text-ink-3 text-small">{copy.kinds[segment].orders}</span>
            <span className="num text-right text-ink-3 text-small">
              {orderCount(orders)}, {formatRupiah(toRupiah(revenue_bigint))}
            </span>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
