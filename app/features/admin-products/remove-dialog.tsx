import { useState } from 'react';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import type { deleteProduct, updateProduct } from '#contract/admin/products.ts';
import { productsCopy } from './products-copy.ts';
import type { ProductRow } from './read-products.ts';
import { browser, useProductCall } from './use-product-calls.ts';

const copy = productsCopy.remove;
const one = '/api/admin/products/{id}';

interface RemoveDialogProps {
  readonly product: ProductRow;
  readonly onClose: () => void;
}

/** Asks before it deletes (APRD-035). What somebody owns can not be deleted; then it offers to switch it off. */
export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const { id, title } = product;
  const [reason, setReason] = useState<string | null>(null);
  const { isBusy, run } = useProductCall();
  const remove = async () => {
    const call = browser.call<typeof deleteProduct>({ method: 'delete', path: one }, { params: { id } });
    const answer = await run(call, { done: () => copy.done, failed: copy.failed });
    if (!answer.ok && answer.refusal.code === 'PRODUCT_IN_USE') setReason(answer.refusal.message);
    else onClose();
  };
  const deactivate = async () => {
    const call = browser.call<typeof updateProduct>(
      { method: 'patch', path: one },
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
        action={copy.action}
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
      action={copy.instead}
      busyText={isBusy ? copy.insteadBusy : undefined}
      onConfirm={deactivate}
      onClose={onClose}
    />
  );
}
