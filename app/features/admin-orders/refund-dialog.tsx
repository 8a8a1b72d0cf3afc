import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import {
  type PostingAccount,
  PostingConfirmDialog,
} from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { AdminOrderDetails } from '#contract/admin/orders.ts';
import { type Rupiah, type Sen, sen, toRupiah, toSen } from '#shared/money.ts';
import type { RefundMethod } from '#shared/refunds.ts';
import { rupiahText } from '#shared/typed-rupiah.ts';
import { refundCopy as copy } from './orders-copy.ts';
import { parseRefundAmount } from './parse-refund-amount.ts';
import { fetchWalletAccount } from './user-search.ts';

/** Filled in, not yet confirmed. */
interface PendingRefund {
  readonly form: FormData;
  readonly account: PostingAccount;
  readonly amount: Rupiah;
  readonly change_bigint: Sen;
}

interface RefundDialogProps {
  readonly details: AdminOrderDetails;
  readonly onClose: () => void;
}

/** DECISIONS 49: moves the money before the order counts as refunded. One key per opening, so a retry refunds once. */
export function RefundDialog({ details, onClose }: RefundDialogProps) {
  const { order, refundable_bigint } = details;
  const [amount, setAmount] = useState(rupiahText(toRupiah(refundable_bigint)));
  const [method, setMethod] = useState<RefundMethod>('wallet_credit');
  const [key] = useState(() => crypto.randomUUID());
  const submission = useActionFetcher(onClose);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingRefund | null>(null);
  const { fields } = submission;
  const action = `/admin/orders/${order.id}`;
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parsed = parseRefundAmount(amount);
    setProblem(parsed.ok ? null : parsed.refusal);
    if (!parsed.ok) return;
    const account = await fetchWalletAccount(order.user_id);
    if (!account.ok) return setProblem(copy.walletUnread);
    const change_bigint = method === 'wallet_credit' ? toSen(parsed.value) : sen(0);
    setPending({ form, account: account.value, amount: parsed.value, change_bigint });
  };
  const post = () => {
    if (pending !== null) void submission.submit(pending.form, { method: 'post', action });
    setPending(null);
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(refundable_bigint)}
      form={submission.Form}
      action={action}
      onSubmit={confirm}
      hiddenFields={{ do: 'refund', user_id: order.user_id, idempotency_key: key, method }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={submission.isBusy}
      onClose={onClose}
    >
      <MoneyField
        label={copy.amount}
        required
        error={problem ?? fields.amount ?? fields.amount_bigint}
        language="en"
        name="amount"
        value={amount}
        onChange={(text) => {
          setAmount(text);
          setProblem(null);
        }}
      />
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
          {method === 'wallet_credit' ? copy.walletHint : copy.gatewayHint(details.refundable_payments)}
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
      {pending !== null && (
        <PostingConfirmDialog
          title={copy.confirm(pending.amount, pending.account.name)}
          account={pending.account}
          change_bigint={pending.change_bigint}
          note={method === 'wallet_credit' ? copy.confirmWallet : copy.confirmGateway}
          confirmLabel={copy.confirmAction}
          onConfirm={post}
          onClose={() => setPending(null)}
        />
      )}
    </FormDialog>
  );
}
