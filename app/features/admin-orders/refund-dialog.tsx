import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { MoneyField } from '#app/components/money-field.tsx';
import { type PostingAccount, PostingConfirm } from '#app/components/posting-confirm.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import type { AdminOrderDetails } from '#contract/admin/orders.ts';
import { type Rupiah, type Sen, sen, toRupiah, toSen } from '#shared/money.ts';
import type { RefundMethod } from '#shared/refunds.ts';
import { rupiahText } from '#shared/typed-rupiah.ts';
import { refundCopy as copy } from './orders-copy.ts';
import { readRefundAmount } from './read-refund-amount.ts';
import { readAccount } from './staff-calls.ts';

/** What was filled in and read, until it was said once more that it is meant. */
interface Asked {
  readonly form: FormData;
  readonly account: PostingAccount;
  readonly amount: Rupiah;
  readonly change_bigint: Sen;
}

interface RefundDialogProps {
  readonly details: AdminOrderDetails;
  readonly onClose: () => void;
}

/** DECISIONS 49: the refund itself, before an order is called refunded. One opening is one intention, with one key. */
export function RefundDialog({ details, onClose }: RefundDialogProps) {
  const { order, refundable_bigint } = details;
  const [amount, setAmount] = useState(rupiahText(toRupiah(refundable_bigint)));
  const [method, setMethod] = useState<RefundMethod>('wallet_credit');
  const [key] = useState(() => crypto.randomUUID());
  const sending = useAnswer(onClose);
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { fields } = sending;
  const action = `/admin/orders/${order.id}`;
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = readRefundAmount(amount);
    setProblem(read.ok ? null : read.refusal);
    if (!read.ok) return;
    const account = await readAccount(order.user_id);
    if (!account.ok) return setProblem(copy.walletUnread);
    const change_bigint = method === 'wallet_credit' ? toSen(read.value) : sen(0);
    setAsked({ form, account: account.value, amount: read.value, change_bigint });
  };
  const post = () => {
    if (asked !== null) void sending.submit(asked.form, { method: 'post', action });
    setAsked(null);
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(refundable_bigint)}
      form={sending.Form}
      action={action}
      onSubmit={check}
      sent={{ do: 'refund', user_id: order.user_id, idempotency_key: key, method }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={sending.isBusy}
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
      {asked !== null && (
        <PostingConfirm
          title={copy.confirm(asked.amount, asked.account.name)}
          account={asked.account}
          change_bigint={asked.change_bigint}
          note={method === 'wallet_credit' ? copy.confirmWallet : copy.confirmGateway}
          action={copy.confirmAction}
          onConfirm={post}
          onClose={() => setAsked(null)}
        />
      )}
    </FormDialog>
  );
}
