import { useField } from '@conform-to/react';
import { type ComponentProps, useState } from 'react';
import { MoneyField } from '#app/components/inputs/money-field.tsx';

type RupiahFormFieldProps = Omit<ComponentProps<typeof MoneyField>, 'value' | 'onChange' | 'error'> & {
  readonly name: string;
};

/** Posts text that the action parses with `rupiahInput`. */
export function RupiahFormField(props: RupiahFormFieldProps) {
  const [field] = useField<string>(props.name);
  return (
    <TypedRupiah key={field.key} {...props} typed={field.initialValue ?? ''} error={field.errors?.[0]} />
  );
}

interface TypedRupiahProps extends RupiahFormFieldProps {
  readonly typed: string;
  readonly error: string | undefined;
}

/** Controlled, because it groups the digits. */
function TypedRupiah({ typed, ...field }: TypedRupiahProps) {
  const [value, setValue] = useState(typed);
  return <MoneyField {...field} value={value} onChange={setValue} />;
}
