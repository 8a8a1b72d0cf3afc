import { useField } from '@conform-to/react';
import { CodeField } from '#app/components/inputs/code-field.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';

type PasswordFormFieldProps = Omit<Parameters<typeof PasswordField>[0], 'error'>;

/** The server never sends a typed password back. */
export function PasswordFormField({ name, ...props }: PasswordFormFieldProps) {
  const [field] = useField<string>(name);
  return <PasswordField {...props} name={name} error={field.errors?.[0]} />;
}

interface CodeFormFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly opens?: boolean;
}

export function CodeFormField({ name = 'code', label, opens = false }: CodeFormFieldProps) {
  const [field] = useField<string>(name);
  return <CodeField name={name} label={label} error={field.errors?.[0]} startsFocused={opens} />;
}
