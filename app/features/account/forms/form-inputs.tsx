import { useField } from '@conform-to/react';
import { CodeField } from '#app/components/inputs/code-field.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';

type PasswordFormFieldProps = Omit<Parameters<typeof PasswordField>[0], 'error'>;

/** The server never sends a typed password back. */
export function PasswordFormField({ name, ...props }: PasswordFormFieldProps) {
  const [field] = useField<string>(name);
  return <PasswordField {...props} name={name} error={field.errors?.[0]} />;
}

export function CodeFormField({
  label,
  opens = false,
}: {
  readonly label: string;
  readonly opens?: boolean;
}) {
  const [field] = useField<string>('code');
  return <CodeField label={label} error={field.errors?.[0]} startsFocused={opens} />;
}

/** Names the form when a page posts several. */
export function FormNameInput({ name }: { readonly name: string }) {
  return <input type="hidden" name="form" value={name} />;
}

/** The reply renders in place instead of redirecting, so that posted values stay out of the URL. */
export function StayOnPageInput() {
  return <input type="hidden" name={STAY_ON_PAGE} value="1" />;
}
