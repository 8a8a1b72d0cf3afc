import { useField } from '@conform-to/react';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { shownAtField, useActionForm } from '#app/components/form/use-action-form.ts';
import { RadioList } from '#app/components/ui/radio-list.tsx';
import type { ItemRefund, OrderDetails } from '#contract/orders/orders.ts';
import { ordersCopy as copy } from '#messages/orders/orders.ts';
import { formatRupiah, subtractSen, timesSen, toRupiah } from '#shared/money/money.ts';

export const REFUND_FORM = 'refund';

export type OrderItem = OrderDetails['order']['items'][number];

export interface RefundTarget {
  readonly orderId: string;
  readonly item: OrderItem;
}

export function useRefundForm({ orderId, item }: RefundTarget, onSuccess?: () => void) {
  return useActionForm({
    id: REFUND_FORM,
    action: refundPath(orderId, item.id),
    loadSchema: async () => (await import('./refund-schema.ts')).refundSchema,
    toastFor: shownAtField,
    saysRefusals: true,
    ...(onSuccess !== undefined && { onSuccess }),
  });
}

export const refundPath = (orderId: string, itemId: string) => `/user/orders/${orderId}/refund/${itemId}`;

export const refundQuestion = ({ title, price_bigint, discount_bigint, quantity }: OrderItem) => ({
  title: copy.dialogTitle,
  text: copy.dialogHint(
    title,
    formatRupiah(toRupiah(subtractSen(timesSen(price_bigint, quantity), discount_bigint))),
  ),
  submitLabel: copy.send,
  busyText: copy.sending,
});

export function RefundFields({ destinations }: Pick<ItemRefund, 'destinations'>) {
  const [destination] = useField<string>('destination');
  return (
    <>
      <TextareaField name="reason" label={copy.reason} hint={copy.reasonHint} rows={4} maxLength={1000} />
      <RefundDestination destinations={destinations} chosen={destination.initialValue} />
    </>
  );
}

interface DestinationProps extends Pick<ItemRefund, 'destinations'> {
  readonly chosen?: string | undefined;
}

/** A choice, or the only destination as text (DECISIONS 57). */
export function RefundDestination({ destinations, chosen }: DestinationProps) {
  if (destinations.length < 2) return <p className="mt-4 text-ink-2 text-small">{copy.walletOnly}</p>;
  return (
    <RadioList
      legend={copy.destination}
      name="destination"
      value={destinations.find((one) => one === chosen)}
      options={destinations.map((value) => ({ value, ...copy.destinations[value] }))}
    />
  );
}
