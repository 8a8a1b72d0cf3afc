import { ConfirmDialog } from '#app/components/dialogs/confirm-dialog.tsx';
import { deleteProductCopy as copy } from '#messages/catalog/admin.ts';
import { useProductAction } from '../actions/use-product-action.ts';
import type { ProductRow } from './fetch-products.ts';

interface DeleteProductDialogProps {
  readonly product: ProductRow;
  readonly onClose: () => void;
}

/** A product that somebody owns can only be deactivated (APRD-035). */
export function DeleteProductDialog({ product: { id, title }, onClose }: DeleteProductDialogProps) {
  const removal = useProductAction(onClose);
  const deactivation = useProductAction(onClose);
  if (removal.problem?.code !== 'PRODUCT_IN_USE') {
    return (
      <ConfirmDialog
        title={copy.title(title)}
        text={copy.text}
        confirmLabel={copy.action}
        busyText={removal.isBusy ? copy.busy : undefined}
        onConfirm={() => removal.send('remove', { id })}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={copy.insteadTitle(title)}
      text={removal.problem.message}
      confirmLabel={copy.instead}
      busyText={deactivation.isBusy ? copy.insteadBusy : undefined}
      onConfirm={() => deactivation.send('deactivate', { id })}
      onClose={onClose}
    />
  );
}
