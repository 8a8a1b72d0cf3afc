import { Money } from '#app/components/commerce/money.tsx';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { StateDot } from '#app/features/discounts/admin/discount-columns.tsx';
import { EndingList } from '#app/features/discounts/admin/ending-list.tsx';
import type { OrderBump } from '#contract/order-bumps/admin.ts';
import { bumpsCopy as copy } from '#messages/order-bumps/admin.ts';
import { toRupiah } from '#shared/money/money.ts';
import type { BumpProducts } from './bump-dialog.tsx';

const BumpDialog = lazyDialog(async () => (await import('./bump-dialog.tsx')).BumpDialog);

const PATH = '/admin/discounts/offers';

interface BumpsPageProps {
  readonly table: Table;
  readonly bumps: readonly OrderBump[];
  readonly total: number;
  readonly products: BumpProducts;
}

export function BumpsPage({ table, bumps, total, products }: BumpsPageProps) {
  return (
    <EndingList
      name="offers"
      table={table}
      rows={bumps}
      total={total}
      columns={bumpColumns()}
      nameOf={({ product_title }) => product_title}
      copy={copy}
      states={copy.states}
      endTitle={copy.endTitle}
      maker={(onClose) => <BumpDialog action={PATH} products={products} onClose={onClose} />}
    />
  );
}

const bumpColumns = (columns = copy.columns): readonly Column<OrderBump>[] => [
  {
    header: columns.product,
    isTitle: true,
    cell: ({ product_title, beside_title }, folded) => (
      <RowTitle
        title={product_title}
        hint={beside_title === null ? copy.everywhere : copy.besideOf(beside_title)}
      >
        {folded}
      </RowTitle>
    ),
  },
  {
    header: columns.price,
    isNumber: true,
    cell: ({ price, product_price }) => <PriceCell price={price} own={product_price} />,
  },
  { header: columns.state, cell: ({ state }) => <StateDot state={state} /> },
  {
    header: columns.shown,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ shown_count }) => shown_count,
  },
  {
    header: columns.taken,
    fold: 'tablet',
    line: ({ shown_count, taken_count }) => copy.takenOf(taken_count, shown_count),
    isNumber: true,
    cell: ({ taken_count }) => taken_count,
  },
  {
    header: columns.revenue,
    fold: 'tablet',
    line: 'none',
    isNumber: true,
    cell: ({ revenue_bigint }) => <Money amount={toRupiah(revenue_bigint)} className="font-semibold" />,
  },
];

function PriceCell({
  price,
  own,
}: {
  readonly price: OrderBump['price'];
  readonly own: OrderBump['product_price'];
}) {
  if (price === null || price >= own) return <Money amount={own} />;
  return (
    <>
      <Money amount={own} struck className="mr-2 text-small" />
      <Money amount={price} />
    </>
  );
}
