import { useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { RupiahInput } from '#app/components/rupiah-input.tsx';
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
    <FormDialog
      title={copy.title}
      text={copy.hint(refundable_bigint)}
      form={sending.Form}
      action={`/admin/orders/${order.id}`}
      sent={{ do: 'refund', user_id: order.user_id, idempotency_key: key, amount, method }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={sending.isBusy}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
