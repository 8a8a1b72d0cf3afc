import { useField } from '@conform-to/react';
import { useId } from 'react';
import { FieldMessages } from '#app/components/ui/field.tsx';
import { type Choice, segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { cn } from '#app/lib/cn.ts';

interface SegmentedFormFieldProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly className?: string;
}

/** Its default must be one of the choices. */
export function SegmentedFormField<Value extends string>(props: SegmentedFormFieldProps<Value>) {
  const { name, label, choices, className } = props;
  const [field] = useField<string>(name);
  const errorId = useId();
  return (
    <>
      <fieldset data-slot="segmented" aria-describedby={errorId} className={cn(trackClasses, className)}>
        <legend className="sr-only">{label}</legend>
        {choices.map((choice) => (
          <label key={choice.value} className={segmentClasses}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === field.initialValue}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <FieldMessages hintId={undefined} hint={null} errorId={errorId} error={field.errors?.[0]} />
    </>
  );
}
