import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { accountCopy } from '../account-copy.ts';
import { PasswordFormField } from './form-inputs.tsx';
import { toastWithTitle } from './toast-with-title.ts';

/** Asks for the link. */
export function ForgotPasswordForm() {
  const copy = accountCopy.forgot;
  const form = useActionForm({
    id: 'forgot',
    action: '/forgot-password',
    loadSchema: async () => (await import('../actions/account-schemas.ts')).forgotPasswordSchema,
    toastFor: toastWithTitle(copy.title),
  });
  return (
    <ActionForm form={form} label={copy.title} className="mt-8 grid gap-4">
      <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
    </ActionForm>
  );
}

/** The new password, twice. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const copy = accountCopy.reset;
  const form = useActionForm({
    id: 'reset',
    action: '/reset-password',
    loadSchema: async () => (await import('../actions/account-schemas.ts')).resetPasswordSchema,
    toastFor: toastWithTitle(copy.title),
  });
  return (
    <ActionForm form={form} label={copy.submit} className="mt-8 grid gap-4">
      <input type="hidden" name="token" value={token} />
      <PasswordFormField
        label={copy.password}
        name="password"
        autoComplete="new-password"
        hint={accountCopy.passwordHint}
      />
      <PasswordFormField label={copy.confirm} name="confirm" autoComplete="new-password" />
      <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
    </ActionForm>
  );
}
