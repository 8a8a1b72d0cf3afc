import { Plus, Square } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { type ListCopy, StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { DropdownMenuItem } from '#app/components/ui/dropdown-menu.tsx';
import { discountsCopy } from '#messages/discounts/admin.ts';
import { DiscountTabs } from './discount-tabs.tsx';

const IdsDialog = lazyDialog(async () => (await import('./ids-dialog.tsx')).IdsDialog);

interface EndingRow {
  readonly id: string;
  readonly state: string;
}

interface EndingCopy extends ListCopy {
  readonly columns: { readonly state: string };
  readonly create: string;
  readonly endText: string;
}

interface Props<Row extends EndingRow> {
  readonly name: 'links' | 'offers' | 'vouchers';
  readonly table: Table;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly copy: EndingCopy;
  readonly states: Readonly<Record<string, string>>;
  readonly endTitle: string;
  readonly maker: (onClose: () => void) => ReactNode;
}

export function EndingList<Row extends EndingRow>(props: Props<Row>) {
  const { name, table, rows, total, columns, nameOf, copy, states, endTitle, maker } = props;
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<Row | null>(null);
  const pathname = `/admin/discounts/${name}`;
  return (
    <>
      <DiscountTabs>
        <Button size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" />
          {copy.create}
        </Button>
      </DiscountTabs>
      <StaffList
        pathname={pathname}
        table={table}
        rows={rows}
        total={total}
        columns={columns}
        copy={copy}
        filters={[{ name: 'state', label: copy.columns.state, options: states }]}
        actions={(row) => (
          <RowMenu name={nameOf(row)} disabled={row.state === 'ended'}>
            <DropdownMenuItem danger onSelect={() => setEnding(row)}>
              <Square aria-hidden="true" />
              {discountsCopy.end}
            </DropdownMenuItem>
          </RowMenu>
        )}
      />
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
