import type { ComponentProps } from 'react';
import { GrowingTextareaField } from '#app/components/form/staff-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { WrappingField } from '#app/components/form/wrapping-field.tsx';
import { fieldLabels } from '../values/field-labels.ts';
import type { FieldName } from '../values/product-values.ts';

/** An optional field of the product itself, with the label that the conflict dialog has, too. */
type Labelled<Props> = Omit<Props, 'name' | 'label' | 'isOptional'> & { readonly name: FieldName };

export function LineField({ name, ...field }: Labelled<ComponentProps<typeof TextField>>) {
  return <TextField autoComplete="off" {...field} name={name} label={fieldLabels()[name]} isOptional />;
}

/** Tabular figures and a numeric keyboard. */
export function CountField(field: Labelled<ComponentProps<typeof TextField>>) {
  return <LineField inputMode="decimal" inputClassName="num" {...field} />;
}

/** A line that may be longer than its field. */
export function LongLineField({ name, ...field }: Labelled<ComponentProps<typeof WrappingField>>) {
  return <WrappingField {...field} name={name} label={fieldLabels()[name]} isOptional />;
}

export function LinesField({ name, ...field }: Labelled<ComponentProps<typeof GrowingTextareaField>>) {
  return <GrowingTextareaField {...field} name={name} label={fieldLabels()[name]} isOptional />;
}
