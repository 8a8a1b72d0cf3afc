import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { accountCopy } from './account-copy.ts';
import { signIn } from './auth-calls.ts';
import { type DemoAccount, DevAccounts } from './dev-accounts.tsx';
import { FormError } from './form-error.tsx';
import { GoogleButton } from './google-button.tsx';
import { OtherDoor } from './other-door.tsx';
import { PasswordField } from './password-field.tsx';
import { safeNext } from '#shared/safe-next.ts';

const copy = accountCopy.login;

/** E-mail and password; what was typed stays when the answer is no. */
export function LoginForm({ demoAccounts }: { readonly demoAccounts: readonly DemoAccount[] }) {
  const { error, isBusy, submit } = useLogin();
  const [filled, setFilled] = useState<DemoAccount | null>(null);
  return (
    <>
      <form onSubmit={submit} noValidate className="mt-8 grid gap-4" key={filled?.email}>
        <Field label="Email" error={error?.field === 'email' ? error.message : undefined}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={filled?.email}
              maxLength={254}
            />
          )}
        </Field>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          defaultValue={filled?.password}
          error={error?.field === 'password' ? error.message : undefined}
        />
        <FormError message={error?.field === null ? error.message : null} />
        <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="w-full">
          {isBusy ? copy.busy : copy.submit}
        </Button>
        <GoogleButton />
      </form>
      <OtherDoor to="/signup" question={copy.other} label={copy.otherLink} />
      <DevAccounts accounts={demoAccounts} onPick={setFilled} />
    </>
  );
}

interface LoginError {
  readonly field: 'email' | 'password' | null;
  readonly message: string;
}

function useLogin() {
  const [error, setError] = useState<LoginError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { refresh } = useViewer();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const password = String(form.get('password') ?? '');
    if (email === '') return setError({ field: 'email', message: accountCopy.fillAll });
    if (password === '') return setError({ field: 'password', message: accountCopy.fillAll });
    setError(null);
    setIsBusy(true);
    const answer = await signIn({ email, password });
    setIsBusy(false);
    if (!answer.ok) {
      setError({ field: null, message: answer.message });
      toast.error(copy.failed, { description: answer.message });
      return;
    }
    toast.success(copy.success.title, { description: copy.success.text });
    refresh();
    navigate(safeNext(search.get('next')), { replace: true });
  };
  return { error, isBusy, submit };
}
