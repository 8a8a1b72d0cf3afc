import type { ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy } from '#messages/reports/admin.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import { ReportSection } from './report-section.tsx';

const rupiahOf = (amount: Sen): string => formatRupiah(toRupiah(amount));

export function RefundAnalysis({ refunds }: { readonly refunds: ReportSummary['refunds'] }) {
  const { refundAnalysis: copy, orderCount } = reportsCopy;
  const days = formatDecimal(refunds.average_days ?? 0, { maximumFractionDigits: 1 });
  const facts = [
    [copy.toWallet, rupiahOf(refunds.to_wallet_bigint)],
    [copy.toPayment, rupiahOf(refunds.to_payment_bigint)],
    [copy.whole, copy.wholeOf(refunds.whole_orders, refunds.orders)],
    [copy.delay, copy.days(days)],
  ] as const;
  return (
    <ReportSection id="refund-analysis" title={copy.title}>
      {refunds.count === 0 ? (
        <p className="py-6 text-ink-2 text-ui">{copy.empty}</p>
      ) : (
        <>
          <dl>
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-4 border-line border-b py-3 text-ui"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="num text-right font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className="pt-5 pb-1 font-semibold text-ink-2 text-small">{copy.products}</h3>
          <ul>
            {refunds.products.map(({ product_id, title, orders, amount_bigint }) => (
              <li
                key={product_id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-2.5 last:border-b-0"
              >
                <span className="truncate text-ui">{title}</span>
                <span className="num text-right text-ui">{rupiahOf(amount_bigint)}</span>
                <span className="num text-ink-3 text-small">{orderCount(orders)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ReportSection>
  );
}
