import { type FormEvent, useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import type { BulkAction } from '#contract/admin/product-lists.ts';
import { type Result, succeed } from '#shared/result.ts';
import { parseRupiah, rupiahProblemText } from '#shared/typed-rupiah.ts';
import { productsCopy } from '../list/products-copy.ts';

const copy = productsCopy.price;
type Mode = 'percent' | 'fixed';
const modes = [
  { value: 'percent', label: copy.percent },
  { value: 'fixed', label: copy.fixed },
] as const;

interface BulkPriceDialogProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onApply: (step: BulkAction) => void;
  readonly onClose: () => void;
}

/** A fixed price, or a percentage, for all selected products. */
export function BulkPriceDialog({ count, isBusy, onApply, onClose }: BulkPriceDialogProps) {
  const [mode, setMode] = useState<Mode>('percent');
  const [input, setInput] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const step = mode === 'percent' ? parsePercentChange(input) : parseNewPrice(input);
    if (step.ok) onApply(step.value);
    else setProblem(step.refusal);
  };
  const type = (text: string) => {
    setInput(text);
    setProblem(null);
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
          type('');
        }}
      />
      {mode === 'percent' ? (
        <Field label={copy.percentLabel} hint={copy.percentHint} error={problem} required>
          {(control) => (
            <Input
              {...control}
              name="amount"
              autoComplete="off"
              className="num"
              value={input}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      ) : (
        <MoneyField
          label={copy.fixedLabel}
          hint={copy.fixedHint}
          error={problem}
          name="amount"
          value={input}
          onChange={type}
          required
        />
      )}
    </FormDialog>
  );
}

type Step = Result<BulkAction, string>;

export function parsePercentChange(text: string): Step {
  const percent = /^[-\u2212+]?\d{1,3}$/.test(text.trim())
    ? Number(text.trim().replace('\u2212', '-'))
    : Number.NaN;
  return percent >= -90 && percent <= 400
    ? succeed({ action: 'price_by', percent })
    : { ok: false, refusal: copy.notPercent };
}

export function parseNewPrice(text: string): Step {
  const price = parseRupiah(text);
  if (price.ok) return succeed({ action: 'price', price: price.value });
  return { ok: false, refusal: rupiahProblemText(price.refusal, 'id') };
}
