import { useFormMetadata } from '@conform-to/react';
import { fetchWalletAccount } from '#app/components/admin/user-search.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextareaField } from '#app/components/form/text-fields.tsx';
import { usePostingForm } from '#app/components/form/use-posting-form.tsx';
import { refundInput } from '#app/features/refunds/admin/refund-input.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import type { AdminOrderDetails } from '#contract/orders/admin.ts';
import { refundCopy as copy } from '#messages/orders/admin.ts';
import { sen, toRupiah, toSen } from '#shared/money/money.ts';
import { parseRupiah, rupiahText } from '#shared/money/typed-rupiah.ts';

const methods = () =>
  [
    { value: 'wallet_credit', label: copy.wallet },
    { value: 'payment_provider', label: copy.gateway },
  ] as const;

interface RefundDialogProps {
  readonly details: AdminOrderDetails;
  readonly onClose: () => void;
}

/** Moves the money before the order counts as refunded (DECISIONS 49). */
export function RefundDialog({ details, onClose }: RefundDialogProps) {
  const { order, refundable_bigint } = details;
  const form = usePostingForm({
    id: 'refund-order',
    action: `/admin/orders/${order.id}`,
    schema: refundInput,
    defaults: { amount: rupiahText(toRupiah(refundable_bigint)), refund_method: 'wallet_credit' },
    questionFor: (posted) => questionFor(order.user_id, posted),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(refundable_bigint)}
      form={form}
      hiddenFields={{ intent: 'refund', user_id: order.user_id }}
      submitLabel={copy.send}
      busyText={copy.sending}
      onClose={onClose}
    >
      <RupiahFormField name="amount" label={copy.amount} required />
      <div className="grid gap-1.5">
        <SegmentedFormField
          name="refund_method"
          label={copy.method}
          choices={methods()}
          className="flex w-full"
        />
        <MethodHint payments={details.refundable_payments} />
      </div>
      <CheckboxField name="ends_access" isOptional>
        {copy.ends}
        <span className="block text-ink-3 text-small">{copy.endsHint}</span>
      </CheckboxField>
      <TextareaField name="reason" label={copy.reason} rows={2} maxLength={1000} />
      {form.question}
    </FormDialog>
  );
}

function MethodHint({ payments }: { readonly payments: AdminOrderDetails['refundable_payments'] }) {
  const { value } = useFormMetadata();
  const isGateway = value?.refund_method === 'payment_provider';
  return <p className="text-ink-3 text-small">{isGateway ? copy.gatewayHint(payments) : copy.walletHint}</p>;
}

async function questionFor(userId: string, posted: FormData) {
  const amount = parseRupiah(formText(posted, 'amount'));
  if (!amount.ok || amount.value === 0) return 'send';
  const found = await fetchWalletAccount(userId);
  if (!found.ok) {
    toast.error(copy.walletUnread);
    return null;
  }
  const isGateway = posted.get('refund_method') === 'payment_provider';
  return {
    title: copy.confirm(amount.value, found.value.name),
    account: found.value,
    change_bigint: isGateway ? sen(0) : toSen(amount.value),
    note: isGateway ? copy.confirmGateway : copy.confirmWallet,
    confirmLabel: copy.confirmAction,
  };
}
