import { Money } from '#app/components/commerce/money.tsx';
import { targetOf } from '#app/components/data-table/bulk-target.ts';
import { targetInput } from '#app/components/data-table/bulk-target-shape.ts';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { EndMoment, StateDot } from '#app/features/discounts/admin/discount-columns.tsx';
import { EndingList } from '#app/features/discounts/admin/ending-list.tsx';
import { formAction, formActions } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { createVouchers, endVouchers, listVouchers, type Voucher } from '#contract/vouchers/admin.ts';
import { discountsCopy } from '#messages/discounts/admin.ts';
import { vouchersCopy as copy, vouchersCopy } from '#messages/vouchers/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import type { Route } from './+types/vouchers.route.ts';
import { voucherInput } from './voucher-input.ts';

const voucherAction = formActions(
  {
    end: formAction({
      endpoint: endVouchers,
      form: 'end-vouchers',
      schema: targetInput,
      call: (target) => ({ body: { ids: targetOf(target).ids ?? [] } }),
      done: ({ ended }) => vouchersCopy.ended(ended),
    }),
  },
  formAction({
    endpoint: createVouchers,
    form: 'create-vouchers',
    schema: voucherInput,
    call: (body) => ({ body }),
    done: ({ codes }) => vouchersCopy.created(codes),
    failed: () => vouchersCopy.createFailed,
    fieldOf: { VOUCHER_CODE_TAKEN: 'code' },
  }),
);

export const loader = (args: Route.LoaderArgs) => loadList(args, listVouchers);

export const action = voucherAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: discountsCopy.vouchers, errorTitle: vouchersCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: discountsCopy.vouchers, robots: 'noindex' });

export default function VouchersRoute({ loaderData }: Route.ComponentProps) {
  return <VouchersPage {...loaderData} />;
}

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
