import { Field } from '#app/components/ui/field.tsx';
import { Input, Textarea } from '#app/components/ui/input.tsx';

interface ControlledTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly maxLength?: number;
  /** More than one renders a textarea. */
  readonly rows?: number;
  readonly type?: 'text' | 'datetime-local' | 'number' | 'date';
  /** Id of a datalist. */
  readonly list?: string;
  readonly placeholder?: string;
  readonly className?: string;
  readonly onChange: (text: string) => void;
}

/** A textarea starts at `rows` and grows with its text. */
export function ControlledTextField(props: ControlledTextFieldProps) {
  const {
    label,
    hint,
    error,
    className,
    rows = 1,
    maxLength = 200,
    type = 'text',
    onChange,
    ...given
  } = props;
  return (
    <Field label={label} hint={hint} error={error} {...(className !== undefined && { className })}>
      {(control) =>
        rows > 1 ? (
          <Textarea
            {...control}
            rows={rows}
            maxLength={maxLength}
            style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
            className="field-sizing-content max-h-[70vh]"
            value={given.value}
            placeholder={given.placeholder}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Input
            {...control}
            {...given}
            type={type}
            {...(type === 'text' && { maxLength: maxLength })}
            {...(type === 'number' && { step: 'any' })}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  );
}
