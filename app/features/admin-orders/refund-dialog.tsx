import { useState } from 'react';
import { RupiahInput } from '#app/components/rupiah-input.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import type { AdminOrderDetails } from '#contract/admin/orders.ts';
import { toRupiah } from '#shared/money.ts';
import type { RefundMethod } from '#shared/refunds.ts';
import { refundCopy as copy } from './orders-copy.ts';

interface RefundDialogProps {
  readonly details: AdminOrderDetails;
  readonly onClose: () => void;
}

/** DECISIONS 49: the refund itself, before an order is called refunded. One opening is one intention, with one key. */
export function RefundDialog({ details, onClose }: RefundDialogProps) {
  const { order, refundable_bigint } = details;
  const [amount, setAmount] = useState(String(toRupiah(refundable_bigint)));
  const [method, setMethod] = useState<RefundMethod>('wallet_credit');
  const [key] = useState(() => crypto.randomUUID());
  const sending = useAnswer(onClose);
  const { fields } = sending;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <sending.Form
          method="post"
          action={`/admin/orders/${order.id}`}
          noValidate
          className="flex min-h-0 flex-col"
        >
          <DialogHeader>
            <DialogTitle>{copy.title}</DialogTitle>
            <DialogDescription>{copy.hint(refundable_bigint)}</DialogDescription>
          </DialogHeader>
          <DialogBody className="grid content-start gap-4">
            <input type="hidden" name="do" value="refund" />
            <input type="hidden" name="user_id" value={order.user_id} />
            <input type="hidden" name="idempotency_key" value={key} />
            <input type="hidden" name="amount" value={amount} />
            <input type="hidden" name="method" value={method} />
            <Field label={copy.amount} required error={fields.amount ?? fields.amount_bigint}>
              {(control) => <RupiahInput {...control} value={amount} onChange={setAmount} />}
            </Field>
            <div className="grid gap-1.5">
              <Segmented
                label={copy.method}
                choices={[
                  { value: 'wallet_credit', label: copy.wallet },
                  { value: 'payment_provider', label: copy.gateway },
                ]}
                value={method}
                onChange={setMethod}
                className="flex w-full"
              />
              <p className="text-ink-3 text-small">
                {method === 'wallet_credit' ? copy.walletHint : copy.gatewayHint}
              </p>
            </div>
            <label className="flex min-h-tap cursor-pointer items-start gap-3 py-2 text-ui">
              <input type="checkbox" name="ends_access" className="mt-0.5 size-5 accent-action" />
              <span>
                {copy.ends}
                <span className="block text-ink-3 text-small">{copy.endsHint}</span>
              </span>
            </label>
            <Field label={copy.reason} required error={fields.reason}>
              {(control) => <Textarea {...control} name="reason" rows={2} maxLength={1000} />}
            </Field>
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="outline" onClick={onClose} disabled={sending.isBusy}>
              {copy.cancel}
            </Button>
            <Button type="submit" busyText={sending.isBusy ? copy.sending : undefined}>
              {copy.send}
            </Button>
          </DialogFooter>
        </sending.Form>
      </DialogContent>
    </Dialog>
  );
}
