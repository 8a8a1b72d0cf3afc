import { ActionDialog } from '#app/components/dialogs/action-dialog.tsx';
import { toast } from '#app/lib/toast.ts';
import type { ItemRefund } from '#contract/orders/orders.ts';
import { ordersCopy as copy } from '#messages/orders/orders.ts';
import { RefundFields, type RefundTarget, refundQuestion, useRefundForm } from './refund-form.tsx';

interface Props extends RefundTarget {
  readonly destinations: ItemRefund['destinations'];
  readonly onClose: () => void;
}

export function RefundDialog({ orderId, item, destinations, onClose }: Props) {
  const form = useRefundForm({ orderId, item }, () => {
    toast.success(copy.done.refund);
    onClose();
  });
  return (
    <ActionDialog form={form} {...refundQuestion(item)} onClose={onClose}>
      <RefundFields destinations={destinations} />
    </ActionDialog>
  );
}
