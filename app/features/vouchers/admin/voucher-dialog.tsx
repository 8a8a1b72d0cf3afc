import { useField } from '@conform-to/react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { discountFormCopy } from '#messages/discounts/admin.ts';
import { vouchersCopy as copy } from '#messages/vouchers/admin.ts';
import { voucherInput, voucherKinds } from './voucher-input.ts';

export function VoucherDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useAdminForm({
    id: 'create-vouchers',
    action: '/admin/discounts/vouchers',
    schema: voucherInput,
    defaults: { kind: 'own' },
    failed: copy.createFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.create}
      text={copy.createText}
      form={form}
      hiddenFields={{ intent: 'create' }}
      submitLabel={discountFormCopy.save}
      busyText={discountFormCopy.saving}
      onClose={onClose}
    >
      <RupiahFormField name="amount" label={copy.amount} required />
      <CodeFields />
      <DateField name="expires_at" label={copy.ends} hasTime isOptional />
      <TextField name="note" label={copy.note} isOptional />
    </FormDialog>
  );
}

function CodeFields() {
  const [kind] = useField<string>('kind');
  return (
    <>
      <SegmentedFormField
        name="kind"
        label={copy.kind}
        choices={voucherKinds.map((value) => ({ value, label: copy.kinds[value] }))}
        className="flex w-full"
      />
      {kind.value === 'random' ? (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField name="count" label={copy.count_} inputMode="numeric" inputClassName="num" />
          <TextField name="prefix" label={copy.prefix} isOptional autoComplete="off" maxLength={12} />
        </div>
      ) : (
        <>
          <TextField name="code" label={copy.code} autoComplete="off" maxLength={40} />
          <TextField
            name="max_uses"
            label={copy.maxUses}
            hint={copy.maxUsesHint}
            isOptional
            inputMode="numeric"
            inputClassName="num"
          />
        </>
      )}
    </>
  );
}
