import { type ReactNode, useId } from 'react';
import { cn } from '#app/lib/cn.ts';

export const trackClasses =
  'inline-flex max-w-full rounded-control bg-sunk p-[3px] dark:bg-paper shadow-[inset_0_0_0_1px_var(--line)]';

export const segmentClasses =
  'inline-flex min-h-tap flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-[9px] px-3.5 max-[26rem]:px-1.5 max-[22rem]:px-1 font-semibold text-ink-2 text-ui transition-colors hover:text-ink focus-visible:rounded-[9px] has-checked:bg-lift dark:has-checked:bg-night-2 has-checked:text-ink has-checked:shadow-1 has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2 data-[state=active]:bg-lift dark:data-[state=active]:bg-night-2 data-[state=active]:text-ink data-[state=active]:shadow-1 data-[state=active]:ring-1 data-[state=active]:ring-line';

export type Choice<Value extends string> = { value: Value; label: ReactNode };

type SegmentedProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset data-slot="segmented" className={cn(trackClasses, className)}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={segmentClasses}>
          <input
            type="radio"
            name={name}
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
