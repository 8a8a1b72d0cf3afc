import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { refundInput } from '#app/components/admin/refund-input.ts';
import { fetchWalletAccount, searchUsers } from '#app/components/admin/user-search.ts';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { usePostingForm } from '#app/components/form/use-posting-form.tsx';
import { UserFormField } from '#app/components/form/user-form-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { formText } from '#app/lib/forms/action-result.ts';
import { refundMoney } from '#contract/admin/sales/refunds.ts';
import { refundCopy as copy } from '#messages/admin-tools.ts';
import { formatRupiah, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { refundMethods } from '#shared/shop/refunds.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { ToolProps } from '../tool-props.ts';
import { namedToast, showUnreadWallet } from '../tool-toasts.ts';
import { RefundPreview } from './refund-preview.tsx';

/** ATOOL-008 to ATOOL-010. Prefilled by links from other pages; empty again after each refund. */
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
export const refundToast = namedToast(() => ({
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
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ActionForm form={form} label={copy.title} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <header>
          <h2 className="text-t3">{copy.title}</h2>
          <p className="mt-1 max-w-[36em] text-ink-2 text-ui">{copy.hint}</p>
        </header>
        <UserFormField name="user_id" label={copy.user} initialUser={user} searchUsers={searchUsers} />
        <div className="grid gap-5 xl:grid-cols-2">
          <TextField name="order_id" label={copy.order} hint={copy.orderHint} {...idProps} />
          <TextField name="payment_id" label={copy.payment} hint={copy.paymentHint} {...idProps} />
        </div>
        <OrderCandidates
          details={form.details}
          onPick={(value) => form.meta.update({ name: 'order_id', value })}
        />
        <AmountFields />
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="idempotency_key" value={form.idempotencyKey} />
        <Button
          type="submit"
          className="justify-self-start"
          busyText={form.isBusy ? copy.processing : undefined}
        >
          {copy.submit}
        </Button>
      </ActionForm>
      <RefundPreview fields={form.meta.value ?? {}} />
      {form.question}
    </div>
  );
}

const idProps = {
  isOptional: true,
  autoComplete: 'off',
  spellCheck: false,
  maxLength: 60,
  inputClassName: 'num',
} as const;

interface CandidatesProps {
  /** Of the last refusal. */
  readonly details: unknown;
  readonly onPick: (id: string) => void;
}

/** Orders to choose from, when the server needs one. */
function OrderCandidates({ details, onPick }: CandidatesProps) {
  const candidates = refundMoney.refusals.ORDER_REQUIRED.details.safeParse(details);
  if (!candidates.success) return null;
  return (
    <fieldset className="rounded-card border border-line px-4 pt-3 pb-2">
      <legend className="px-1 text-ink-2 text-small">{copy.candidates}</legend>
      {candidates.data.orders.map(({ id, created_at, refundable_bigint }) => (
        <button
          key={id}
          type="button"
          onClick={() => onPick(id)}
          className="num flex min-h-tap w-full flex-wrap items-center justify-between gap-x-4 rounded-small px-2 text-left text-ui hover:bg-soft"
        >
          <span className="font-semibold text-link">{shortId(id)}</span>
          <span className="text-ink-2 text-small">
            {formatCardDate(created_at)}, {copy.left(formatRupiah(toRupiah(refundable_bigint)))}
          </span>
        </button>
      ))}
    </fieldset>
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
