import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PostingConfirmDialog } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { UserPicker } from '#app/components/inputs/user-picker.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { adjustmentReferences } from '#shared/wallet-adjustments.ts';
import type { ToolProps } from '../tool-props.ts';
import { searchUsers } from '../user-search.ts';
import { useAdjustment } from './use-adjustment.ts';
import { emptyWalletFields, type WalletFields } from './wallet-fields.ts';
import { walletToolCopy as copy } from './wallet-tool-copy.ts';

/** ATOOL-004 to ATOOL-007 */
export function WalletTool({ user }: ToolProps) {
  const { revalidate } = useRevalidator();
  const [fields, setFields] = useState<WalletFields>({ ...emptyWalletFields, user: user });
  const adjustment = useAdjustment(() => {
    setFields(emptyWalletFields);
    void revalidate();
  });
  const { pending } = adjustment;
  const change = (changed: Partial<WalletFields>) => {
    setFields((current) => ({ ...current, ...changed }));
    adjustment.clearErrors();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void adjustment.validate(fields);
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
      {pending !== null && (
        <PostingConfirmDialog
          title={copy.confirm(pending.account.name)}
          account={pending.account}
          change_bigint={pending.change_bigint}
          note={copy.confirmNote}
          confirmLabel={copy.confirmAction}
          onConfirm={() => void adjustment.confirm(pending)}
          onClose={adjustment.cancel}
        />
      )}
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
      <UserPicker
        label={copy.user}
        error={problems.user}
        value={fields.user}
        onChange={(user) => onChange({ user })}
        searchUsers={searchUsers}
      />
      <MoneyField
        label={copy.amount}
        hint={copy.amountHint}
        error={problems.amount}
        required
        signed
        language="en"
        value={fields.amount}
        onChange={(amount) => onChange({ amount })}
      />
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
