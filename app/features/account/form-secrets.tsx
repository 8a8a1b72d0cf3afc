import { useField } from '@conform-to/react';
import { CodeField } from '#app/components/code-field.tsx';
import { PasswordField } from '#app/components/password-field.tsx';
import { STAY } from '#app/lib/form-reply.ts';

type FormPasswordProps = Omit<Parameters<typeof PasswordField>[0], 'error'>;

/** A password in a form that posts; it never comes back with the page. */
export function FormPassword({ name, ...props }: FormPasswordProps) {
  const [field] = useField<string>(name);
  return <PasswordField {...props} name={name} error={field.errors?.[0]} />;
}

/** Six digits in a form that posts. */
export function FormCode({ label, opens = false }: { readonly label: string; readonly opens?: boolean }) {
  const [field] = useField<string>('code');
  return <CodeField label={label} error={field.errors?.[0]} opens={opens} />;
}

/** Which of the forms of a page this is. */
export function FormName({ name }: { readonly name: string }) {
  return <input type="hidden" name="form" value={name} />;
}

/** The answer comes back as a page, without scripts, too: it goes on with what was typed, which no address may hold. */
export function StaysHere() {
  return <input type="hidden" name={STAY} value="1" />;
}
