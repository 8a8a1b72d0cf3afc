import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { whatsappSetupCopy as copy, whatsappLabels } from '#messages/whatsapp/admin.ts';
import type { Rupiah } from '#shared/money/money.ts';
import { rupiahText } from '#shared/money/typed-rupiah.ts';
import { dayOf } from '#shared/time/dates.ts';
import { ceilingInput, priceInput } from './setup-input.ts';
import { SETUP_PATH } from './whatsapp-frame.tsx';

interface CeilingProps {
  readonly ceiling: Rupiah;
  readonly onClose: () => void;
}

export function CeilingDialog({ ceiling, onClose }: CeilingProps) {
  const form = useAdminForm({
    id: 'whatsapp-ceiling',
    action: SETUP_PATH,
    schema: ceilingInput,
    defaults: { monthly_ceiling: ceiling === 0 ? '' : rupiahText(ceiling) },
    failed: copy.notSaved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.ceiling}
      text={copy.ceilingHint}
      form={form}
      hiddenFields={{ intent: 'ceiling' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <RupiahFormField name="monthly_ceiling" label={copy.ceiling} />
    </FormDialog>
  );
}

export function PriceDialog({ onClose }: Pick<CeilingProps, 'onClose'>) {
  const form = useAdminForm({
    id: 'whatsapp-price',
    action: SETUP_PATH,
    schema: priceInput,
    defaults: { category: 'utility', valid_from: dayOf(new Date()) },
    failed: copy.notSaved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.addPrice}
      text={copy.priceText}
      form={form}
      hiddenFields={{ intent: 'price' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <ChoiceField name="category" label={copy.category} options={whatsappLabels.categories} />
      <RupiahFormField name="price" label={copy.price} hint={copy.pricesHint} />
      <DateField name="valid_from" label={copy.validFrom} />
    </FormDialog>
  );
}
