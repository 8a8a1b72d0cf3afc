import type { ReportSummary } from '#contract/admin/reports.ts';
import { formatCount, formatRupiah, type Sen, toRupiah } from '#shared/money.ts';
import { ReportSection } from './report-section.tsx';
import { reportsCopy } from './reports-copy.ts';

const copy = reportsCopy.refundAnalysis;
const days = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });
const rupiahOf = (amount: Sen): string => formatRupiah(toRupiah(amount));

/** Where refunds went, how late they came, and for which products. */
export function RefundAnalysis({ refunds }: { readonly refunds: ReportSummary['refunds'] }) {
  const facts = [
    ['Ke wallet', rupiahOf(refunds.to_wallet_bigint)],
    ['Ke pembayaran asal', rupiahOf(refunds.to_payment_bigint)],
    ['Order penuh dikembalikan', `${formatCount(refunds.whole_orders)} dari ${formatCount(refunds.orders)}`],
    ['Rata-rata setelah pembelian', `${days.format(refunds.average_days ?? 0)} hari`],
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
          <h3 className="pt-5 pb-1 font-semibold text-ink-2 text-small">Produk yang dikembalikan</h3>
          <ul>
            {refunds.products.map(({ product_id, title, orders, amount_bigint }) => (
              <li
                key={product_id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-2.5 last:border-b-0"
              >
                <span className="truncate text-ui">{title}</span>
                <span className="num text-right text-debit text-ui">{rupiahOf(amount_bigint)}</span>
                <span className="num text-ink-3 text-small">{formatCount(orders)} order</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ReportSection>
  );
}
