import { type ReactNode, Suspense, useState } from 'react';
import type { BulkChoice } from '#app/components/data-table/bulk-bar.tsx';
import { type BulkTarget, targetFields } from '#app/components/data-table/bulk-target.ts';
import { countOf } from '#app/components/data-table/table-view.ts';
import type { Selection } from '#app/components/data-table/use-selection.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import type { BulkAction } from '#contract/catalog/admin-product-lists.ts';
import { bulkCopy } from '#messages/catalog/admin.ts';
import type { ProductRow } from '../list/fetch-products.ts';
import type { RowActionHandlers } from '../list/row-actions.tsx';
import type { ProductKind } from '../product-kind.ts';
import { useProductAction } from './use-product-action.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#app/components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);
const DeleteProductDialog = lazyDialog(
  async () => (await import('../list/delete-product-dialog.tsx')).DeleteProductDialog,
);
const BulkPriceDialog = lazyDialog(async () => (await import('./bulk-price-dialog.tsx')).BulkPriceDialog);

const PreviewDialog = lazyPart(async () => (await import('../list/preview-dialog.tsx')).PreviewDialog);

type BulkStep = Exclude<BulkAction['action'], 'price' | 'price_by'>;

type OpenDialog =
  | { readonly what: 'preview' | 'remove'; readonly product: ProductRow }
  | { readonly what: 'price' }
  | { readonly what: 'confirm'; readonly action: BulkStep };

interface ProductActionsInput {
  readonly kind: ProductKind;
  readonly selection: Selection;
  readonly isArchive: boolean;
}

export function useProductActions({ kind, selection, isArchive }: ProductActionsInput) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const bulk = useProductAction(() => {
    selection.clear();
    close();
  });
  const duplication = useProductAction();
  const change = (target: BulkTarget, { action }: BulkAction) =>
    bulk.send('bulk', { ...targetFields(target), action, idempotency_key: crypto.randomUUID() });
  const handlers: RowActionHandlers = {
    preview: (product) => setOpen({ what: 'preview', product }),
    remove: (product) => setOpen({ what: 'remove', product }),
    change: (ids, step) => void change({ ids, filter: null }, step),
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
    confirm: () =>
      open?.what === 'confirm' ? (
        <ConfirmDialog
          title={bulkCopy.confirmTitle(bulkCopy[open.action], countOf(selection.count))}
          text={bulkCopy.confirmText}
          confirmLabel={bulkCopy[open.action]}
          busyText={bulk.isBusy ? bulkCopy[open.action] : undefined}
          onConfirm={() => void change(selection.target, { action: open.action })}
          onClose={close}
        />
      ) : null,
    price: () => (
      <BulkPriceDialog
        kind={kind}
        selection={selection}
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
    onSelect: () =>
      selection.target.filter === null
        ? void change(selection.target, { action })
        : setOpen({ what: 'confirm', action }),
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
