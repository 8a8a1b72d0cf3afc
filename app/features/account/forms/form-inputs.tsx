import { useField } from '@conform-to/react';
import { CodeField } from '#app/components/inputs/code-field.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { STAY_ON_PAGE } from '#app/lib/forms/form-reply.ts';

type PasswordFormFieldProps = Omit<Parameters<typeof PasswordField>[0], 'error'>;

/** A password in a form that posts; it never comes back with the page. */
export function PasswordFormField({ name, ...props }: PasswordFormFieldProps) {
  const [field] = useField<string>(name);
  return <PasswordField {...props} name={name} error={field.errors?.[0]} />;
}

/** Six digits in a form that posts. */
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

/** Which of the forms of a page this is. */
export function FormNameInput({ name }: { readonly name: string }) {
  return <input type="hidden" name="form" value={name} />;
}

/** The answer comes back as a page, without scripts, too: it goes on with what was typed, which no address may hold. */
export function StayOnPageInput() {
  return <input type="hidden" name={STAY_ON_PAGE} value="1" />;
}
