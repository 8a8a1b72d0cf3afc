import { type FormEvent, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { PostingConfirmDialog } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { UserPicker } from '#app/components/inputs/user-picker.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { formatCardDate } from '#shared/dates.ts';
import { formatRupiah, sen, toRupiah, toSen } from '#shared/money.ts';
import { refundMethods } from '#shared/refunds.ts';
import { shortId } from '#shared/short-id.ts';
import type { ToolProps } from '../tool-props.ts';
import { refundCopy as copy } from '../tools-copy.ts';
import { searchUsers } from '../user-search.ts';
import { emptyRefundFields, fieldsFrom, type RefundFields } from './refund-fields.ts';
import { RefundPreview } from './refund-preview.tsx';
import { type Candidates, useRefund } from './use-refund.ts';

/** ATOOL-008 to ATOOL-010 */
export function RefundTool({ user }: ToolProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [fields, setFields] = useState<RefundFields>(() => fieldsFrom(search, user));
  const refund = useRefund(() => {
    setFields(emptyRefundFields);
    void revalidate();
  });
  const { pending } = refund;
  const change = (changed: Partial<RefundFields>) => {
    setFields((current) => ({ ...current, ...changed }));
    refund.clearErrors();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void refund.validate(fields);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <form
        method="post"
        onSubmit={submit}
        noValidate
        aria-label={copy.title}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <header>
          <h2 className="text-t3">{copy.title}</h2>
          <p className="mt-1 max-w-[36em] text-ink-2 text-ui">{copy.hint}</p>
        </header>
        <RecipientFields fields={fields} problems={refund.problems} onChange={change} />
        <OrderCandidates orders={refund.candidates} onPick={(order_id) => change({ order_id })} />
        <AmountFields fields={fields} problems={refund.problems} onChange={change} />
        <Button
          type="submit"
          className="justify-self-start"
          busyText={refund.isBusy ? copy.processing : undefined}
        >
          {copy.submit}
        </Button>
      </form>
      <RefundPreview fields={fields} />
      {pending !== null && (
        <PostingConfirmDialog
          title={copy.confirm(formatRupiah(pending.amount), pending.account.name)}
          account={pending.account}
          change_bigint={pending.body.refund_method === 'payment_provider' ? sen(0) : toSen(pending.amount)}
          note={copy.confirmNotes[fields.method]}
          confirmLabel={copy.confirmAction}
          onConfirm={() => void refund.confirm(pending)}
          onClose={refund.cancel}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly fields: RefundFields;
  readonly problems: ReturnType<typeof useRefund>['problems'];
  readonly onChange: (changed: Partial<RefundFields>) => void;
}

function RecipientFields({ fields, problems, onChange }: PartProps) {
  const id = { autoComplete: 'off', spellCheck: false, maxLength: 60, className: 'num' } as const;
  return (
    <>
      <UserPicker
        label={copy.user}
        error={problems.user}
        value={fields.user}
        onChange={(user) => onChange({ user })}
        searchUsers={searchUsers}
      />
      <div className="grid gap-5 xl:grid-cols-2">
        <Field label={copy.order} hint={copy.orderHint} error={problems.order_id}>
          {(control) => (
            <Input
              {...control}
              {...id}
              value={fields.order_id}
              onChange={({ target }) => onChange({ order_id: target.value })}
            />
          )}
        </Field>
        <Field label={copy.payment} hint={copy.paymentHint} error={problems.payment_id}>
          {(control) => (
            <Input
              {...control}
              {...id}
              value={fields.payment_id}
              onChange={({ target }) => onChange({ payment_id: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}

interface CandidatesProps {
  readonly orders: Candidates;
  readonly onPick: (id: string) => void;
}

function OrderCandidates({ orders, onPick }: CandidatesProps) {
  if (orders.length === 0) return null;
  return (
    <fieldset className="rounded-card border border-line px-4 pt-3 pb-2">
      <legend className="px-1 text-ink-2 text-small">{copy.candidates}</legend>
      {orders.map(({ id, created_at, refundable_bigint }) => (
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

function AmountFields({ fields, problems, onChange }: PartProps) {
  return (
    <>
      <MoneyField
        label={copy.amount}
        error={problems.amount}
        required
        language="en"
        value={fields.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Field label={copy.reason} hint={copy.reasonHint} error={problems.reason} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={1000}
            value={fields.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-1.5">
        <p aria-hidden="true" className="font-semibold text-ui">
          {copy.method}
        </p>
        <Segmented
          label={copy.method}
          value={fields.method}
          choices={refundMethods.map((value) => ({ value, label: copy.methods[value] }))}
          onChange={(method) => onChange({ method })}
          className="justify-self-start"
        />
        {problems.method !== undefined && (
          <p role="alert" className="text-debit text-small">
            {problems.method}
          </p>
        )}
      </div>
      <label className="flex min-h-tap items-center gap-3 text-ui">
        <input
          type="checkbox"
          checked={fields.ends_access}
          onChange={({ target }) => onChange({ ends_access: target.checked })}
          className="size-5 shrink-0 accent-action"
        />
        {copy.endsAccess}
      </label>
    </>
  );
}
