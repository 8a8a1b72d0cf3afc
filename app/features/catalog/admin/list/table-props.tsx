import { RowCheckbox } from '#app/components/data-table/row-checkbox.tsx';
import type { Selection } from '#app/components/data-table/use-selection.ts';
import { DragHandleButton } from '#app/components/sortable/drag-handle-button.tsx';
import { productRowCopy as copy, productKindCopy } from '#messages/catalog/admin.ts';
import type { ProductKind } from '../product-kind.ts';
import type { ProductRow } from './fetch-products.ts';
import { oneTimeColumns, subscriptionColumns } from './product-columns.tsx';
import { type RowActionHandlers, RowActions } from './row-actions.tsx';

export interface ProductTableProps {
  readonly kind: ProductKind;
  readonly rows: readonly ProductRow[];
  readonly sort: string;
  readonly sortHref: (sort: string) => string;
  readonly selection: Selection;
  readonly handlers: RowActionHandlers;
}

export function tableProps(props: ProductTableProps, reason?: string) {
  const { kind, rows, sort, sortHref, selection, handlers } = props;
  return {
    label: productKindCopy[kind.name].title,
    rows,
    columns: kind.is_subscription ? subscriptionColumns() : oneTimeColumns(),
    keyOf: ({ id }: ProductRow) => id,
    sort,
    sortHref,
    isSelected: ({ id }: ProductRow) => selection.has(id),
    leadingCell: {
      header: (
        <RowCheckbox
          label={copy.selectAll}
          checked={rows.length > 0 && rows.every(({ id }) => selection.has(id))}
          onChange={(isOn) => selection.setAll(isOn)}
        />
      ),
      cell: ({ id, title }: ProductRow) => (
        <div className="flex items-center">
          <RowCheckbox
            label={copy.select(title)}
            checked={selection.has(id)}
            onChange={(isOn) => selection.set(id, isOn)}
          />
          <DragHandleButton label={copy.move(title)} disabledReason={reason} className="@max-cards:hidden" />
        </div>
      ),
    },
    actions: (row: ProductRow) => <RowActions kind={kind} product={row} handlers={handlers} />,
  };
}
