import { Plus, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { discountsCopy } from '#messages/admin-discounts.ts';
import { DiscountTabs } from '../discount-tabs.tsx';

const IdsDialog = lazyDialog(async () => (await import('../ids-dialog.tsx')).IdsDialog);

/** Newest first, by state. */
export const endingTableOptions = (...states: readonly string[]): TableOptions => ({
  sorts: ['created_at'],
  defaultSort: '-created_at',
  filters: { state: states },
});

interface EndingRow {
  readonly id: string;
  readonly state: string;
}

interface EndingCopy {
  readonly list: string;
  readonly table: string;
  readonly search: string;
  readonly count: (total: string) => string;
  readonly none: { readonly title: string; readonly hint: string };
  readonly noMatch: string;
  readonly columns: { readonly state: string };
  readonly create: string;
  readonly endText: string;
}

interface Props<Row extends EndingRow> {
  /** Last part of its address. */
  readonly name: 'links' | 'offers' | 'vouchers';
  readonly shape: TableOptions;
  readonly view: TableView;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly copy: EndingCopy;
  readonly states: Readonly<Record<string, string>>;
  readonly endTitle: string;
  /** The dialog that makes one. */
  readonly maker: (onClose: () => void) => ReactNode;
}

/** A list of the desk whose rows are made once, never changed, and ended one by one. */
export function EndingList<Row extends EndingRow>(props: Props<Row>) {
  const { name, shape, view, rows, total, columns, nameOf, copy, states, endTitle, maker } = props;
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Row | null>(null);
  const pathname = `/admin/discounts/${name}`;
  const location = { pathname, shape, view };
  const state = { name: 'state', label: copy.columns.state, options: states };
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
        views={viewsOf(state)}
        searchLabel={copy.search}
        filters={[state]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {rows.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            actions={(row) => (
              <RowMenu name={nameOf(row)} disabled={row.state === 'ended'}>
                <DropdownMenuItem danger onSelect={() => setEnding(row)}>
                  <Square aria-hidden="true" />
                  {discountsCopy.end}
                </DropdownMenuItem>
              </RowMenu>
            )}
          />
        )}
      </ListFrame>
      {isMaking && maker(() => setMaking(false))}
      {ending !== null && (
        <IdsDialog
          id={`end-${name}`}
          intent="end"
          action={pathname}
          title={endTitle}
          text={copy.endText}
          target={{ ids: [ending.id], filter: null }}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
