import { useState } from 'react';
import { PasswordField } from '#app/components/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { accountCopy } from './account-copy.ts';
import { type DemoAccount, DevAccounts } from './dev-accounts.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { FormError } from './form-error.tsx';
import { GoogleButton } from './google-button.tsx';
import { OtherDoor } from './other-door.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { Login } from './use-login.ts';

const copy = accountCopy.login;

interface Props {
  readonly demoAccounts: readonly DemoAccount[];
  readonly login: Login;
}

/** E-mail and password; what was typed stays when the answer is no. */
export function LoginForm({ demoAccounts, login }: Props) {
  const { error, isBusy, submit } = login;
  const [filled, setFilled] = useState<DemoAccount | null>(null);
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-4" key={filled?.email}>
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
          aside={<ForgotLink />}
        />
        <FormError message={error?.field === null ? error.message : null} />
        {error?.code === 'EMAIL_NOT_VERIFIED' && (
          <Button variant="outline" onClick={login.resend}>
            {copy.resend}
          </Button>
        )}
        <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="w-full">
          {isBusy ? copy.busy : copy.submit}
        </Button>
        <GoogleButton place="login" next={login.next} />
        <PasskeyButton onDone={login.finish} />
        <Button variant="link" size="inline" className="justify-self-start" onClick={login.useCode}>
          {copy.byCode}
        </Button>
      </form>
      <OtherDoor to="/signup" question={copy.other} label={copy.otherLink} />
      <DevAccounts accounts={demoAccounts} onPick={setFilled} />
    </>
  );
}
