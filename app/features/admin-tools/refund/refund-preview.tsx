import { SummaryCard, SummaryRow } from '#app/components/commerce/summary-card.tsx';
import { refundPreviewCopy as copy, refundCopy } from '#messages/admin-tools.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { refundMethods } from '#shared/shop/refunds.ts';
import { shortId } from '#shared/short-id.ts';

/** The fields as posted. */
export function RefundPreview({ fields }: { readonly fields: Readonly<Record<string, unknown>> }) {
  const text = (name: string) => String(fields[name] ?? '').trim();
  const amount = parseRupiah(text('amount'));
  const orderId = text('order_id');
  const method = refundMethods.find((option) => option === fields.refund_method) ?? 'wallet_credit';
  return (
    <SummaryCard
      label={copy.label}
      title={copy.label}
      note={copy.note}
      className="rounded-card border border-line lg:sticky lg:top-6 lg:max-w-none"
    >
      <dl>
        <SummaryRow
          label={copy.amount}
          value={amount.ok ? formatRupiah(amount.value) : '–'}
          valueClassName="text-t3 tracking-tight"
        />
        <SummaryRow label={copy.to} value={refundCopy.methods[method]} />
        <SummaryRow label={copy.order} value={orderId === '' ? copy.anyOrder : shortId(orderId)} />
        <SummaryRow
          label={copy.access}
          value={text('ends_access') === 'on' ? copy.ends : copy.stays}
          valueClassName="whitespace-normal"
        />
      </dl>
      <p className="pt-3.5 text-ink-2 text-small">
        {method === 'wallet_credit' ? copy.wallet : copy.provider}
      </p>
    </SummaryCard>
  );
}
