import { useField, useInputControl } from '@conform-to/react';

interface TicksFormFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly posts: 'ticked' | 'unticked';
}

export function TicksFormField({ name, label, hint, options, posts }: TicksFormFieldProps) {
  const [field] = useField<string>(name);
  const { value = '', change } = useInputControl(field);
  const posted = new Set(value.split(',').filter(Boolean));
  const isPosted = (isTicked: boolean) => isTicked === (posts === 'ticked');
  return (
    <fieldset>
      <legend className="font-semibold text-ui">{label}</legend>
      <p className="text-ink-3 text-small">{hint}</p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-tap items-center gap-3 text-ui">
            <input
              type="checkbox"
              checked={isPosted(posted.has(option.value))}
              onChange={({ target }) =>
                change(
                  options
                    .filter((other) =>
                      other === option ? isPosted(target.checked) : posted.has(other.value),
                    )
                    .map((other) => other.value)
                    .join(),
                )
              }
              className="shrink-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      <input type="hidden" name={name} value={value} />
    </fieldset>
  );
}
