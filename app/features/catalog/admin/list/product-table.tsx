import { Suspense } from 'react';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { productsCopy as copy } from '#messages/catalog/admin.ts';
import { type ProductTableProps, tableProps } from './table-props.tsx';

const SortableRows = lazyPart(async () => (await import('./sortable-rows.tsx')).SortableRows);

interface SortableTableProps extends ProductTableProps {
  /** Null where the view has no order to change (DECISIONS 21). */
  readonly onReorder: ((ids: readonly string[]) => void) | null;
}

export function ProductTable({ onReorder, ...props }: SortableTableProps) {
  const staticTable = <DataTable {...tableProps(props, onReorder === null ? copy.cannotSort : undefined)} />;
  if (onReorder === null) return staticTable;
  return (
    <Suspense fallback={staticTable}>
      <SortableRows {...props} onReorder={onReorder} />
    </Suspense>
  );
}
