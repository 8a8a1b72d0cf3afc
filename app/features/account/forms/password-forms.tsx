import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { accountCopy } from '#messages/account/account.ts';
import { toastWithTitle } from './toast-with-title.ts';

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
      <EmailField name="email" label={accountCopy.email} />
      <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
    </ActionForm>
  );
}

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
