import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { listBumpProducts } from '#contract/order-bumps/admin.ts';
import { bumpsCopy as copy } from '#messages/order-bumps/admin.ts';
import { bumpInput } from './bump-input.ts';

export type BumpProducts = OutputOf<typeof listBumpProducts>['products'];

interface Props {
  readonly action: string;
  readonly products: BumpProducts;
  readonly onClose: () => void;
}

const titlesOf = (products: BumpProducts) => Object.fromEntries(products.map(({ id, title }) => [id, title]));

export function BumpDialog({ action, products, onClose }: Props) {
  const form = useAdminForm({
    id: 'create-bump',
    action,
    schema: bumpInput,
    failed: copy.createFailed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.create}
      text={copy.createText}
      form={form}
      hiddenFields={{ intent: 'create' }}
      submitLabel={copy.save}
      busyText={copy.saving}
      onClose={onClose}
    >
      <ChoiceField
        name="product_id"
        label={copy.product}
        options={titlesOf(products.filter(({ can_be_offered }) => can_be_offered))}
      />
      <ChoiceField
        name="beside_id"
        label={copy.beside}
        hint={copy.besideHint}
        none={copy.everywhere}
        options={titlesOf(products)}
      />
      <RupiahFormField name="price" label={copy.price} hint={copy.priceHint} />
      <TextField name="pitch_id" label={copy.pitchId} hint={copy.pitchHint} maxLength={120} />
      <TextField name="pitch_en" label={copy.pitchEn} maxLength={120} />
    </FormDialog>
  );
}
