import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import { formatRupiah, rupiah, type Sen, toRupiah } from '#shared/money.ts';
import { adjustmentReferences } from '#shared/wallet-adjustments.ts';
import { adjustmentProblem } from './adjustment-problem.ts';
import { referenceLabels, walletsCopy } from './wallets-copy.ts';

const copy = walletsCopy.adjust;

interface AdjustDialogProps {
  readonly wallet: { readonly user_id: string; readonly user_name: string; readonly balance_bigint: Sen };
  readonly onClose: () => void;
}

/** AWAL-006, AWAL-008 to AWAL-012. One opening of it is one intention: its key makes a second sending harmless. */
export function AdjustDialog({ wallet, onClose }: AdjustDialogProps) {
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof adjustmentProblem>>(null);
  const [key] = useState(() => crypto.randomUUID());
  const sending = useAnswer(onClose);
  const errorAt = (field: string) =>
    (problem?.field === field ? problem.message : null) ?? sending.fields[field] ?? null;
  const check = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const found = adjustmentProblem({ amount, description: String(form.get('description') ?? '') });
    setProblem(found);
    if (found !== null) event.preventDefault();
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(wallet.user_name, wallet.balance_bigint)}
      form={sending.Form}
      action="/admin/wallets"
      onSubmit={check}
      sent={{ do: 'adjust', user_id: wallet.user_id, direction, idempotency_key: key }}
      submit={copy.send}
      busyText={copy.sending}
      isBusy={sending.isBusy}
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
      <Field
        label={copy.amount}
        required
        error={errorAt('amount') ?? errorAt('amount_bigint')}
        hint={<After balance={wallet.balance_bigint} amount={amount} direction={direction} />}
      >
        {(control) => (
          <Input
            {...control}
            type="number"
            name="amount"
            inputMode="numeric"
            min={0.01}
            step={0.01}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            className="num"
          />
        )}
      </Field>
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
    </FormDialog>
  );
}

interface AfterProps {
  readonly balance: Sen;
  readonly amount: string;
  readonly direction: 'credit' | 'debit';
}

/** What the balance would be, while one types. */
function After({ balance, amount, direction }: AfterProps) {
  const value = Number(amount);
  const isAmount = adjustmentProblem({ amount, description: '.' }) === null;
  const after = toRupiah(balance) + (direction === 'credit' ? value : -value);
  return (
    <span className="num">
      {copy.after}: {isAmount ? formatRupiah(rupiah(after)) : formatRupiah(toRupiah(balance))}
    </span>
  );
}
