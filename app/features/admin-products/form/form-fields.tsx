import type { ReactNode } from 'react';
import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import { fieldLabels } from '../values/field-labels.ts';
import type { TextName } from '../values/product-values.ts';
import type { ProductForm } from './use-product-form.ts';

interface ProductTextFieldProps {
  readonly form: ProductForm;
  readonly name: TextName;
  /** By default the field's own. */
  readonly label?: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly type?: 'text' | 'datetime-local';
  /** Tabular figures and a numeric keyboard. */
  readonly isNumber?: boolean;
  /** More than one renders a textarea. */
  readonly rows?: number;
}

/** A field of the product itself. */
export function ProductTextField({
  form,
  name,
  label = fieldLabels()[name],
  hint,
  required = false,
  type = 'text',
  isNumber = false,
  rows,
}: ProductTextFieldProps) {
  const change = (text: string) => form.change({ [name]: text });
  return (
    <Field label={label} hint={hint} error={form.problems[name]} required={required}>
      {(control) => {
        const shared = { ...control, name, value: form.values[name] };
        if (rows !== undefined)
          return <Textarea {...shared} rows={rows} onChange={({ target }) => change(target.value)} />;
        return (
          <Input
            {...shared}
            type={type}
            autoComplete="off"
            {...(isNumber && { inputMode: 'decimal' as const, className: 'num' })}
            onChange={({ target }) => change(target.value)}
          />
        );
      }}
    </Field>
  );
}

interface ControlledFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly required?: boolean;
}

/** A field of a list item. */
export function ControlledField({
  label,
  name,
  value,
  onChange,
  error,
  rows,
  required = false,
}: ControlledFieldProps) {
  return (
    <Field label={label} error={error} required={required}>
      {(control) =>
        rows === undefined ? (
          <Input {...control} name={name} value={value} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <Textarea
            {...control}
            name={name}
            rows={rows}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}

interface ControlledSelectProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: Readonly<Record<string, string>>;
  readonly error?: string | undefined;
  /** The label of the empty option, where there is one. */
  readonly none?: string;
  readonly required?: boolean;
}

export function ControlledSelect({
  label,
  name,
  value,
  onChange,
  options,
  error,
  none,
  required = false,
}: ControlledSelectProps) {
  return (
    // Required only where an empty option exists.
    <Field label={label} error={error} required={required && none !== undefined}>
      {(control) => (
        <Select {...control} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
          {none !== undefined && <option value="">{none}</option>}
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface ControlledSwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly hint?: ReactNode;
}

export function ControlledSwitch({ label, isOn, onChange, hint }: ControlledSwitchProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="text-ui">
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-ink-3 text-small">{hint}</span>}
      </p>
      <Switch aria-label={label} checked={isOn} onCheckedChange={onChange} />
    </div>
  );
}
