import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { PasswordField } from '#app/components/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { accountCopy } from './account-copy.ts';
import { requestReset, resetPassword } from './auth-calls.ts';
import { FormError } from './form-error.tsx';
import { MIN_PASSWORD } from './modal-problems.ts';

/** Asks for the link. What follows looks the same for every address. */
export function ForgotForm({ onSent }: { readonly onSent: () => void }) {
  const copy = accountCopy.forgot;
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (email === '') return setProblem(accountCopy.fillAll);
    setIsBusy(true);
    const answer = await requestReset(email);
    setIsBusy(false);
    if (answer.ok) onSent();
    else setProblem(answer.fields.email ?? answer.message);
  };
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-4">
      <Field label="Email" error={problem}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} />}
      </Field>
      <Button type="submit" block busyText={isBusy ? copy.busy : undefined}>
        {copy.submit}
      </Button>
    </form>
  );
}

type Problems = Readonly<Partial<Record<'password' | 'confirm' | 'form', string>>>;

/** The new password, twice. */
export function ResetForm({ token }: { readonly token: string }) {
  const copy = accountCopy.reset;
  const { problems, isBusy, submit } = useReset(token);
  return (
    <form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-4">
      <PasswordField
        label={copy.password}
        name="password"
        autoComplete="new-password"
        hint="Minimal 6 karakter."
        error={problems.password}
      />
      <PasswordField
        label={copy.confirm}
        name="confirm"
        autoComplete="new-password"
        error={problems.confirm}
      />
      <FormError message={problems.form ?? null} />
      <Button type="submit" block busyText={isBusy ? copy.busy : undefined}>
        {copy.submit}
      </Button>
    </form>
  );
}

function useReset(token: string) {
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [password, confirm] = [String(form.get('password') ?? ''), String(form.get('confirm') ?? '')];
    const found = problemsOf(password, confirm);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    const answer = await resetPassword(token, password);
    setIsBusy(false);
    if (answer.ok) return navigate('/login?reset=1', { replace: true });
    const { newPassword } = answer.fields;
    setProblems(newPassword === undefined ? { form: answer.message } : { password: newPassword });
  };
  return { problems, isBusy, submit };
}

function problemsOf(password: string, confirm: string): Problems {
  if (password.length < MIN_PASSWORD) {
    return { password: password === '' ? accountCopy.fillAll : accountCopy.tooShort };
  }
  return confirm === password ? {} : { confirm: accountCopy.mismatch };
}
