import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { productsCopy } from '#messages/admin-products.ts';
import { billingCycles, variantCycles } from '#shared/catalog.ts';
import { FormCard } from '../form/form-card.tsx';
import {
  ControlledField,
  ControlledSelect,
  ControlledSwitch,
  ProductTextField,
} from '../form/form-fields.tsx';
import type { ProductForm } from '../form/use-product-form.ts';
import { ItemSummary } from '../items/item-row.tsx';
import { hasErrorsAt, SortableFieldList } from '../items/sortable-field-list.tsx';
import { formatAmount, formatCycle } from '../values/format-field-value.ts';
import { emptyStoredLines, type VariantValues } from '../values/product-values.ts';

interface CardProps {
  readonly form: ProductForm;
}

export function SubscriptionFeaturesCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.subscriptionFeatures}>
      <SortableFieldList
        items={form.values.subscription_features}
        onChange={(subscription_features) => form.change({ subscription_features })}
        create={() => ({ name: '', description: '' })}
        addLabel={copy.add.benefit}
        nameOf={({ name }, index) => name || copy.featureAt(index + 1)}
      >
        {({ name, description }, change, index) => (
          <div className="grid gap-3">
            <ControlledField
              label={copy.fields.name}
              name={`subscription_features.${index}.name`}
              value={name}
              error={form.problems[`subscription_features.${index}.name`]}
              onChange={(text) => change({ name: text })}
            />
            <ControlledField
              label={copy.fields.explanation}
              name={`subscription_features.${index}.description`}
              value={description}
              rows={2}
              onChange={(text) => change({ description: text })}
            />
          </div>
        )}
      </SortableFieldList>
    </FormCard>
  );
}

/** APRD-064, APRD-073, APRD-074 */
export function SubscriptionSettingsCard({ form }: CardProps) {
  const { values, change } = form;
  const { one_time: _, ...cycles } = productsCopy.cycles;
  return (
    <FormCard title={copy.cards.subscription}>
      <ControlledSelect
        label={copy.fields.cycle}
        name="billing_cycle"
        value={values.billing_cycle ?? 'monthly'}
        options={cycles}
        onChange={(value) =>
          change({ billing_cycle: billingCycles.find((cycle) => cycle === value) ?? 'monthly' })
        }
      />
      <ControlledSwitch
        label={copy.fields.renewal}
        isOn={values.auto_renewal}
        onChange={(auto_renewal) => change({ auto_renewal })}
      />
      <ProductTextField
        form={form}
        name="trial_period_days"
        label={copy.fields.trial}
        hint={copy.fields.trialHint}
        isNumber
      />
      <ProductTextField
        form={form}
        name="max_usage_limit"
        label={copy.fields.limit}
        hint={copy.fields.limitHint}
        isNumber
      />
    </FormCard>
  );
}

const newVariant = (): VariantValues => ({
  id: '',
  name: '',
  price: '',
  stock: '',
  billing_cycle: 'monthly',
  access_level: '',
  details: '',
  features: '',
  service_endpoints: '',
  subscription_content: '',
  subscription_example: '',
  usage_limits: '',
  specifications: '',
  metadata: '',
  stored: emptyStoredLines,
  is_subscription: true,
  is_active: true,
});

const variantName = ({ name }: VariantValues, index: number) => name || copy.variantAt(index + 1);

const variantSummary = ({ price, billing_cycle, is_active }: VariantValues) => [
  price === '' ? null : `${formatAmount(price)} / ${formatCycle(billing_cycle)}`,
  is_active ? null : copy.inactive,
];

const textareaFields = [
  ['details', 'details'],
  ['features', 'lines'],
  ['service_endpoints', 'endpoints'],
  ['subscription_content', 'content'],
  ['subscription_example', 'example'],
  ['usage_limits', 'limits'],
  ['specifications', 'specifications'],
  ['metadata', 'metadata'],
] as const;

/** AVAR-001 to AVAR-007: all variants are saved with the product. */
export function VariantsCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.variants}>
      <SortableFieldList
        items={form.values.variants}
        onChange={(variants) => form.change({ variants })}
        create={newVariant}
        addLabel={copy.add.variant}
        nameOf={variantName}
        summaryOf={(variant, index) => (
          <ItemSummary name={variantName(variant, index)} details={variantSummary(variant)} />
        )}
        hasErrorAt={hasErrorsAt(form.problems, 'variants')}
      >
        {(variant, change, index) => (
          <div className="grid gap-4">
            <div className="grid gap-3 sm:grid-cols-2">
              <VariantFields form={form} variant={variant} change={change} index={index} />
            </div>
            <details>
              <summary className="min-h-tap cursor-pointer py-2.5 font-semibold text-ui">{copy.more}</summary>
              <div className="grid gap-3 sm:grid-cols-2">
                {textareaFields.map(([name, label]) => (
                  <ControlledField
                    key={name}
                    label={copy.fields[label]}
                    name={`variants.${index}.${name}`}
                    value={variant[name]}
                    rows={3}
                    error={form.problems[`variants.${index}.${name}`]}
                    onChange={(text) => change({ [name]: text })}
                  />
                ))}
              </div>
            </details>
          </div>
        )}
      </SortableFieldList>
    </FormCard>
  );
}

interface VariantFieldsProps extends CardProps {
  readonly variant: VariantValues;
  readonly change: (part: Partial<VariantValues>) => void;
  readonly index: number;
}

function VariantFields({ form, variant, change, index }: VariantFieldsProps) {
  const nameOf = (name: string) => `variants.${index}.${name}`;
  const problem = (name: string) => form.problems[nameOf(name)];
  return (
    <>
      <ControlledField
        label={copy.fields.name}
        name={nameOf('name')}
        value={variant.name}
        error={problem('name')}
        onChange={(name) => change({ name })}
        required
      />
      <MoneyField
        label={copy.fields.price}
        name={nameOf('price')}
        value={variant.price}
        error={problem('price')}
        onChange={(price) => change({ price })}
        required
      />
      <ControlledSelect
        label={copy.fields.cycle}
        name={nameOf('billing_cycle')}
        value={variant.billing_cycle}
        options={productsCopy.cycles}
        onChange={(value) =>
          change({ billing_cycle: variantCycles.find((cycle) => cycle === value) ?? variant.billing_cycle })
        }
      />
      <ControlledSelect
        label={copy.fields.access}
        name={nameOf('access_level')}
        value={variant.access_level}
        options={copy.access}
        none={copy.fields.none}
        onChange={(access_level) => change({ access_level })}
      />
      <ControlledField
        label={copy.fields.stock}
        name={nameOf('stock')}
        value={variant.stock}
        error={problem('stock')}
        onChange={(stock) => change({ stock })}
      />
      <ControlledSwitch
        label={copy.fields.active}
        isOn={variant.is_active}
        onChange={(is_active) => change({ is_active })}
      />
    </>
  );
}
