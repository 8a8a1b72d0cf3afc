import { DataTable } from '#app/components/data-table/data-table.tsx';
import { SortableItem, SortableList } from '#app/components/sortable/sortable-list.tsx';
import { type ProductTableProps, tableProps } from './table-props.tsx';

interface SortableRowsProps extends ProductTableProps {
  readonly onReorder: (ids: readonly string[]) => void;
}

/** Imported lazily, because it loads dnd-kit. */
export function SortableRows({ onReorder, ...props }: SortableRowsProps) {
  const { rows } = props;
  return (
    <SortableList
      ids={rows.map(({ id }) => id)}
      nameOf={(id) => rows.find((row) => row.id === id)?.title ?? ''}
      onReorder={onReorder}
    >
      <DataTable
        {...tableProps(props)}
        renderRow={({ id }, attributes) => <SortableItem as="tr" {...attributes} id={id} />}
      />
    </SortableList>
  );
}
