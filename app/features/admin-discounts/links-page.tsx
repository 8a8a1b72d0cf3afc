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
import type { CheckoutLink } from '#contract/admin/checkout-links.ts';
import { linksCopy as copy } from '#messages/admin-links.ts';
import { linkPath } from '#shared/checkout-links.ts';
import { toRupiah } from '#shared/money.ts';
import { StateDot } from './discount-columns.tsx';
import { DiscountTabs } from './discount-tabs.tsx';
import { IdsDialog } from './ids-dialog.tsx';
import { LinkDialog, type LinkTargets } from './link-dialog.tsx';

export const linkTableOptions: TableOptions = {
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { state: ['live', 'ended'] },
};

const PATH = '/admin/discounts/links';
const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: copy.states });

interface LinksPageProps {
  readonly view: TableView;
  readonly links: readonly CheckoutLink[];
  readonly total: number;
  readonly targets: LinkTargets;
}

export function LinksPage({ view, links, total, targets }: LinksPageProps) {
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<CheckoutLink | null>(null);
  const location = { pathname: PATH, shape: linkTableOptions, view };
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
        {links.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={links}
            columns={linkColumns()}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(link) => (
              <RowMenu name={link.label} disabled={link.state === 'ended'}>
                <DropdownMenuItem danger onSelect={() => setEnding(link)}>
                  <Square aria-hidden="true" />
                  {copy.end}
                </DropdownMenuItem>
              </RowMenu>
            )}
          />
        )}
      </ListFrame>
      {isMaking && <LinkDialog action={PATH} targets={targets} onClose={() => setMaking(false)} />}
      {ending !== null && (
        <IdsDialog
          id="end-links"
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

const linkColumns = (columns = copy.columns): readonly Column<CheckoutLink>[] => [
  {
    header: columns.label,
    isTitle: true,
    cell: ({ id, label, token, product_title }, folded) => (
      <RowTitle opens={`${PATH}/${id}`} title={label} hint={`${linkPath(token)} · ${product_title}`}>
        {folded}
      </RowTitle>
    ),
  },
  { header: columns.state, cell: ({ state }) => <StateDot state={state} /> },
  {
    header: columns.opened,
    fold: 'tablet',
    isNumber: true,
    cell: ({ opened_count }) => opened_count,
  },
  {
    header: columns.orders,
    fold: 'tablet',
    isNumber: true,
    cell: ({ order_count }) => order_count,
  },
  {
    header: columns.revenue,
    isNumber: true,
    cell: ({ revenue_bigint }) => <Money amount={toRupiah(revenue_bigint)} className="font-semibold" />,
  },
];
