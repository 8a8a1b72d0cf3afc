import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { RadioList } from '#app/components/ui/radio-list.tsx';
import { toast } from '#app/lib/toast.ts';
import type { ItemRefund, OrderDetails } from '#contract/account/orders.ts';
import { formatRupiah, timesSen, toRupiah } from '#shared/money.ts';
import type { OrderActionResult } from './order-summary.tsx';
import { ordersCopy as copy } from './orders-copy.ts';

interface Props {
  readonly item: OrderDetails['order']['items'][number];
  readonly destinations: ItemRefund['destinations'];
  readonly onClose: () => void;
}

/** A refusal is shown at the field and keeps the text. */
export function RefundDialog({ item, destinations, onClose }: Props) {
  const fetcher = useFetcher<OrderActionResult>();
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (result?.ok !== true) return;
    toast.success(copy.sent);
    close.current();
  }, [result]);
  const isBusy = fetcher.state !== 'idle';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <fetcher.Form method="post" noValidate className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10">{copy.dialogTitle}</DialogTitle>
          <DialogDescription className="mt-1.5">
            {copy.dialogHint(item.title, formatRupiah(toRupiah(timesSen(item.price_bigint, item.quantity))))}
          </DialogDescription>
          <input type="hidden" name="order_item_id" value={item.id} />
          <Field
            label={copy.reason}
            hint={copy.reasonHint}
            error={result?.ok === false ? result.message : null}
            className="mt-5"
          >
            {(control) => <Textarea {...control} name="reason" rows={4} maxLength={1000} />}
          </Field>
          <RefundDestination destinations={destinations} />
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose} disabled={isBusy}>
              {copy.cancel}
            </Button>
            <Button type="submit" name="do" value="refund" busyText={isBusy ? copy.sending : undefined}>
              {copy.send}
            </Button>
          </div>
        </fetcher.Form>
      </DialogContent>
    </Dialog>
  );
}

/** A choice, or the only destination as text (DECISIONS 57). */
export function RefundDestination({ destinations }: Pick<Props, 'destinations'>) {
  if (destinations.length < 2) return <p className="mt-4 text-ink-2 text-small">{copy.walletOnly}</p>;
  return (
    <RadioList
      legend={copy.destination}
      name="destination"
      options={destinations.map((value) => ({ value, ...copy.destinations[value] }))}
    />
  );
}
