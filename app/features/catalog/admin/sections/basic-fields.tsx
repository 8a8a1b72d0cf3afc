import { useField, useInputControl } from '@conform-to/react';
import { useState } from 'react';
import { DraftPanel } from '#app/components/admin/draft-panel.tsx';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import { DateField } from '#app/components/form/date-field.tsx';
import { HiddenFormField } from '#app/components/form/hidden-fields.tsx';
import { RichTextFormField } from '#app/components/form/rich-text-form-field.tsx';
import { RupiahFormField } from '#app/components/form/rupiah-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { SwitchFormField } from '#app/components/form/switch-form-field.tsx';
import { OptionalLabel } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { MediaField } from '#app/components/media-upload/fields/media-field.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { FieldMessages } from '#app/components/ui/field.tsx';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { formCopy as copy } from '#messages/catalog/admin-product-form.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { oneTimeTypes, subscriptionTypes } from '#shared/shop/catalog.ts';
import { mediaAreaOf, type ProductKind } from '../product-kind.ts';
import { mediaOf } from '../values/format-field-value.ts';
import type { ProductValues } from '../values/product-values.ts';
import { PlainField } from './product-fields.tsx';

/** APRD-056 */
const DESCRIPTION_ROWS = 24;

interface FieldsProps {
  readonly kind: ProductKind;
  readonly values: ProductValues;
  readonly product: AdminProduct | null;
}

export function BasicFields({ kind }: Pick<FieldsProps, 'kind'>) {
  const types = kind.is_subscription ? subscriptionTypes : oneTimeTypes;
  return (
    <div className="grid items-start gap-5">
      <BothLanguages area="catalog" name="title" label={copy.texts.title}>
        <WrappingField name="title" label={copy.texts.title} />
      </BothLanguages>
      <ChoiceField
        name="type"
        label={copy.fields.type}
        options={Object.fromEntries(types.map((type) => [type, productTypeLabels[type]]))}
      />
    </div>
  );
}

export function PriceFields({ values }: Pick<FieldsProps, 'values'>) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <RupiahFormField name="price" label={copy.fields.price} hint={copy.freeHint} required />
      {values.type !== 'bundle' && (
        <RupiahFormField
          name="original_price"
          label={copy.fields.original}
          hint={copy.originalHint}
          aside={<OptionalLabel />}
        />
      )}
    </div>
  );
}

/** One hidden field holds the list in gallery order (APRD-047). */
export function MediaFields({ kind, values }: Omit<FieldsProps, 'product'>) {
  const [field] = useField<string>('media_gallery');
  const { value = '[]', change } = useInputControl(field);
  const [error] = Object.values(field.allErrors).flat();
  return (
    <div className="grid gap-1.5">
      <MediaField
        area={mediaAreaOf(kind)}
        items={mediaOf(values)}
        onChange={(items) => change(JSON.stringify(items.map(({ type, url, alt }) => ({ type, url, alt }))))}
      />
      <FieldMessages hintId={undefined} hint={null} errorId="media-gallery-error" error={error} />
      <input type="hidden" name="media_gallery" value={value} />
    </div>
  );
}

/** A new product is for sale once it is published (ADR 0054); see APRD-048 to APRD-050. */
export function SettingsFields({ values, product }: Omit<FieldsProps, 'kind'>) {
  return (
    <>
      <div>
        {product === null ? (
          <HiddenFormField name="is_active" />
        ) : (
          <SwitchFormField name="is_active" label={copy.fields.active} hint={copy.fields.activeHint} />
        )}
        <SwitchFormField name="is_featured" label={copy.fields.featured} hint={copy.fields.featuredHint} />
        <SwitchFormField name="coming_soon" label={copy.cards.comingSoon} hint={copy.fields.comingSoonHint} />
        <div hidden={values.coming_soon !== 'true'} className="max-w-90 pt-3">
          <DateField name="launch_date" label={copy.fields.launch} hasTime isOptional />
        </div>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PlainField name="slug" />
        <PlainField name="stock" />
      </div>
    </>
  );
}

function ProductDraft() {
  const [title] = useField<string>('title');
  const [promise] = useField<string>('short_description');
  const about = () => `${title.value ?? ''}\n${promise.value ?? ''}`;
  return (
    <DraftPanel
      subject={{ kind: 'product', about, language: 'id' }}
      into={{ name: 'description', isHtml: true }}
    />
  );
}

export function PageTextFields({ values: { description, content_body } }: Pick<FieldsProps, 'values'>) {
  const [isOwn] = useState(content_body !== '' && content_body !== description);
  return (
    <>
      <PlainField name="short_description" />
      <BothLanguages
        area="catalog"
        name="description"
        label={copy.texts.description}
        isHtml
        rows={DESCRIPTION_ROWS}
      >
        <RichTextFormField name="description" label={copy.texts.description} rows={DESCRIPTION_ROWS} />
      </BothLanguages>
      <ProductDraft />
      <Disclosure title={copy.texts.content_body} note={isOwn ? undefined : copy.sameText} isOpen={isOwn}>
        <BothLanguages area="catalog" name="content_body" label={copy.texts.content_body} isHtml>
          <RichTextFormField
            name="content_body"
            label={copy.texts.content_body}
            hint={copy.fields.bodyHint}
          />
        </BothLanguages>
      </Disclosure>
    </>
  );
}

export function CtaFields() {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <PlainField name="cta_text" />
      <PlainField name="cta_link" />
    </div>
  );
}
