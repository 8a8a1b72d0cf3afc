import { SortHandle } from '#app/components/sortable/sort-handle.tsx';
import { oneTimeColumns, subscriptionColumns } from './product-columns.tsx';
import type { ProductKind } from './product-kind.ts';
import { productsCopy as copy } from './products-copy.ts';
import type { ProductRow } from './read-products.ts';
import { RowActions, type RowOrders } from './row-actions.tsx';
import type { Selection } from './use-selection.ts';

export interface ProductTableProps {
  readonly kind: ProductKind;
  readonly rows: readonly ProductRow[];
  readonly sort: string;
  readonly sortHref: (sort: string) => string;
  readonly selection: Selection;
  readonly orders: RowOrders;
}

/** What every row has in front and behind, and the columns of its kind. */
export function tablePartsOf(props: ProductTableProps, reason?: string) {
  const { kind, rows, sort, sortHref, selection, orders } = props;
  return {
    label: kind.title,
    rows,
    columns: kind.is_subscription ? subscriptionColumns : oneTimeColumns,
    keyOf: ({ id }: ProductRow) => id,
    sort,
    sortHref,
    isSelected: ({ id }: ProductRow) => selection.has(id),
    lead: {
      header: (
        <Tick
          label={copy.row.selectAll}
          checked={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
          onChange={(isOn) => selection.setAll(isOn)}
        />
      ),
      cell: ({ id, title }: ProductRow) => (
        <div className="flex items-center">
          <Tick
            label={copy.row.select(title)}
            checked={selection.has(id)}
            onChange={(isOn) => selection.set(id, isOn)}
          />
          <SortHandle label={copy.row.move(title)} reason={reason} />
        </div>
      ),
    },
    actions: (row: ProductRow) => <RowActions kind={kind} product={row} orders={orders} />,
  };
}

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, checked, onChange }: TickProps) {
  return (
    <label className="grid size-tap place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-action"
      />
    </label>
  );
}
