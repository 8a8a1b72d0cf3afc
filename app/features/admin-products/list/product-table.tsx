import { lazy, Suspense } from 'react';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { productsCopy as copy } from './products-copy.ts';
import { type ProductTableProps, tableProps } from './table-props.tsx';

const SortableRows = lazy(async () => ({ default: (await import('./sortable-rows.tsx')).SortableRows }));

interface SortableTableProps extends ProductTableProps {
  /** Null: rows can not be moved in this view (DECISIONS 21). */
  readonly onReorder: ((ids: readonly string[]) => void) | null;
}

/** The rows of a list. They can be moved as soon as the code for it is there; until then it is the same table. */
export function ProductTable({ onReorder, ...props }: SortableTableProps) {
  const staticTable = <StaticRows {...props} reason={onReorder === null ? copy.cannotSort : undefined} />;
  if (onReorder === null) return staticTable;
  return (
    <Suspense fallback={staticTable}>
      <SortableRows {...props} onReorder={onReorder} />
    </Suspense>
  );
}

function StaticRows({ reason, ...props }: ProductTableProps & { readonly reason: string | undefined }) {
  return <DataTable {...tableProps(props, reason)} />;
}
