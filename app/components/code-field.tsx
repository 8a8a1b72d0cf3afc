import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';

interface Props {
  readonly label: string;
  readonly error?: string | undefined;
}

/** Six digits, filled in by the telephone where it can. */
export function CodeField({ label, error }: Props) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="num text-center text-t2 tracking-[0.3em]"
        />
      )}
    </Field>
  );
}
