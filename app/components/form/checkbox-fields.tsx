import { useField } from '@conform-to/react';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useIsFirstInvalid } from './action-form.tsx';

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly checked?: readonly string[];
  readonly hint?: string;
}

const choiceClasses =
  'flex min-h-12 items-center gap-3 rounded-control px-3.5 py-2 text-ui shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-dawn-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)]';

export function CheckboxGroupField({ checked = [], ...props }: ChoicesFieldProps) {
  return (
    <Choices {...props} checked={checked} type="checkbox" className="grid gap-2 sm:grid-cols-2">
      {(option, input) => (
        <label key={option} className={choiceClasses}>
          <input {...input} className="shrink-0" />
          {props.labels?.[option] ?? option}
        </label>
      )}
    </Choices>
  );
}

export function ChipsField(props: ChoicesFieldProps) {
  return (
    <Choices {...props} checked={[]} type="radio" className="flex flex-wrap gap-2">
      {(option, input) => (
        <label
          key={option}
          className={`${choiceClasses} cursor-pointer has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2`}
        >
          <input {...input} className="sr-only" />
          {props.labels?.[option] ?? option}
        </label>
      )}
    </Choices>
  );
}

interface ChoicesProps extends Omit<ChoicesFieldProps, 'labels'> {
  readonly type: 'checkbox' | 'radio';
  readonly className: string;
  readonly checked: readonly string[];
  readonly children: (option: string, input: ComponentProps<'input'>) => ReactNode;
}

function Choices({ name, label, options, hint, checked: begun, type, className, children }: ChoicesProps) {
  const [field] = useField<readonly string[]>(name);
  const opens = useIsFirstInvalid(name);
  const errorId = useId();
  const checked = field.initialValue === undefined ? begun : [field.initialValue].flat();
  return (
    <fieldset aria-describedby={errorId} className="min-w-0">
      <legend className="mb-2 font-semibold text-ui">{label}</legend>
      <FieldError id={errorId} text={field.errors?.[0]} />
      {hint !== undefined && <p className="mb-2 text-ink-3 text-small">{hint}</p>}
      <div className={className}>
        {options.map((option, index) =>
          children(option, {
            type,
            name,
            value: option,
            defaultChecked: checked.includes(option),
            'aria-invalid': field.errors !== undefined || undefined,
            ...(index === 0 && opens && { autoFocus: true }),
          }),
        )}
      </div>
    </fieldset>
  );
}

interface CheckboxFieldProps {
  readonly name: string;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

export function CheckboxField({ name, isOptional = false, children }: CheckboxFieldProps) {
  const [field] = useField<string>(name);
  const opens = useIsFirstInvalid(name);
  const errorId = useId();
  return (
    <div>
      <label className="flex items-start gap-3 py-2 text-ink-2 text-ui">
        <input
          type="checkbox"
          name={name}
          required={!isOptional}
          defaultChecked={field.initialValue === 'on'}
          aria-invalid={field.errors !== undefined || undefined}
          aria-describedby={errorId}
          {...(opens && { autoFocus: true })}
          className="mt-0.5 shrink-0"
        />
        <span>{children}</span>
      </label>
      <FieldError id={errorId} text={field.errors?.[0]} />
    </div>
  );
}

function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="my-1.5 flex items-start gap-1.5 text-debit text-small empty:hidden"
    >
      {text !== undefined && <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />}
      {text}
    </p>
  );
}
