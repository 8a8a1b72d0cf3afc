import { useField } from '@conform-to/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { fetchWalletAccount, searchUsers } from '#app/components/admin/user-search.ts';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { usePostingForm } from '#app/components/form/use-posting-form.tsx';
import { UserFormField } from '#app/components/form/user-form-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { RadioList } from '#app/components/ui/radio-list.tsx';
import { refundInput } from '#app/features/refunds/admin/refund-input.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import type { listRefundableOrders } from '#contract/refunds/admin.ts';
import { refundCopy as copy } from '#messages/operations/admin-tools.ts';
import { formatRupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { refundMethods } from '#shared/refunds/refunds.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { ToolProps } from './tool-props.ts';
import { fieldProblemToast, showUnreadWallet } from './tool-toasts.ts';

/** Prefilled by links from other pages; empty again after each refund (ATOOL-008 to ATOOL-010). */
export function RefundTool({ user }: Pick<ToolProps, 'user'>) {
  const [search] = useSearchParams();
  const [doneCount, setDoneCount] = useState(0);
  const isFresh = doneCount === 0;
  return (
    <RefundForm
      key={doneCount}
      user={isFresh ? user : null}
      prefilled={isFresh ? prefilledFrom(search) : {}}
      onDone={() => setDoneCount((count) => count + 1)}
    />
  );
}

export const prefilledFrom = (search: URLSearchParams) =>
  Object.fromEntries(
    ['order_id', 'payment_id', 'amount'].map((name) => [name, (search.get(name) ?? '').slice(0, 200)]),
  );

/** ATOOL-008 */
export const refundToast = fieldProblemToast(() => ({
  user_id: copy.user,
  order_id: copy.order,
  payment_id: copy.payment,
  amount: copy.amount,
  reason: copy.reason,
}));

interface RefundFormProps extends Pick<ToolProps, 'user'> {
  readonly prefilled: Readonly<Record<string, string>>;
  readonly onDone: () => void;
}

function RefundForm({ user, prefilled, onDone }: RefundFormProps) {
  const form = usePostingForm({
    id: 'refund-tool',
    action: '/admin/tools',
    schema: refundInput,
    defaults: { ...prefilled, refund_method: 'wallet_credit', ...(user?.id && { user_id: user.id }) },
    failed: copy.failed,
    toastForInvalid: refundToast,
    questionFor,
    onDone,
  });
  return (
    <ActionForm form={form} label={copy.title} className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <h2 className="text-t3">{copy.title}</h2>
        <p className="mt-1 max-w-[36em] text-ink-2 text-ui">{copy.hint}</p>
      </header>
      <UserFormField name="user_id" label={copy.user} initialUser={user} searchUsers={searchUsers} />
      <OrderChoice linked={prefilled.order_id ?? ''} />
      <AmountFields />
      <Disclosure title={copy.payment} isOpen={Boolean(prefilled.payment_id)}>
        <TextField
          name="payment_id"
          label={copy.payment}
          hint={copy.paymentHint}
          isOptional
          autoComplete="off"
          maxLength={60}
          inputClassName="num"
        />
      </Disclosure>
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="idempotency_key" value={form.idempotencyKey} />
      <Button
        type="submit"
        className="justify-self-start"
        busyText={form.isBusy ? copy.processing : undefined}
      >
        {copy.submit}
      </Button>
      {form.question}
    </ActionForm>
  );
}

const fetchOrders = (user_id: string) =>
  browserClient.call<typeof listRefundableOrders>(
    { method: 'get', path: '/api/admin/refund/orders' },
    { query: { user_id } },
  );

function OrderChoice({ linked }: { readonly linked: string }) {
  const [user] = useField<string>('user_id');
  const [order] = useField<string>('order_id');
  const { result, state } = useRemoteSearch(user.value ?? '', { minLength: 36, search: fetchOrders });
  const orders = result?.data.orders ?? [];
  const isListed = orders.some(({ id }) => id === linked);
  const options = [
    ...(linked === '' || isListed ? [] : [{ value: linked, label: shortId(linked), hint: '' }]),
    ...orders.map(({ id, title, created_at, refundable_bigint }) => ({
      value: id,
      label: title,
      hint: `${formatCardDate(created_at)}, ${copy.left(formatRupiah(toRupiah(refundable_bigint)))}`,
    })),
  ];
  const problem = order.errors?.[0] ?? (state === 'failed' ? copy.ordersFailed : undefined);
  return (
    <div>
      <RadioList legend={copy.order} name="order_id" value={linked} options={options} />
      <p role="status" className={problem === undefined ? 'text-ink-3 text-small' : 'text-debit text-small'}>
        {problem ?? (result !== null && options.length === 0 ? copy.noOrders : copy.orderHint)}
      </p>
    </div>
  );
}

function AmountFields() {
  return (
    <>
      <RupiahFormField name="amount" label={copy.amount} required />
      <TextareaField name="reason" label={copy.reason} hint={copy.reasonHint} rows={3} maxLength={1000} />
      <div className="grid gap-1.5">
        <p aria-hidden="true" className="font-semibold text-ui">
          {copy.method}
        </p>
        <SegmentedFormField
          name="refund_method"
          label={copy.method}
          choices={refundMethods.map((value) => ({ value, label: copy.methods[value] }))}
          className="justify-self-start"
        />
      </div>
      <CheckboxField name="ends_access" isOptional>
        {copy.endsAccess}
      </CheckboxField>
    </>
  );
}

/** ATOOL-002 */
async function questionFor(posted: FormData) {
  const amount = parseRupiah(formText(posted, 'amount'));
  const userId = formText(posted, 'user_id');
  if (!amount.ok || amount.value === 0 || userId === '') return 'send';
  const found = await fetchWalletAccount(userId);
  if (!found.ok) return showUnreadWallet(copy.failed);
  const method = refundMethods.find((option) => option === posted.get('refund_method')) ?? 'wallet_credit';
  return {
    title: copy.confirm(formatRupiah(amount.value), found.value.name),
    account: found.value,
    change_bigint: method === 'payment_provider' ? sen(0) : toSen(amount.value),
    note: copy.confirmNotes[method],
    confirmLabel: copy.confirmAction,
  };
}
