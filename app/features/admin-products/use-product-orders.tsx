import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BulkStep, changeProducts } from '#contract/admin/product-lists.ts';
import type { duplicateProduct } from '#contract/admin/products.ts';
import { BulkPriceDialog } from './bulk-price-dialog.tsx';
import type { ProductKind } from './product-kind.ts';
import { productsCopy as copy } from './products-copy.ts';
import type { ProductRow } from './read-products.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { RowOrders } from './row-actions.tsx';
import { browser, useProductCall } from './use-product-calls.ts';
import type { Selection } from './use-selection.ts';

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));

const bulk = { method: 'post', path: '/api/admin/products/bulk' } as const;
const duplicate = { method: 'post', path: '/api/admin/products/{id}/duplicate' } as const;

type Open =
  | { readonly what: 'preview' | 'remove'; readonly product: ProductRow }
  | { readonly what: 'price' };

interface Around {
  readonly kind: ProductKind;
  readonly selection: Selection;
}

/** What rows and the bulk bar ask for, and the dialog that is open because of it. */
export function useProductOrders({ kind, selection }: Around) {
  const [open, setOpen] = useState<Open | null>(null);
  const { isBusy, run } = useProductCall();
  const close = () => setOpen(null);
  async function change(ids: readonly string[], step: BulkStep) {
    const call = browser.call<typeof changeProducts>(bulk, {
      idempotency_key: crypto.randomUUID(),
      body: { ids: [...ids], step },
    });
    const answer = await run(call, {
      done: ({ changed }) => copy.bulk.changed(changed),
      failed: copy.failed,
    });
    if (answer.ok) selection.clear();
    close();
  }
  const orders: RowOrders = {
    preview: (product) => setOpen({ what: 'preview', product }),
    remove: (product) => setOpen({ what: 'remove', product }),
    change: (ids, step) => void change(ids, step),
    duplicate: ({ id }) =>
      void run(browser.call<typeof duplicateProduct>(duplicate, { params: { id } }), {
        done: () => copy.duplicated,
        failed: copy.failed,
      }),
  };
  const dialogs: Readonly<Record<Open['what'], () => ReactNode>> = {
    preview: () =>
      open !== null && 'product' in open ? (
        <Suspense>
          <PreviewDialog kind={kind} product={open.product} onClose={close} />
        </Suspense>
      ) : null,
    remove: () =>
      open !== null && 'product' in open ? <RemoveDialog product={open.product} onClose={close} /> : null,
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
  return { orders, dialog, isBusy, askPrice: () => setOpen({ what: 'price' }) };
}
