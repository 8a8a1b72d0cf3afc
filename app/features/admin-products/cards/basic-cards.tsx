import { MoneyField } from '#app/components/inputs/money-field.tsx';
import { RichTextEditor } from '#app/components/rich-text-editor/rich-text-editor.tsx';
import { formCopy as copy } from '#messages/admin-product-form.ts';
import { productTypeLabels } from '#messages/catalog-labels.ts';
import { oneTimeTypes, productTypes, subscriptionTypes } from '#shared/catalog.ts';
import { FormCard } from '../form/form-card.tsx';
import { ControlledSelect, ControlledSwitch, ProductTextField } from '../form/form-fields.tsx';
import type { ProductForm } from '../form/use-product-form.ts';

/** APRD-056 */
const DESCRIPTION_ROWS = 24;

interface CardProps {
  readonly form: ProductForm;
}

const labelsOf = (types: readonly (typeof productTypes)[number][]) =>
  Object.fromEntries(types.map((type) => [type, productTypeLabels[type]]));

export function BasicCard({ form }: CardProps) {
  const { values, change, kind } = form;
  return (
    <FormCard title={copy.cards.basic}>
      <ProductTextField form={form} name="title" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <ControlledSelect
          label={copy.fields.type}
          name="type"
          required
          value={values.type}
          options={labelsOf(kind.is_subscription ? subscriptionTypes : oneTimeTypes)}
          error={form.problems.type}
          onChange={(value) => change({ type: productTypes.find((type) => type === value) ?? values.type })}
        />
        <ProductTextField form={form} name="category" />
      </div>
      <ProductTextField form={form} name="short_description" rows={4} />
      <RichTextEditor
        label={copy.texts.description}
        rows={DESCRIPTION_ROWS}
        value={values.description}
        error={form.problems.description}
        onChange={(description) => change({ description })}
      />
      <RichTextEditor
        label={copy.texts.content_body}
        hint={copy.fields.bodyHint}
        value={values.content_body}
        error={form.problems.content_body}
        onChange={(content_body) => change({ content_body })}
      />
    </FormCard>
  );
}

export function PriceCard({ form: { values, problems, change } }: CardProps) {
  return (
    <FormCard title={copy.cards.price}>
      <div className="grid gap-5 sm:grid-cols-2">
        <MoneyField
          name="price"
          label={copy.fields.price}
          hint={values.price.trim() === '0' ? copy.freeHint : undefined}
          error={problems.price}
          value={values.price}
          onChange={(price) => change({ price })}
          required
        />
        <MoneyField
          name="original_price"
          label={copy.fields.original}
          hint={copy.originalHint}
          error={problems.original_price}
          value={values.original_price}
          onChange={(original_price) => change({ original_price })}
        />
      </div>
    </FormCard>
  );
}

export function CtaCard({ form }: CardProps) {
  return (
    <FormCard title={copy.cards.cta}>
      <ProductTextField form={form} name="cta_text" hint={copy.fields.ctaTextHint} />
      <ProductTextField form={form} name="cta_link" hint={copy.fields.ctaLinkHint} />
    </FormCard>
  );
}

/** APRD-048 */
export function SettingsCard({ form }: CardProps) {
  const { values, change } = form;
  return (
    <FormCard title={copy.cards.settings}>
      <ProductTextField form={form} name="slug" hint={copy.fields.slugHint} />
      <ControlledSwitch
        label={copy.fields.featured}
        isOn={values.is_featured}
        onChange={(is_featured) => change({ is_featured })}
      />
      <ControlledSwitch
        label={copy.fields.active}
        isOn={values.is_active}
        onChange={(is_active) => change({ is_active })}
      />
      <ProductTextField
        form={form}
        name="stock"
        label={copy.fields.stock}
        hint={copy.fields.stockHint}
        isNumber
      />
    </FormCard>
  );
}

/** APRD-049, APRD-050 */
export function ComingSoonCard({ form }: CardProps) {
  const { values, change } = form;
  return (
    <FormCard title={copy.cards.comingSoon}>
      <ControlledSwitch
        label={copy.fields.comingSoon}
        isOn={values.coming_soon}
        onChange={(coming_soon) => change({ coming_soon })}
      />
      {values.coming_soon && (
        <ProductTextField form={form} name="launch_date" label={copy.fields.launch} type="datetime-local" />
      )}
    </FormCard>
  );
}
