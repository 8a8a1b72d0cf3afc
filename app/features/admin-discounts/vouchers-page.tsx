import { Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import type { Voucher } from '#contract/admin/vouchers.ts';
import { vouchersCopy as copy, discountsCopy } from '#messages/admin-discounts.ts';
import { toRupiah } from '#shared/money.ts';
import { EndMoment, StateDot } from './discount-columns.tsx';
import { DiscountTabs } from './discount-tabs.tsx';
import { IdsDialog } from './ids-dialog.tsx';
import { VoucherDialog } from './voucher-dialog.tsx';

export const voucherTableOptions: TableOptions = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { state: ['live', 'scheduled', 'ended'] },
};

const PATH = '/admin/discounts/vouchers';
const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: discountsCopy.states });

interface VouchersPageProps {
  readonly view: TableView;
  readonly vouchers: readonly Voucher[];
  readonly total: number;
}

export function VouchersPage({ view, vouchers, total }: VouchersPageProps) {
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Voucher | null>(null);
  const location = { pathname: PATH, shape: voucherTableOptions, view };
  return (
    <>
      <DiscountTabs>
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" />
          {copy.create}
        </Button>
      </DiscountTabs>
      <ListFrame
        label={copy.list}
        location={location}
        views={viewsOf(stateFilter(), ['live', 'scheduled', 'ended'])}
        searchLabel={copy.search}
        filters={[stateFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {vouchers.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={vouchers}
            columns={voucherColumns()}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(voucher) => (
              <RowMenu name={voucher.code} disabled={voucher.state === 'ended'}>
                <DropdownMenuItem danger onSelect={() => setEnding(voucher)}>
                  <Square aria-hidden="true" />
                  {discountsCopy.end}
                </DropdownMenuItem>
              </RowMenu>
            )}
          />
        )}
      </ListFrame>
      {isMaking && <VoucherDialog onClose={() => setMaking(false)} />}
      {ending !== null && (
        <IdsDialog
          id="end-vouchers"
          intent="end"
          action={PATH}
          title={copy.endTitle(1)}
          text={copy.endText}
          ids={[ending.id]}
          onClose={() => setEnding(null)}
        />
      )}
    </>
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
