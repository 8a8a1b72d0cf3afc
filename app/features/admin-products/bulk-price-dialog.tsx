import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/form-dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import type { BulkStep } from '#contract/admin/product-lists.ts';
import { MAX_RUPIAH, rupiah } from '#shared/money.ts';
import { productsCopy } from './products-copy.ts';

const copy = productsCopy.price;
type Mode = 'percent' | 'fixed';
const modes = [
  { value: 'percent', label: copy.percent },
  { value: 'fixed', label: copy.fixed },
] as const;

interface BulkPriceDialogProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onApply: (step: BulkStep) => void;
  readonly onClose: () => void;
}

/** One new price, or so many percent more or less, for all that is ticked. */
export function BulkPriceDialog({ count, isBusy, onApply, onClose }: BulkPriceDialogProps) {
  const [mode, setMode] = useState<Mode>('percent');
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const step = stepOf(mode, String(new FormData(event.currentTarget).get('amount') ?? ''));
    if (step === null) setProblem(mode === 'percent' ? copy.notPercent : copy.notPrice);
    else onApply(step);
  };
  return (
    <FormDialog
      title={copy.title}
      text={copy.text(count)}
      submit={copy.apply}
      busyText={copy.applying}
      isBusy={isBusy}
      onSubmit={apply}
      onClose={onClose}
    >
      <Segmented
        label={copy.mode}
        choices={modes}
        value={mode}
        onChange={(next) => {
          setMode(next);
          setProblem(null);
        }}
      />
      <Field
        key={mode}
        label={mode === 'percent' ? copy.percentLabel : copy.fixedLabel}
        hint={mode === 'percent' ? copy.percentHint : copy.fixedHint}
        error={problem}
        required
      >
        {(control) => <Input {...control} name="amount" autoComplete="off" className="num" />}
      </Field>
    </FormDialog>
  );
}

function stepOf(mode: Mode, typed: string): BulkStep | null {
  const amount = Number(typed.trim());
  if (typed.trim() === '' || !Number.isInteger(amount)) return null;
  if (mode === 'percent')
    return amount >= -90 && amount <= 400 ? { action: 'price_by', percent: amount } : null;
  return amount >= 0 && amount <= MAX_RUPIAH ? { action: 'price', price: rupiah(amount) } : null;
}
