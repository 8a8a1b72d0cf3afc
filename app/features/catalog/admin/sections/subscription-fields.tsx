import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { ChoiceField, GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { productsCopy } from '#messages/catalog/admin.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { ItemSummary, SortableFieldList } from '../items/sortable-field-list.tsx';
import { formatAmount, formatCycle } from '../values/format-field-value.ts';
import { rowValues, type VariantValues } from '../values/product-values.ts';
import { PlainField } from './product-fields.tsx';

export function BenefitsFields() {
  return (
    <SortableFieldList
      name="subscription_features"
      row={rowValues.subscription_features}
      defaults={{}}
      addLabel={copy.add.benefit}
      nameOf={({ name }, index) => name || copy.featureAt(index + 1)}
    >
      {(path) => (
        <div className="grid gap-3">
          <BothLanguages area="catalog" name={`${path}.name`} label={copy.fields.name}>
            <WrappingField name={`${path}.name`} label={copy.fields.name} />
          </BothLanguages>
          <BothLanguages area="catalog" name={`${path}.description`} label={copy.fields.explanation} rows={2}>
            <GrowingTextareaField
              name={`${path}.description`}
              label={copy.fields.explanation}
              rows={2}
              maxLength={1000}
              isOptional
            />
          </BothLanguages>
        </div>
      )}
    </SortableFieldList>
  );
}

/** APRD-064, APRD-073 */
export function SubscriptionFields() {
  const { one_time: _, ...cycles } = productsCopy.cycles;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField name="billing_cycle" label={copy.fields.cycle} options={cycles} />
        <PlainField name="trial_period_days" />
      </div>
      <SwitchFormField name="auto_renewal" label={copy.fields.renewal} />
    </>
  );
}

const newVariant = { billing_cycle: 'monthly', is_subscription: 'true', is_active: 'true' };

const variantName = ({ name }: VariantValues, index: number) => name || copy.variantAt(index + 1);

const variantSummary = ({ price, billing_cycle, is_active }: VariantValues) => [
  price === '' ? '' : `${formatAmount(price)} / ${formatCycle(billing_cycle)}`,
  is_active === 'true' ? '' : copy.inactive,
];

const longFields = [
  ['details', 'details'],
  ['features', 'lines'],
  ['service_endpoints', 'endpoints'],
  ['subscription_content', 'content'],
  ['subscription_example', 'example'],
  ['usage_limits', 'limits'],
  ['specifications', 'specifications'],
  ['metadata', 'metadata'],
] as const;

/** All variants are saved with the product (AVAR-001 to AVAR-007). */
export function VariantsFields() {
  return (
    <SortableFieldList
      name="variants"
      row={rowValues.variants}
      defaults={newVariant}
      addLabel={copy.add.variant}
      nameOf={variantName}
      summaryOf={(variant, index) => (
        <ItemSummary name={variantName(variant, index)} details={variantSummary(variant)} />
      )}
    >
      {(path) => <VariantFields path={path} />}
    </SortableFieldList>
  );
}

function VariantFields({ path }: { readonly path: string }) {
  return (
    <div className="grid gap-4">
      {['id', 'stored', 'is_subscription'].map((name) => (
        <HiddenFormField key={name} name={`${path}.${name}`} />
      ))}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <BothLanguages area="catalog" name={`${path}.name`} label={copy.fields.name}>
          <TextField name={`${path}.name`} label={copy.fields.name} maxLength={100} />
        </BothLanguages>
        <RupiahFormField name={`${path}.price`} label={copy.fields.price} required />
        <ChoiceField name={`${path}.billing_cycle`} label={copy.fields.cycle} options={productsCopy.cycles} />
        <ChoiceField
          name={`${path}.access_level`}
          label={copy.fields.access}
          options={copy.access}
          none={copy.fields.none}
          isOptional
        />
        <TextField
          name={`${path}.stock`}
          label={copy.fields.stock}
          inputMode="numeric"
          inputClassName="num"
          isOptional
        />
        <SwitchFormField name={`${path}.is_active`} label={copy.fields.active} />
      </div>
      <details>
        <summary className="min-h-tap cursor-pointer py-2.5 font-semibold text-ui">{copy.more}</summary>
        <div className="grid gap-3 sm:grid-cols-2">
          {longFields.map(([name, label]) => (
            <GrowingTextareaField
              key={name}
              name={`${path}.${name}`}
              label={copy.fields[label]}
              rows={3}
              maxLength={5000}
              isOptional
            />
          ))}
        </div>
      </details>
    </div>
  );
}
