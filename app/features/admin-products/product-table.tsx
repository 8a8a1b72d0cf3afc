import { lazy, Suspense } from 'react';
import { DataTable } from '#app/components/data-table/data-table.tsx';
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

const SortableRows = lazy(async () => ({ default: (await import('./sortable-rows.tsx')).SortableRows }));

interface MovableProps extends ProductTableProps {
  /** Null: rows can not be moved in this view (DECISIONS 21). */
  readonly onReorder: ((ids: readonly string[]) => void) | null;
}

/** The rows of a list. They can be moved as soon as the code for it is there; until then it is the same table. */
export function ProductTable({ onReorder, ...props }: MovableProps) {
  const still = <StillRows {...props} reason={onReorder === null ? copy.cannotSort : undefined} />;
  if (onReorder === null) return still;
  return (
    <Suspense fallback={still}>
      <SortableRows {...props} onReorder={onReorder} />
    </Suspense>
  );
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

function StillRows({ reason, ...props }: ProductTableProps & { readonly reason: string | undefined }) {
  return <DataTable {...tablePartsOf(props, reason)} />;
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
