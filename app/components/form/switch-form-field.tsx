import { useField, useInputControl } from '@conform-to/react';
import { type ReactNode, useId } from 'react';
import { Switch } from '../ui/switch.tsx';

interface SwitchFormFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly className?: string;
}

export function SwitchFormField({ name, label, hint, className = '' }: SwitchFormFieldProps) {
  const id = useId();
  return (
    <div className={`flex items-start justify-between gap-4 ${className}`}>
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer pt-2.5 font-semibold text-ui">
          {label}
        </label>
        {hint && <p className="text-ink-2 text-small">{hint}</p>}
      </div>
      <FormSwitch name={name} id={id} />
    </div>
  );
}

interface FormSwitchProps {
  readonly name: string;
  readonly id: string;
}

export function FormSwitch({ name, id }: FormSwitchProps) {
  const [field] = useField<string>(name);
  const { value = 'false', change } = useInputControl(field);
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <Switch id={id} checked={value === 'true'} onCheckedChange={(isOn) => change(String(isOn))} />
    </>
  );
}
