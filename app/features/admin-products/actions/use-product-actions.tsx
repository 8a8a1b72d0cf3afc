import { type ReactNode, Suspense, useState } from 'react';
import type { BulkChoice } from '#app/components/data-table/bulk-bar.tsx';
import type { Selection } from '#app/components/data-table/use-selection.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { BulkAction } from '#contract/admin/catalog/product-lists.ts';
import { bulkCopy } from '#messages/admin-products.ts';
import { DeleteProductDialog } from '../list/delete-product-dialog.tsx';
import type { ProductRow } from '../list/fetch-products.ts';
import type { RowActionHandlers } from '../list/row-actions.tsx';
import type { ProductKind } from '../product-kind.ts';
import { useProductAction } from './use-product-action.ts';

const BulkPriceDialog = lazyDialog(async () => (await import('./bulk-price-dialog.tsx')).BulkPriceDialog);

const PreviewDialog = lazyPart(async () => (await import('../list/preview-dialog.tsx')).PreviewDialog);

type BulkStep = Exclude<BulkAction['action'], 'price' | 'price_by'>;

type OpenDialog =
  | { readonly what: 'preview' | 'remove'; readonly product: ProductRow }
  | { readonly what: 'price' };

interface ProductActionsInput {
  readonly kind: ProductKind;
  readonly selection: Selection;
  readonly isArchive: boolean;
}

/** The actions of rows and of the bulk bar, with the dialog that is open. */
export function useProductActions({ kind, selection, isArchive }: ProductActionsInput) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const bulk = useProductAction(() => {
    selection.clear();
    close();
  });
  const duplication = useProductAction();
  const change = (ids: readonly string[], { action }: BulkAction) =>
    bulk.send('bulk', { ids: ids.join(','), action, idempotency_key: crypto.randomUUID() });
  const handlers: RowActionHandlers = {
    preview: (product) => setOpen({ what: 'preview', product }),
    remove: (product) => setOpen({ what: 'remove', product }),
    change: (ids, step) => void change(ids, step),
    duplicate: ({ id }) => void duplication.send('duplicate', { id }),
  };
  const dialogs: Readonly<Record<OpenDialog['what'], () => ReactNode>> = {
    preview: () =>
      open !== null && 'product' in open ? (
        <Suspense>
          <PreviewDialog kind={kind} product={open.product} onClose={close} />
        </Suspense>
      ) : null,
    remove: () =>
      open !== null && 'product' in open ? (
        <DeleteProductDialog product={open.product} onClose={close} />
      ) : null,
    price: () => (
      <BulkPriceDialog
        kind={kind}
        ids={selection.ids}
        onDone={() => {
          selection.clear();
          close();
        }}
        onClose={close}
      />
    ),
  };
  const dialog = open === null ? null : dialogs[open.what]();
  const apply = (action: BulkStep): BulkChoice => ({
    label: bulkCopy[action],
    onSelect: () => void change(selection.ids, { action }),
    isDanger: action === 'archive',
  });
  const editPrice = { label: bulkCopy.price, onSelect: () => setOpen({ what: 'price' }) };
  const bulkChoices = isArchive
    ? [apply('restore')]
    : [
        ...(['activate', 'deactivate', 'feature', 'unfeature'] as const).map(apply),
        editPrice,
        apply('archive'),
      ];
  return { handlers, dialog, isBusy: bulk.isBusy, bulkChoices };
}
