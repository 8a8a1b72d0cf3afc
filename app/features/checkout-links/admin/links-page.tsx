import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { StateDot } from '#app/features/discounts/admin/discount-columns.tsx';
import { EndingList } from '#app/features/discounts/admin/ending-list.tsx';
import type { CheckoutLink } from '#contract/checkout-links/admin.ts';
import { linksCopy as copy } from '#messages/checkout-links/admin.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { linkPath } from '#shared/shop/checkout-links.ts';
import type { LinkTargets } from './link-dialog.tsx';

const LinkDialog = lazyDialog(async () => (await import('./link-dialog.tsx')).LinkDialog);

const PATH = '/admin/discounts/links';

interface LinksPageProps {
  readonly table: Table;
  readonly links: readonly CheckoutLink[];
  readonly total: number;
  readonly targets: LinkTargets;
}

export function LinksPage({ table, links, total, targets }: LinksPageProps) {
  return (
    <EndingList
      name="links"
      table={table}
      rows={links}
      total={total}
      columns={linkColumns()}
      nameOf={({ label }) => label}
      copy={copy}
      states={copy.states}
      endTitle={copy.endTitle}
      maker={(onClose) => <LinkDialog action={PATH} targets={targets} onClose={onClose} />}
    />
  );
}

const linkColumns = (columns = copy.columns): readonly Column<CheckoutLink>[] => [
  {
    header: columns.label,
    isTitle: true,
    cell: ({ id, label, token, product_title, path }, folded) => (
      <RowTitle opens={`${PATH}/${id}`} title={label} hint={`${linkPath(token)} · ${product_title ?? path}`}>
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.state, cell: ({ state }) => <StateDot state={state} /> },
  {
    header: columns.opened,
    fold: 'tablet',
    line: ({ opened_count, order_count, revenue_bigint }) =>
      copy.brought(opened_count, order_count, formatRupiah(toRupiah(revenue_bigint))),
    isNumber: true,
    cell: ({ opened_count }) => opened_count,
  },
  {
    header: columns.orders,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ order_count }) => order_count,
  },
  {
    header: columns.revenue,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ revenue_bigint }) => <Money amount={toRupiah(revenue_bigint)} className="font-semibold" />,
  },
];
