import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { EndMoment, StateDot } from '#app/features/discounts/admin/discount-columns.tsx';
import { EndingList } from '#app/features/discounts/admin/ending-list.tsx';
import type { Voucher } from '#contract/vouchers/admin.ts';
import { vouchersCopy as copy, discountsCopy } from '#messages/discounts/admin.ts';
import { toRupiah } from '#shared/money/money.ts';

const VoucherDialog = lazyDialog(async () => (await import('./voucher-dialog.tsx')).VoucherDialog);

interface VouchersPageProps {
  readonly table: Table;
  readonly vouchers: readonly Voucher[];
  readonly total: number;
}

export function VouchersPage({ table, vouchers, total }: VouchersPageProps) {
  return (
    <EndingList
      name="vouchers"
      table={table}
      rows={vouchers}
      total={total}
      columns={voucherColumns()}
      nameOf={({ code }) => code}
      copy={copy}
      states={discountsCopy.states}
      endTitle={copy.endTitle(1)}
      maker={(onClose) => <VoucherDialog onClose={onClose} />}
    />
  );
}

const voucherColumns = (columns = copy.columns): readonly Column<Voucher>[] => [
  {
    header: columns.code,
    isTitle: true,
    cell: ({ code, note }, folded) => (
      <span className="grid gap-0.5">
        <b className="wrap-anywhere font-semibold">{code}</b>
        {note !== '' && <span className="text-ink-3 text-small">{note}</span>}
        <span className="flex flex-wrap gap-x-3 text-small">{folded}</span>
      </span>
    ),
  },
  { header: columns.state, cell: ({ state }) => <StateDot state={state} /> },
  {
    header: columns.ends,
    fold: 'desk',
    line: 'none',
    cell: ({ expires_at }) => <EndMoment at={expires_at} />,
  },
  {
    header: columns.uses,
    fold: 'tablet',
    isNumber: true,
    line: 'none',
    cell: ({ used_count, max_uses }) => discountsCopy.uses(used_count, max_uses),
  },
  {
    header: columns.credited,
    fold: 'tablet',
    isNumber: true,
    line: 'none',
    cell: ({ credited_bigint }) => <Money amount={toRupiah(credited_bigint)} />,
  },
  {
    header: columns.amount,
    isNumber: true,
    cell: ({ amount_bigint }) => <Money amount={toRupiah(amount_bigint)} className="font-semibold" />,
  },
];
