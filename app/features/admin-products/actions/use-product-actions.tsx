import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BulkAction, bulkUpdateProducts } from '#contract/admin/product-lists.ts';
import type { duplicateProduct } from '#contract/admin/products.ts';
import { DeleteProductDialog } from '../list/delete-product-dialog.tsx';
import type { ProductRow } from '../list/fetch-products.ts';
import { productsCopy as copy } from '../list/products-copy.ts';
import type { RowActionHandlers } from '../list/row-actions.tsx';
import type { ProductKind } from '../product-kind.ts';
import { BulkPriceDialog } from './bulk-price-dialog.tsx';
import { client, useProductMutation } from './use-product-mutation.ts';
import type { Selection } from './use-selection.ts';

const PreviewDialog = lazy(async () => ({
  default: (await import('../list/preview-dialog.tsx')).PreviewDialog,
}));

const bulkRoute = { method: 'post', path: '/api/admin/products/bulk' } as const;
const duplicateRoute = { method: 'post', path: '/api/admin/products/{id}/duplicate' } as const;

type OpenDialog =
  | { readonly what: 'preview' | 'remove'; readonly product: ProductRow }
  | { readonly what: 'price' };

interface ProductActionsInput {
  readonly kind: ProductKind;
  readonly selection: Selection;
}

/** The actions of rows and of the bulk bar, with the dialog that is open. */
export function useProductActions({ kind, selection }: ProductActionsInput) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { isBusy, run } = useProductMutation();
  const close = () => setOpen(null);
  async function change(ids: readonly string[], step: BulkAction) {
    const call = client.call<typeof bulkUpdateProducts>(bulkRoute, {
      idempotency_key: crypto.randomUUID(),
      body: { ids: [...ids], step },
    });
    const result = await run(call, {
      done: ({ changed }) => copy.bulk.changed(changed),
      failed: copy.failed,
    });
    if (result.ok) selection.clear();
    close();
  }
  const handlers: RowActionHandlers = {
    preview: (product) => setOpen({ what: 'preview', product }),
    remove: (product) => setOpen({ what: 'remove', product }),
    change: (ids, step) => void change(ids, step),
    duplicate: ({ id }) =>
      void run(client.call<typeof duplicateProduct>(duplicateRoute, { params: { id } }), {
        done: () => copy.duplicated,
        failed: copy.failed,
      }),
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
        count={selection.ids.length}
        isBusy={isBusy}
        onApply={(step) => void change(selection.ids, step)}
        onClose={close}
      />
    ),
  };
  const dialog = open === null ? null : dialogs[open.what]();
  return { handlers, dialog, isBusy, askPrice: () => setOpen({ what: 'price' }) };
}
