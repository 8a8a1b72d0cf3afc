import { useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import type { SegmentedProps } from './segmented.tsx';

type RadioChipsProps<Value extends string> = SegmentedProps<Value> & {
  /** Form field name; without one the group is only for the screen. */
  name?: string;
  disabled?: boolean;
};

/** One of several as separate outlined chips: amounts of a top-up, product types. Native radio buttons. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { label, choices, value, onChange, className, disabled = false } = props;
  const fallbackName = useId();
  return (
    <fieldset
      data-slot="radio-chips"
      className={cn('flex min-w-0 flex-wrap gap-2', className)}
      disabled={disabled}
    >
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="num inline-flex min-h-tap items-center justify-center rounded-control px-4 font-semibold text-ink text-ui shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft has-checked:bg-dawn-soft has-checked:shadow-[inset_0_0_0_2px_var(--action)] has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={props.name ?? fallbackName}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
