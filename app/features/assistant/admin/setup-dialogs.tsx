import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { AssistantSetup } from '#contract/assistant/admin.ts';
import { assistantLabels, assistantSetupCopy as copy } from '#messages/assistant/admin.ts';
import { type Sen, toRupiah } from '#shared/money/money.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { dayOf } from '#shared/time/dates.ts';
import { SETUP_PATH } from './assistant-frame.tsx';
import { budgetsInput, priceInput, questionInput } from './setup-input.ts';

interface DialogProps {
  readonly onClose: () => void;
}

const typed = (amount: Sen) => (amount === 0 ? '' : rupiahText(toRupiah(amount)));

export function BudgetsDialog({ setup, onClose }: DialogProps & { readonly setup: AssistantSetup }) {
  const { monthly_budget_bigint, daily_budget_bigint } = setup;
  const form = useAdminForm({
    id: 'assistant-budgets',
    action: SETUP_PATH,
    schema: budgetsInput,
    defaults: { monthly_budget: typed(monthly_budget_bigint), daily_budget: typed(daily_budget_bigint) },
    failed: copy.notSaved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.budgets}
      text={copy.budgetsHint}
      form={form}
      hiddenFields={{ intent: 'budgets' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <RupiahFormField name="monthly_budget" label={copy.monthly} />
      <RupiahFormField name="daily_budget" label={copy.daily} />
    </FormDialog>
  );
}

export function PriceDialog({ onClose }: DialogProps) {
  const form = useAdminForm({
    id: 'assistant-price',
    action: SETUP_PATH,
    schema: priceInput,
    defaults: { valid_from: dayOf(new Date()) },
    failed: copy.notSaved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.prices}
      text={copy.priceText}
      form={form}
      hiddenFields={{ intent: 'price' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <RupiahFormField name="input" label={copy.input} hint={copy.pricesHint} />
      <RupiahFormField name="output" label={copy.output} />
      <DateField name="valid_from" label={copy.validFrom} />
    </FormDialog>
  );
}

export function QuestionDialog({ onClose }: DialogProps) {
  const form = useAdminForm({
    id: 'assistant-question',
    action: SETUP_PATH,
    schema: questionInput,
    defaults: { kind: 'answerable', language: 'id' },
    failed: copy.notSaved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.add}
      text={copy.testHint}
      form={form}
      hiddenFields={{ intent: 'add' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <ChoiceField name="kind" label={copy.kind} options={assistantLabels.kinds} />
      <ChoiceField name="language" label={copy.language} options={copy.languages} />
      <TextField name="question" label={copy.question} maxLength={500} />
      <TextField name="expected_path" label={copy.path} hint={copy.pathHint} isOptional maxLength={300} />
      <TextField name="secret" label={copy.secret} hint={copy.secretHint} isOptional maxLength={200} />
    </FormDialog>
  );
}
