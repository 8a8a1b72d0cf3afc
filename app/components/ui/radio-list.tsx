import type { ReactNode } from 'react';

interface RadioListProps {
  readonly legend: string;
  readonly name: string;
  readonly value?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string; readonly hint: ReactNode }[];
}

export function RadioList({ legend, name, value: chosen, options }: RadioListProps) {
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold text-ui">{legend}</legend>
      <div className="mt-2 overflow-hidden rounded-card border border-line-strong empty:border-0">
        {options.map(({ value, label, hint }, index) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-start gap-3 border-line border-t px-3.5 py-3 first:border-0 hover:bg-soft has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === undefined ? index === 0 : value === chosen}
              className="mt-0.5 shrink-0"
            />
            <span className="min-w-0">
              <b className="block font-semibold text-ui">{label}</b>
              <span className="block text-ink-3 text-small">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
