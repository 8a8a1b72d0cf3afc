import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';

interface Props {
  readonly name?: string;
  readonly label: string;
  readonly error?: string | undefined;
  /** Takes the focus, because it appears after a code was sent. */
  readonly startsFocused?: boolean;
}

export function CodeField({ name = 'code', label, error, startsFocused = false }: Props) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          {...(startsFocused && { autoFocus: true })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="num text-center text-t2 tracking-[0.3em]"
        />
      )}
    </Field>
  );
}
