import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { RupiahInput } from '#app/components/rupiah-input.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { adjustmentReferences } from '#shared/wallet-adjustments.ts';
import { useAdjustment } from './use-adjustment.ts';
import { noWalletFields, type WalletFields } from './wallet-fields.ts';
import { walletToolCopy as copy } from './wallet-tool-copy.ts';

/** ATOOL-004 to ATOOL-007. */
export function WalletTool() {
  const { revalidate } = useRevalidator();
  const [fields, setFields] = useState<WalletFields>(noWalletFields);
  const adjustment = useAdjustment(() => {
    setFields(noWalletFields);
    void revalidate();
  });
  const change = (changed: Partial<WalletFields>) => {
    setFields((known) => ({ ...known, ...changed }));
    adjustment.forgive();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void adjustment.send(fields);
  };
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={copy.title}
      className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-5"
    >
      <header>
        <h2 className="text-t3">{copy.title}</h2>
        <p className="mt-1 max-w-[36em] text-ink-2 text-ui">{copy.hint}</p>
      </header>
      <MoneyFields fields={fields} problems={adjustment.problems} onChange={change} />
      <ReferenceFields fields={fields} problems={adjustment.problems} onChange={change} />
      <Button
        type="submit"
        className="justify-self-start"
        busyText={adjustment.isBusy ? copy.processing : undefined}
      >
        {copy.submit}
      </Button>
    </form>
  );
}

interface PartProps {
  readonly fields: WalletFields;
  readonly problems: ReturnType<typeof useAdjustment>['problems'];
  readonly onChange: (changed: Partial<WalletFields>) => void;
}

function MoneyFields({ fields, problems, onChange }: PartProps) {
  return (
    <>
      <Field label={copy.user} error={problems.user} required>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            className="num"
            value={fields.user}
            onChange={({ target }) => onChange({ user: target.value })}
          />
        )}
      </Field>
      <Field label={copy.amount} hint={copy.amountHint} error={problems.amount} required>
        {(control) => (
          <RupiahInput
            {...control}
            signed
            value={fields.amount}
            onChange={(amount) => onChange({ amount })}
          />
        )}
      </Field>
      <Field label={copy.description} hint={copy.descriptionHint} error={problems.description} required>
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            value={fields.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function ReferenceFields({ fields, onChange }: PartProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={copy.reference}>
        {(control) => (
          <Select
            {...control}
            value={fields.reference_type}
            onChange={({ target }) => {
              const chosen = adjustmentReferences.find((value) => value === target.value);
              if (chosen !== undefined) onChange({ reference_type: chosen });
            }}
          >
            {adjustmentReferences.map((value) => (
              <option key={value} value={value}>
                {copy.references[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={copy.referenceId}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            value={fields.reference_id}
            onChange={({ target }) => onChange({ reference_id: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
