import { useState } from 'react';
import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import type { deleteProduct, updateProduct } from '#contract/admin/products.ts';
import { client, useProductMutation } from '../actions/use-product-mutation.ts';
import type { ProductRow } from './fetch-products.ts';
import { productsCopy } from './products-copy.ts';

const copy = productsCopy.remove;
const productPath = '/api/admin/products/{id}';

interface DeleteProductDialogProps {
  readonly product: ProductRow;
  readonly onClose: () => void;
}

/** APRD-035. A product that somebody owns can only be deactivated. */
export function DeleteProductDialog({ product, onClose }: DeleteProductDialogProps) {
  const { id, title } = product;
  const [reason, setReason] = useState<string | null>(null);
  const { isBusy, run } = useProductMutation();
  const remove = async () => {
    const call = client.call<typeof deleteProduct>(
      { method: 'delete', path: productPath },
      { params: { id } },
    );
    const result = await run(call, { done: () => copy.done, failed: copy.failed });
    if (!result.ok && result.refusal.code === 'PRODUCT_IN_USE') setReason(result.refusal.message);
    else onClose();
  };
  const deactivate = async () => {
    const call = client.call<typeof updateProduct>(
      { method: 'patch', path: productPath },
      { params: { id }, body: { is_active: false } },
    );
    await run(call, { done: () => copy.deactivated, failed: productsCopy.failed });
    onClose();
  };
  if (reason === null) {
    return (
      <ConfirmDialog
        title={copy.title(title)}
        text={copy.text}
        confirmLabel={copy.action}
        busyText={isBusy ? copy.busy : undefined}
        onConfirm={remove}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={copy.insteadTitle(title)}
      text={reason}
      confirmLabel={copy.instead}
      busyText={isBusy ? copy.insteadBusy : undefined}
      onConfirm={deactivate}
      onClose={onClose}
    />
  );
}
