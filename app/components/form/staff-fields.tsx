import type { ComponentProps } from 'react';
import { Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { formCopy } from '#messages/components/form.ts';
import { FormField } from './text-fields.tsx';

/** Separate from the public fields, whose pages have a size budget. */
type FieldProps = Omit<ComponentProps<typeof FormField>, 'children'>;

type GrowingTextareaFieldProps = FieldProps & { readonly maxLength: number; readonly rows: number };

export function GrowingTextareaField({ maxLength, rows, ...field }: GrowingTextareaFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Textarea
          {...control}
          maxLength={maxLength}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
          className="field-sizing-content max-h-[70vh]"
        />
      )}
    </FormField>
  );
}

type ChoiceFieldProps = FieldProps & {
  readonly options: Readonly<Record<string, string>>;
  readonly none?: string;
};

export function ChoiceField({ options, none, ...field }: ChoiceFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select defaultValue="" {...control}>
          <option value="" {...(none === undefined && { disabled: true, hidden: true })}>
            {none ?? formCopy.choose}
          </option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
