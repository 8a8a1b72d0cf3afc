import { SummaryCard, SummaryRow } from '#app/components/commerce/summary-card.tsx';
import { formatRupiah } from '#shared/money.ts';
import { shortId } from '#shared/short-id.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';
import { refundCopy } from '../tools-copy.ts';
import type { RefundFields } from './refund-fields.ts';

const copy = refundCopy.preview;

export function RefundPreview({ fields }: { readonly fields: RefundFields }) {
  const { order_id, method, ends_access } = fields;
  const amount = parseRupiah(fields.amount);
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
        <SummaryRow
          label={copy.order}
          value={order_id.trim() === '' ? copy.anyOrder : shortId(order_id.trim())}
        />
        <SummaryRow
          label={copy.access}
          value={ends_access ? copy.ends : copy.stays}
          valueClassName="whitespace-normal"
        />
      </dl>
      <p className="pt-3.5 text-ink-2 text-small">
        {method === 'wallet_credit' ? copy.wallet : copy.provider}
      </p>
    </SummaryCard>
  );
}
