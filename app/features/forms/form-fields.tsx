import type { ComponentProps, ReactNode } from 'react';
import { type ControlProps, Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useProblem } from './form-frame.tsx';
import { formsCopy } from './forms-copy.ts';

interface FieldBasics {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOptional?: boolean | undefined;
  readonly className?: string | undefined;
}

const optionalMark = <span className="text-ink-3 text-small">{formsCopy.optional}</span>;

interface FormFieldProps extends FieldBasics {
  readonly children: (control: FormControl) => ReactNode;
}

type FormControl = ControlProps & { readonly name: string; readonly 'data-missing'?: string };

/** A field of the form around: its problem beside it, and on its control the sentence for when it is left empty. */
function FormField({ name, label, hint, isOptional = false, className = '', children }: FormFieldProps) {
  const needed = isOptional ? {} : { required: true, 'data-missing': formsCopy.required(label) };
  return (
    <Field
      label={label}
      hint={hint}
      error={useProblem(name)}
      className={className}
      aside={isOptional && optionalMark}
    >
      {(control) => children({ ...control, ...needed, name })}
    </Field>
  );
}

type FormTextProps = FieldBasics & Omit<ComponentProps<'input'>, keyof FieldBasics | 'id' | 'required'>;

export function FormText({ name, label, hint, isOptional, className, ...input }: FormTextProps) {
  return (
    <FormField {...{ name, label, hint, isOptional, className }}>
      {(control) => <Input {...mostLetters(input.type)} {...input} {...control} />}
    </FormField>
  );
}

/** What is chosen and not typed has no length. */
function mostLetters(type = 'text') {
  return type === 'date' ? {} : { maxLength: 200 };
}

type FormAreaProps = FieldBasics & { readonly maxLength?: number; readonly rows?: number };

export function FormArea({ maxLength = 5000, rows, ...field }: FormAreaProps) {
  return (
    <FormField {...field}>
      {(control) => <Textarea {...control} maxLength={maxLength} {...(rows !== undefined && { rows })} />}
    </FormField>
  );
}

type FormSelectProps = FieldBasics & {
  readonly options: readonly string[];
  readonly onChange?: (value: string) => void;
};

/** The empty choice is the placeholder and can not be sent; no option has an empty value (FORM-016). */
export function FormSelect({ options, onChange, ...field }: FormSelectProps) {
  return (
    <FormField {...field}>
      {(control) => (
        <Select {...control} defaultValue="" onChange={(event) => onChange?.(event.target.value)}>
          <option value="" disabled hidden>
            {formsCopy.choose}
          </option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
