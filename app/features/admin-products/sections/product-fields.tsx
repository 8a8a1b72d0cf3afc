import type { ComponentProps, ReactNode } from 'react';
import { BothLanguages } from '#app/components/admin/translations/both-languages.tsx';
import type { Separator } from '#app/components/admin/translations/use-english.ts';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { fieldLabels } from '../values/field-labels.ts';
import type { FieldName } from '../values/product-values.ts';

/** Fields that visitors read, and what stands between the texts of one. */
const inEnglish: Partial<Record<FieldName, Separator | null>> = {
  category: null,
  cta_text: null,
  short_description: null,
  instructor_bio: null,
  meta_title: null,
  meta_description: null,
  requirements: '\n',
  tags: ',',
};

interface ReadProps {
  readonly name: FieldName;
  readonly children: ReactNode;
}

function Read({ name, children }: ReadProps) {
  const separator = inEnglish[name];
  if (separator === undefined) return children;
  return (
    <BothLanguages area="catalog" name={name} label={fieldLabels()[name]} separator={separator}>
      {children}
    </BothLanguages>
  );
}

/** An optional field of the product itself, with the label that the conflict dialog has, too. */
type Labelled<Props> = Omit<Props, 'name' | 'label' | 'isOptional'> & { readonly name: FieldName };

export function LineField({ name, ...field }: Labelled<ComponentProps<typeof TextField>>) {
  return (
    <Read name={name}>
      <TextField autoComplete="off" {...field} name={name} label={fieldLabels()[name]} isOptional />
    </Read>
  );
}

/** Tabular figures and a numeric keyboard. */
export function CountField(field: Labelled<ComponentProps<typeof TextField>>) {
  return <LineField inputMode="decimal" inputClassName="num" {...field} />;
}

/** A line that may be longer than its field. */
export function LongLineField({ name, ...field }: Labelled<ComponentProps<typeof WrappingField>>) {
  return (
    <Read name={name}>
      <WrappingField {...field} name={name} label={fieldLabels()[name]} isOptional />
    </Read>
  );
}

export function LinesField({ name, ...field }: Labelled<ComponentProps<typeof GrowingTextareaField>>) {
  return (
    <Read name={name}>
      <GrowingTextareaField {...field} name={name} label={fieldLabels()[name]} isOptional />
    </Read>
  );
}
