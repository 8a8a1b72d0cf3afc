import type { ComponentProps } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useProblem } from './form-frame.tsx';
import { formsCopy } from './forms-copy.ts';

interface FieldBasics {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly className?: string;
}

/** What every control of a form carries: its sentence for when it is left empty, unless it may be. */
const needed = (label: string, isOptional: boolean) =>
  isOptional ? {} : { required: true, 'data-missing': formsCopy.required(label) };

const optionalMark = <span className="text-ink-3 text-small">{formsCopy.optional}</span>;

type FormTextProps = FieldBasics & Omit<ComponentProps<'input'>, keyof FieldBasics | 'id' | 'required'>;

export function FormText({ name, label, hint, isOptional = false, className, ...input }: FormTextProps) {
  const error = useProblem(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={className ?? ''}
      aside={isOptional && optionalMark}
    >
      {(control) => (
        <Input maxLength={200} {...input} {...control} {...needed(label, isOptional)} name={name} />
      )}
    </Field>
  );
}

type FormAreaProps = FieldBasics & { readonly maxLength?: number; readonly rows?: number };

export function FormArea({ name, label, hint, isOptional = false, className, ...area }: FormAreaProps) {
  const error = useProblem(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={className ?? ''}
      aside={isOptional && optionalMark}
    >
      {(control) => (
        <Textarea maxLength={5000} {...area} {...control} {...needed(label, isOptional)} name={name} />
      )}
    </Field>
  );
}

type FormSelectProps = FieldBasics & {
  readonly options: readonly string[];
  readonly onChange?: (value: string) => void;
};

/** The empty choice is the placeholder and can not be sent; no option has an empty value (FORM-016). */
export function FormSelect({
  name,
  label,
  hint,
  isOptional = false,
  className,
  options,
  onChange,
}: FormSelectProps) {
  const error = useProblem(name);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={className ?? ''}
      aside={isOptional && optionalMark}
    >
      {(control) => (
        <Select
          {...control}
          {...needed(label, isOptional)}
          name={name}
          defaultValue=""
          onChange={(event) => onChange?.(event.target.value)}
        >
          <option value="" disabled hidden>
            {formsCopy.choose}
          </option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
