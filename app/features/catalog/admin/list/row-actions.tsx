import { Archive, Copy, Eye, Pencil, Power, Star, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import type { BulkAction } from '#contract/catalog/admin-product-lists.ts';
import { bulkCopy, productRowCopy as copy } from '#messages/catalog/admin.ts';
import type { ProductKind } from '../product-kind.ts';
import type { ProductRow } from './fetch-products.ts';

export interface RowActionHandlers {
  preview(product: ProductRow): void;
  remove(product: ProductRow): void;
  duplicate(product: ProductRow): void;
  change(ids: readonly string[], step: BulkAction): void;
}

interface RowActionsProps {
  readonly kind: ProductKind;
  readonly product: ProductRow;
  readonly handlers: RowActionHandlers;
}

/** APRD-011, APRD-027 */
export function RowActions({ kind, product, handlers }: RowActionsProps) {
  const { id, title, is_active, is_featured, archived_at } = product;
  const isArchived = archived_at !== null;
  const applyAction = (step: BulkAction) => handlers.change([id], step);
  return (
    <RowMenu name={title}>
      <DropdownMenuItem asChild>
        <Link to={`${kind.path}/edit/${id}`}>
          <Pencil aria-hidden="true" />
          {copy.edit}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => handlers.preview(product)}>
        <Eye aria-hidden="true" />
        {copy.preview}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => handlers.duplicate(product)}>
        <Copy aria-hidden="true" />
        {copy.duplicate}
      </DropdownMenuItem>
      {!isArchived && (
        <DropdownMenuItem onSelect={() => applyAction({ action: is_featured ? 'unfeature' : 'feature' })}>
          <Star aria-hidden="true" />
          {is_featured ? bulkCopy.unfeature : bulkCopy.feature}
        </DropdownMenuItem>
      )}
      {!isArchived && (
        <DropdownMenuItem onSelect={() => applyAction({ action: is_active ? 'deactivate' : 'activate' })}>
          <Power aria-hidden="true" />
          {is_active ? copy.deactivate : copy.activate}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => applyAction({ action: isArchived ? 'restore' : 'archive' })}>
        <Archive aria-hidden="true" />
        {isArchived ? copy.restore : copy.archive}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem danger onSelect={() => handlers.remove(product)}>
        <Trash2 aria-hidden="true" />
        {copy.remove}
      </DropdownMenuItem>
    </RowMenu>
  );
}
