import { useField } from '@conform-to/react';
import type { ComponentProps, ReactNode } from 'react';
import { type ControlProps, Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { formCopy } from '#messages/components/form.ts';
import { useIsFirstInvalid } from './action-form.tsx';

interface BaseFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean | undefined;
  readonly className?: string | undefined;
  readonly opens?: boolean | undefined;
}

export const OptionalLabel = () => (
  <span data-slot="optional" className="text-ink-3 text-small">
    {formCopy.optional}
  </span>
);

type FormControl = ControlProps & {
  readonly name: string;
  readonly autoFocus?: true;
  readonly defaultValue?: string;
};

interface FormFieldProps extends BaseFieldProps {
  readonly children: (control: FormControl) => ReactNode;
}

export function FormField({ name, label, opens = false, isOptional = false, ...props }: FormFieldProps) {
  const { hint, className = '', children } = props;
  const [field] = useField<string>(name);
  const isFirstInvalid = useIsFirstInvalid(name);
  const typed = typeof field.initialValue === 'string' ? { defaultValue: field.initialValue } : {};
  return (
    <Field
      label={label}
      hint={hint}
      error={field.errors?.[0]}
      className={className}
      aside={isOptional && <OptionalLabel />}
      required={!isOptional}
    >
      {(control) =>
        children({ ...control, ...typed, ...((opens || isFirstInvalid) && { autoFocus: true }), name })
      }
    </Field>
  );
}

type TextFieldProps = BaseFieldProps &
  Omit<ComponentProps<'input'>, keyof BaseFieldProps | 'id' | 'required'> & {
    readonly inputClassName?: string;
  };

export function TextField({ name, label, hint, isOptional, className, opens, ...input }: TextFieldProps) {
  const { inputClassName, ...rest } = input;
  return (
    <FormField
      name={name}
      label={label}
      hint={hint}
      isOptional={isOptional}
      className={className}
      opens={opens}
    >
      {(control) => <Input maxLength={200} className={inputClassName} {...rest} {...control} />}
    </FormField>
  );
}

type TextareaFieldProps = BaseFieldProps & { readonly maxLength?: number; readonly rows?: number };

export function TextareaField({ maxLength = 5000, rows, ...field }: TextareaFieldProps) {
  return (
    <FormField {...field}>
      {(control) => <Textarea {...control} maxLength={maxLength} {...(rows !== undefined && { rows })} />}
    </FormField>
  );
}

type SelectFieldProps = BaseFieldProps & {
  readonly options: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
};

/** The placeholder is the only option with an empty value, and cannot be submitted (FORM-016). */
export function SelectField({ options, labels = {}, ...field }: SelectFieldProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select defaultValue="" {...control}>
          <option value="" disabled hidden>
            {formCopy.choose}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {labels[option] ?? option}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
