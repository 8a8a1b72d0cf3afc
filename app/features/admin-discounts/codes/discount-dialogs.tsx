import { useField } from '@conform-to/react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { CheckboxField } from '#app/components/form/checkbox-fields.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { Discount } from '#contract/admin/sales/discounts.ts';
import { discountFormCopy as copy } from '#messages/admin-discounts.ts';
import { dayOf, formatTime } from '#shared/time/dates.ts';
import { discountConditions, discountInput } from './discount-input.ts';
import { DiscountTargets } from './discount-targets.tsx';

const ACTION = '/admin/discounts';
const methods = ['code', 'automatic', 'batch', 'retention'] as const;
const units = ['percent', 'amount'] as const;

export function CreateDiscountDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useAdminForm({
    id: 'create-discount',
    action: ACTION,
    schema: discountInput,
    defaults: { method: 'code', unit: 'percent', count: '100' },
    failed: copy.failed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.createTitle}
      text={copy.createText}
      size="medium"
      form={form}
      hiddenFields={{ intent: 'create' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <TextField name="title" label={copy.title} maxLength={120} />
      <SegmentedFormField
        name="method"
        label={copy.method}
        choices={methods.map((value) => ({ value, label: copy.methods[value] }))}
        className="flex w-full"
      />
      <CodeFields />
      <SegmentedFormField
        name="unit"
        label={copy.unit}
        choices={units.map((value) => ({ value, label: copy.units[value] }))}
        className="flex w-full"
      />
      <TextField name="value" label={copy.value} inputMode="numeric" inputClassName="num" />
      <DiscountTargets />
      <Conditions />
    </FormDialog>
  );
}

/** Only what the chosen way to apply asks for. */
function CodeFields() {
  const [method] = useField<string>('method');
  switch (method.value) {
    case 'code':
      return (
        <TextField name="code" label={copy.code} hint={copy.codeHint} autoComplete="off" maxLength={40} />
      );
    case 'batch':
      return (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField name="prefix" label={copy.prefix} isOptional autoComplete="off" maxLength={12} />
          <TextField name="count" label={copy.count} hint={copy.countHint} inputMode="numeric" />
        </div>
      );
    default:
      return null;
  }
}

function Conditions() {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="starts_at"
          label={copy.starts}
          type="datetime-local"
          isOptional
          inputClassName="num"
        />
        <TextField name="ends_at" label={copy.ends} type="datetime-local" isOptional inputClassName="num" />
        <TextField name="max_uses" label={copy.maxUses} isOptional inputMode="numeric" inputClassName="num" />
        <TextField
          name="periods"
          label={copy.periods}
          hint={copy.periodsHint}
          isOptional
          inputMode="numeric"
          inputClassName="num"
        />
        <TextField
          name="max_uses_per_buyer"
          label={copy.maxUsesPerBuyer}
          isOptional
          inputMode="numeric"
          inputClassName="num"
        />
      </div>
      <RupiahFormField name="minimum" label={copy.minimum} />
      <CheckboxField name="first_purchase_only" isOptional>
        {copy.firstPurchase}
      </CheckboxField>
      <TextareaField
        name="emails"
        label={copy.emails}
        hint={copy.emailsHint}
        isOptional
        rows={2}
        maxLength={50_000}
      />
    </>
  );
}

interface EditDiscountDialogProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

/** Size and scope stay: whoever wants others ends this one and makes a new one. */
export function EditDiscountDialog({ discount, onClose }: EditDiscountDialogProps) {
  const form = useAdminForm({
    id: 'edit-discount',
    action: ACTION,
    schema: discountConditions,
    defaults: valuesOf(discount),
    failed: copy.failed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.editTitle}
      text={copy.editText}
      size="medium"
      form={form}
      hiddenFields={{ intent: 'edit', id: discount.id }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <TextField name="title" label={copy.title} maxLength={120} />
      <Conditions />
    </FormDialog>
  );
}

const textOf = (value: number | null) => (value === null ? '' : String(value));
const localTime = (moment: string | null) =>
  moment === null ? '' : `${dayOf(moment)}T${formatTime(moment).replace('.', ':')}`;

function valuesOf({ title, starts_at, ends_at, ...discount }: Discount) {
  return {
    title,
    starts_at: localTime(starts_at),
    ends_at: localTime(ends_at),
    minimum: discount.minimum === 0 ? '' : String(discount.minimum),
    max_uses: textOf(discount.max_uses),
    max_uses_per_buyer: textOf(discount.max_uses_per_buyer),
    periods: textOf(discount.periods),
    first_purchase_only: discount.first_purchase_only ? 'on' : '',
    emails: discount.emails.join('\n'),
  };
}
