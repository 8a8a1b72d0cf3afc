import { Plus, Square } from 'lucide-react';
import { useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { RowTitle } from '#app/components/data-table/row-title.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import type { OrderBump } from '#contract/admin/order-bumps.ts';
import { bumpsCopy as copy } from '#messages/admin-bumps.ts';
import { toRupiah } from '#shared/money.ts';
import { BumpDialog, type BumpProducts } from './bump-dialog.tsx';
import { StateDot } from './discount-columns.tsx';
import { DiscountTabs } from './discount-tabs.tsx';
import { IdsDialog } from './ids-dialog.tsx';

export const bumpTableOptions: TableOptions = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { state: ['live', 'ended'] },
};

const PATH = '/admin/discounts/offers';
const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: copy.states });

interface BumpsPageProps {
  readonly view: TableView;
  readonly bumps: readonly OrderBump[];
  readonly total: number;
  readonly products: BumpProducts;
}

/** What checkout pages offer beside a purchase, and what came of it. */
export function BumpsPage({ view, bumps, total, products }: BumpsPageProps) {
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<OrderBump | null>(null);
  const location = { pathname: PATH, shape: bumpTableOptions, view };
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
        views={viewsOf(stateFilter(), ['live', 'ended'])}
        searchLabel={copy.search}
        filters={[stateFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {bumps.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={bumps}
            columns={bumpColumns()}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(bump) => (
              <RowMenu name={bump.product_title} disabled={bump.state === 'ended'}>
                <DropdownMenuItem danger onSelect={() => setEnding(bump)}>
                  <Square aria-hidden="true" />
                  {copy.end}
                </DropdownMenuItem>
              </RowMenu>
            )}
          />
        )}
      </ListFrame>
      {isMaking && <BumpDialog action={PATH} products={products} onClose={() => setMaking(false)} />}
      {ending !== null && (
        <IdsDialog
          id="end-bumps"
          intent="end"
          action={PATH}
          title={copy.endTitle}
          text={copy.endText}
          ids={[ending.id]}
          onClose={() => setEnding(null)}
        />
      )}
    </>
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
    fold: 'tablet',
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
