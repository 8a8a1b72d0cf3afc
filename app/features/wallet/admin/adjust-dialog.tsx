import { useFormMetadata } from '@conform-to/react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { usePostingForm } from '#app/components/form/use-posting-form.tsx';
import { adjustCopy as copy, referenceLabels } from '#messages/wallet/admin.ts';
import { addSen, formatRupiah, negateSen, type Sen, sen, toRupiah, toSen } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { adjustmentInput } from './adjustment-input.ts';

const directions = ['credit', 'debit'] as const;

interface AdjustDialogProps {
  readonly wallet: {
    readonly user_id: string;
    readonly user_name: string;
    readonly user_email: string;
    readonly balance_bigint: Sen;
  };
  readonly onClose: () => void;
}

/** AWAL-006, AWAL-008 to AWAL-012 */
export function AdjustDialog({ wallet, onClose }: AdjustDialogProps) {
  const { user_id, user_name, user_email, balance_bigint } = wallet;
  const form = usePostingForm({
    id: 'adjust-wallet',
    action: '/admin/wallets',
    schema: adjustmentInput,
    defaults: { direction: 'credit', reference_type: 'manual_adjustment' },
    questionFor: async (posted) => {
      const change_bigint = changeOf({ amount: posted.get('amount'), direction: posted.get('direction') });
      return change_bigint === null
        ? 'send'
        : {
            title: copy.confirm(user_name),
            account: { name: user_name, email: user_email, balance_bigint },
            change_bigint,
            note: copy.confirmNote,
            confirmLabel: copy.confirmAction,
          };
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      text={copy.hint(user_name, balance_bigint)}
      form={form}
      hiddenFields={{ intent: 'adjust', user_id }}
      submitLabel={copy.send}
      busyText={copy.sending}
      onClose={onClose}
    >
      <SegmentedFormField
        name="direction"
        label={copy.type}
        choices={directions.map((value) => ({ value, label: copy[value] }))}
        className="flex w-full"
      />
      <RupiahFormField
        name="amount"
        label={copy.amount}
        required
        hint={<BalanceAfter balance={balance_bigint} />}
      />
      <ChoiceField name="reference_type" label={copy.reference} options={referenceLabels} />
      <TextareaField
        name="description"
        label={copy.description}
        hint={copy.descriptionHint}
        rows={2}
        maxLength={500}
      />
      <TextField name="reference_id" label={copy.reference_id} isOptional autoComplete="off" />
      <p className="text-ink-3 text-small">{copy.needsApproval}</p>
      {form.question}
    </FormDialog>
  );
}

function BalanceAfter({ balance }: { readonly balance: Sen }) {
  const { value = {} } = useFormMetadata();
  const after = addSen(balance, changeOf(value) ?? sen(0));
  return (
    <span className="num">
      {copy.after}: {formatRupiah(toRupiah(after))}
    </span>
  );
}

/** Null while the amount is invalid. */
function changeOf({ amount, direction }: Readonly<Record<string, unknown>>): Sen | null {
  const typed = parseRupiah(typeof amount === 'string' ? amount : '');
  if (!typed.ok || typed.value === 0) return null;
  const credit = toSen(typed.value);
  return direction === 'debit' ? negateSen(credit) : credit;
}
