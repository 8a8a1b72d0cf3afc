import { ActionPage } from '#app/components/page/action-page.tsx';
import type { ItemRefund } from '#contract/orders/orders.ts';
import { ordersCopy } from '#messages/orders/orders.ts';
import { RefundFields, type RefundTarget, refundQuestion, useRefundForm } from './refund-form.tsx';

interface Props extends RefundTarget {
  readonly destinations: ItemRefund['destinations'];
}

export function RefundPage({ orderId, item, destinations }: Props) {
  const form = useRefundForm({ orderId, item });
  return (
    <ActionPage
      form={form}
      {...refundQuestion(item)}
      back={`/user/orders/${orderId}#pengembalian`}
      backLabel={ordersCopy.backToOrder}
    >
      <RefundFields destinations={destinations} />
    </ActionPage>
  );
}
