import { FormText } from '#app/components/form/form-fields.tsx';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { accountCopy } from './account-copy.ts';
import { FormPassword } from './form-secrets.tsx';
import { wordsOf } from './words-of.ts';

/** Asks for the link. */
export function ForgotForm() {
  const copy = accountCopy.forgot;
  const form = useForm({
    id: 'forgot',
    action: '/forgot-password',
    loadSchema: async () => (await import('./account-forms.ts')).forgotForm,
    wordsFor: wordsOf(copy.title),
  });
  return (
    <PostForm form={form} label={copy.title} className="mt-8 grid gap-4">
      <FormText name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <FormSubmit form={form} label={copy.submit} busyText={copy.busy} />
    </PostForm>
  );
}

/** The new password, twice. */
export function ResetForm({ token }: { readonly token: string }) {
  const copy = accountCopy.reset;
  const form = useForm({
    id: 'reset',
    action: '/reset-password',
    loadSchema: async () => (await import('./account-forms.ts')).resetForm,
    wordsFor: wordsOf(copy.title),
  });
  return (
    <PostForm form={form} label={copy.submit} className="mt-8 grid gap-4">
      <input type="hidden" name="token" value={token} />
      <FormPassword
        label={copy.password}
        name="password"
        autoComplete="new-password"
        hint={accountCopy.passwordHint}
      />
      <FormPassword label={copy.confirm} name="confirm" autoComplete="new-password" />
      <FormSubmit form={form} label={copy.submit} busyText={copy.busy} />
    </PostForm>
  );
}
