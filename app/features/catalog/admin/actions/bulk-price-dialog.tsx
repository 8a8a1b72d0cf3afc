import { targetFields } from '#app/components/data-table/bulk-target.ts';
import type { Selection } from '#app/components/data-table/use-selection.ts';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { bulkPriceCopy as copy, productsCopy } from '#messages/catalog/admin.ts';
import type { ProductKind } from '../product-kind.ts';
import { bulkPriceInput } from './bulk-price-input.ts';

interface BulkPriceDialogProps {
  readonly kind: ProductKind;
  readonly selection: Selection;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function BulkPriceDialog({ kind, selection, onDone, onClose }: BulkPriceDialogProps) {
  const form = useAdminForm({
    id: 'bulk-price',
    action: kind.path,
    schema: bulkPriceInput,
    defaults: { mode: 'percent' },
    failed: productsCopy.error,
    onDone,
  });
  const modes = [
    { value: 'percent', label: copy.percent },
    { value: 'fixed', label: copy.fixed },
  ] as const;
  const isFixed = form.meta.value?.mode === 'fixed';
  return (
    <FormDialog
      title={copy.title}
      text={copy.text(selection.count)}
      form={form}
      hiddenFields={{ intent: 'price', ...targetFields(selection.target) }}
      submitLabel={copy.apply}
      busyText={copy.applying}
      onClose={onClose}
    >
      <SegmentedFormField name="mode" label={copy.mode} choices={modes} />
      {isFixed ? (
        <RupiahFormField name="amount" label={copy.fixedLabel} hint={copy.fixedHint} required />
      ) : (
        <TextField
          name="amount"
          label={copy.percentLabel}
          hint={copy.percentHint}
          autoComplete="off"
          inputClassName="num"
        />
      )}
    </FormDialog>
  );
}
