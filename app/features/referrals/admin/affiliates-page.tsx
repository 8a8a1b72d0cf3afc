import { Banknote, Download, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { StatusDot } from '#app/components/ui/status-dot.tsx';
import { DiscountTabs } from '#app/features/discounts/admin/discount-tabs.tsx';
import { apiHref, currentTableQuery } from '#app/lib/api/api-href.ts';
import type { Affiliate, exportPayouts } from '#contract/referrals/admin-affiliates.ts';
import { affiliatesCopy as copy } from '#messages/referrals/admin-affiliates.ts';
import { toRupiah } from '#shared/money/money.ts';
import { AFFILIATES_PATH } from './affiliates-path.ts';

const AffiliateDialog = lazyDialog(async () => (await import('./affiliate-dialog.tsx')).AffiliateDialog);
const PayoutDialog = lazyDialog(async () => (await import('./payout-dialog.tsx')).PayoutDialog);

interface AffiliatesPageProps {
  readonly table: Table;
  readonly affiliates: readonly Affiliate[];
  readonly total: number;
}

/** `affiliate` null: a new one. */
type OpenDialog = { readonly what: 'edit' | 'pay'; readonly affiliate: Affiliate | null };

export function AffiliatesPage({ table, affiliates, total }: AffiliatesPageProps) {
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DiscountTabs>
        <Button asChild size="sm" variant="outline">
          <a
            href={apiHref<typeof exportPayouts>('/api/admin/affiliates/payouts.csv', {
              query: currentTableQuery(),
            })}
            download
          >
            <Download aria-hidden="true" />
            {copy.csv}
          </a>
        </Button>
        <Button size="sm" onClick={() => setOpened({ what: 'edit', affiliate: null })}>
          <Plus aria-hidden="true" />
          {copy.create}
        </Button>
      </DiscountTabs>
      <StaffList
        pathname={AFFILIATES_PATH}
        table={table}
        rows={affiliates}
        total={total}
        columns={affiliateColumns()}
        copy={copy}
        filters={[{ name: 'state', label: copy.columns.state, options: copy.states }]}
        actions={(affiliate) => (
          <RowMenu name={affiliate.name}>
            {affiliate.balance_bigint > 0 && (
              <DropdownMenuItem onSelect={() => setOpened({ what: 'pay', affiliate })}>
                <Banknote aria-hidden="true" />
                {copy.pay}
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => setOpened({ what: 'edit', affiliate })}>
              <Pencil aria-hidden="true" />
              {copy.edit}
            </DropdownMenuItem>
          </RowMenu>
        )}
      />
      {opened?.what === 'edit' && <AffiliateDialog affiliate={opened.affiliate} onClose={close} />}
      {opened?.what === 'pay' && opened.affiliate !== null && (
        <PayoutDialog affiliate={opened.affiliate} onClose={close} />
      )}
    </>
  );
}

const affiliateColumns = (columns = copy.columns): readonly Column<Affiliate>[] => [
  {
    header: columns.name,
    isTitle: true,
    cell: ({ name, email }, folded) => (
      <RowTitle title={name} hint={email}>
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.code, fold: 'desk', cell: ({ code }) => <span className="num">{code}</span> },
  {
    header: columns.rate,
    fold: 'tablet',
    cell: ({ rate_percent, window_days }) => (
      <span className="num">
        {rate_percent}%{window_days > 0 && `, ${copy.days(window_days)}`}
      </span>
    ),
  },
  {
    header: columns.state,
    cell: ({ is_active }) => (
      <StatusDot tone={is_active ? 'ok' : 'off'}>{copy.states[is_active ? 'active' : 'ended']}</StatusDot>
    ),
  },
  {
    header: columns.orders,
    fold: 'desk',
    line: 'none',
    isNumber: true,
    cell: ({ order_count }) => order_count,
  },
  {
    header: columns.pending,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ pending_bigint }) => <Money amount={toRupiah(pending_bigint)} />,
  },
  {
    header: columns.paid,
    fold: 'desk',
    line: 'none',
    isNumber: true,
    cell: ({ paid_bigint }) => <Money amount={toRupiah(paid_bigint)} />,
  },
  {
    header: columns.balance,
    fold: 'never',
    isNumber: true,
    cell: ({ balance_bigint }) => <Money amount={toRupiah(balance_bigint)} className="font-semibold" />,
  },
];
