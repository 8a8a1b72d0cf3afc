import { Archive, Copy, Eye, MoreHorizontal, Pencil, Power, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#app/components/ui/dropdown-menu.tsx';
import type { BulkAction } from '#contract/admin/product-lists.ts';
import { productRowCopy as copy } from '#messages/admin-products.ts';
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

/** APRD-011, APRD-027: preview, edit, delete; the rest in a menu. */
export function RowActions({ kind, product, handlers }: RowActionsProps) {
  const { id, title } = product;
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={copy.preview(title)}
        onClick={() => handlers.preview(product)}
      >
        <Eye aria-hidden="true" />
      </Button>
      <Button asChild variant="quiet" size="icon">
        <Link to={`${kind.path}/edit/${id}`} aria-label={copy.edit(title)}>
          <Pencil aria-hidden="true" />
        </Link>
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={copy.remove(title)}
        onClick={() => handlers.remove(product)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <MoreActions product={product} handlers={handlers} />
    </>
  );
}

function MoreActions({ product, handlers }: Omit<RowActionsProps, 'kind'>) {
  const { id, title, is_active, archived_at } = product;
  const applyAction = (step: BulkAction) => handlers.change([id], step);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={copy.more(title)}>
          <MoreHorizontal aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => handlers.duplicate(product)}>
          <Copy aria-hidden="true" />
          {copy.duplicate}
        </DropdownMenuItem>
        {archived_at === null && (
          <DropdownMenuItem onSelect={() => applyAction({ action: is_active ? 'deactivate' : 'activate' })}>
            <Power aria-hidden="true" />
            {is_active ? copy.deactivate : copy.activate}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          onSelect={() => applyAction({ action: archived_at === null ? 'archive' : 'restore' })}
        >
          <Archive aria-hidden="true" />
          {archived_at === null ? copy.archive : copy.restore}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
