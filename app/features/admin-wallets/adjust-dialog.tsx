import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { PostingConfirmDialog } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { formText } from '#app/lib/forms/action-result.ts';
import { addSen, formatRupiah, type Sen, toRupiah } from '#shared/money.ts';
import { adjustmentReferences } from '#shared/wallet-adjustments.ts';
import { type FieldProblem, parseAdjustment } from './parse-adjustment.ts';
import { referenceLabels, walletsCopy } from './wallets-copy.ts';

const copy = walletsCopy.adjust;

/** Filled in, not yet confirmed. */
interface PendingAdjustment {
  readonly form: FormData;
  readonly change_bigint: Sen;
}

interface AdjustDialogProps {
  readonly wallet: {
    readonly user_id: string;
    readonly user_name: string;
    readonly user_email: string;
    readonly balance_bigint: Sen;
  };
  readonly onClose: () => void;
}

/** AWAL-006, AWAL-008 to AWAL-012. One key per opening, so a retry posts once. */
export function AdjustDialog({ wallet, onClose }: AdjustDialogProps) {
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [pending, setPending] = useState<PendingAdjustment | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const submission = useActionFetcher(onClose);
  const errorAt = (field: string) =>
    (problem?.field === field ? problem.message : null) ?? submission.fields[field] ?? null;
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const parsed = parseAdjustment({ amount, direction, description: formText(form, 'description') });
    setProblem(parsed.ok ? null : parsed.refusal);
    if (parsed.ok) setPending({ form, change_bigint: parsed.value });
  };
  const post = () => {
    if (pending !== null) void submission.submit(pending.form, { method: 'post', action: '/admin/wallets' });
    setPending(null);
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(wallet.user_name, wallet.balance_bigint)}
      form={submission.Form}
      action="/admin/wallets"
      onSubmit={confirm}
      hiddenFields={{ do: 'adjust', user_id: wallet.user_id, direction, idempotency_key: key }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={submission.isBusy}
      onClose={onClose}
    >
      <Segmented
        label={copy.type}
        choices={[
          { value: 'credit', label: copy.credit },
          { value: 'debit', label: copy.debit },
        ]}
        value={direction}
        onChange={setDirection}
        className="flex w-full"
      />
      <MoneyField
        label={copy.amount}
        required
        error={errorAt('amount') ?? errorAt('amount_bigint')}
        hint={<BalanceAfter balance={wallet.balance_bigint} amount={amount} direction={direction} />}
        language="en"
        name="amount"
        value={amount}
        onChange={(text) => {
          setAmount(text);
          setProblem(null);
        }}
      />
      <Field label={copy.reference}>
        {(control) => (
          <Select {...control} name="reference_type">
            {adjustmentReferences.map((reference) => (
              <option key={reference} value={reference}>
                {referenceLabels[reference]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={copy.description} required hint={copy.descriptionHint} error={errorAt('description')}>
        {(control) => <Textarea {...control} name="description" rows={2} maxLength={500} />}
      </Field>
      <Field label={copy.reference_id} error={errorAt('reference_id')}>
        {(control) => <Input {...control} name="reference_id" maxLength={200} autoComplete="off" />}
      </Field>
      <p className="text-ink-3 text-small">{copy.needsApproval}</p>
      {pending !== null && (
        <PostingConfirmDialog
          title={copy.confirm(wallet.user_name)}
          account={{
            name: wallet.user_name,
            email: wallet.user_email,
            balance_bigint: wallet.balance_bigint,
          }}
          change_bigint={pending.change_bigint}
          note={copy.confirmNote}
          confirmLabel={copy.confirmAction}
          onConfirm={post}
          onClose={() => setPending(null)}
        />
      )}
    </FormDialog>
  );
}

interface BalanceAfterProps {
  readonly balance: Sen;
  readonly amount: string;
  readonly direction: 'credit' | 'debit';
}

function BalanceAfter({ balance, amount, direction }: BalanceAfterProps) {
  const change = parseAdjustment({ amount, direction, description: '.' });
  const after = change.ok ? addSen(balance, change.value) : balance;
  return (
    <span className="num">
      {copy.after}: {formatRupiah(toRupiah(after))}
    </span>
  );
}
