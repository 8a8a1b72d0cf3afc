import { useField, useInputControl } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { DateInput } from '#app/components/inputs/date-input.tsx';
import { FormField } from './text-fields.tsx';

type DateFieldProps = Omit<ComponentProps<typeof FormField>, 'children'> &
  Pick<ComponentProps<typeof DateInput>, 'hasTime' | 'min'>;

/** Posts `2026-11-20`, or with a time `2026-11-20T09:00` in WIB. */
export function DateField({ hasTime = false, min, ...props }: DateFieldProps) {
  const [field] = useField<string>(props.name);
  const { value = '', change } = useInputControl(field);
  return (
    <FormField {...props}>
      {({ name, defaultValue: _, ...control }) => (
        <DateInput
          name={name}
          value={value}
          onChange={change}
          hasTime={hasTime}
          min={min}
          control={control}
        />
      )}
    </FormField>
  );
}
