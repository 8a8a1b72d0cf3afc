import type { ReportSummary } from '#contract/admin/reports.ts';
import { formatCount, formatRupiah, toRupiah } from '#shared/money.ts';
import { ReportSection } from './report-section.tsx';
import { reportsCopy, segmentCopy } from './reports-copy.ts';

const copy = reportsCopy.segments;

/** AREP-005 */
export function CustomerSegments({ segments }: { readonly segments: ReportSummary['segments'] }) {
  const all = segments.reduce((sum, { customers }) => sum + customers, 0);
  return (
    <ReportSection id="customer-segments" title={copy.title} text={copy.text}>
      {all === 0 && <p className="pt-4 text-ink-2 text-ui">{copy.empty}</p>}
      <span aria-hidden="true" className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunk">
        {segments.map(
          ({ segment, customers }) =>
            customers > 0 && (
              <i
                key={segment}
                className={`min-w-1 ${segmentCopy[segment].colour}`}
                style={{ flex: customers }}
              />
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
              <i aria-hidden="true" className={`size-2.5 rounded-[3px] ${segmentCopy[segment].colour}`} />
              {segmentCopy[segment].label}
            </span>
            <span className="num text-right font-semibold text-ui">{formatCount(customers)} pembeli</span>
            <span className="num text-ink-3 text-small">{segmentCopy[segment].orders}</span>
            <span className="num text-right text-ink-3 text-small">
              {formatCount(orders)} order, {formatRupiah(toRupiah(revenue_bigint))}
            </span>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
