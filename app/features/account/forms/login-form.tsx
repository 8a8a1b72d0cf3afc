import { useState } from 'react';
import { Form, Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { AuthSwitchLink } from '../auth-switch-link.tsx';
import { type DemoAccount, DemoAccounts } from '../demo-accounts.tsx';
import { ForgotLink } from '../forgot-link.tsx';
import { GoogleButton } from '../providers/google-button.tsx';
import { PasskeyButton } from '../providers/passkey-button.tsx';
import { FormNameInput, StayOnPageInput } from './form-inputs.tsx';

interface Props {
  readonly demoAccounts: readonly DemoAccount[];
  readonly next: string;
  readonly onSignedIn: () => void;
}

export function LoginForm({ demoAccounts, next, onSignedIn }: Props) {
  const [filled, setFilled] = useState<DemoAccount | null>(null);
  return (
    <>
      <CredentialsForm key={filled?.email} filled={filled} next={next} />
      <div className="mt-4 grid gap-4">
        <GoogleButton place="login" next={next} />
        <PasskeyButton onDone={onSignedIn} />
        <Button asChild variant="link" size="inline" className="justify-self-start">
          <Link to={withNext('/login?code=1', next)}>{accountCopy.login.byCode}</Link>
        </Button>
      </div>
      <AuthSwitchLink to="/signup" question={accountCopy.login.other} label={accountCopy.login.otherLink} />
      <DemoAccounts accounts={demoAccounts} onPick={setFilled} />
    </>
  );
}

interface CredentialsFormProps {
  readonly filled: DemoAccount | null;
  readonly next: string;
}

function CredentialsForm({ filled, next }: CredentialsFormProps) {
  const form = useActionForm({
    id: 'login',
    action: withNext('/login', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).loginSchema,
    defaults: filled === null ? {} : { email: filled.email },
    toastForInvalid: () => null,
    saysRefusals: 'above the button',
  });
  const { email } = form.submittedValues;
  return (
    <>
      <ActionForm form={form} label={accountCopy.login.title} className="mt-8 grid gap-4">
        <FormNameInput name="login" />
        <EmailField name="email" label={accountCopy.email} />
        <PasswordFormField
          label={accountCopy.password}
          name="password"
          autoComplete="current-password"
          defaultValue={filled?.password}
          aside={<ForgotLink />}
        />
        <SubmitButton form={form} label={accountCopy.login.submit} busyText={accountCopy.login.busy} />
      </ActionForm>
      {form.code === 'EMAIL_NOT_VERIFIED' && typeof email === 'string' && (
        <Form method="post" action={withNext('/signup', next)} className="mt-4">
          <FormNameInput name="resend" />
          <input type="hidden" name="email" value={email} />
          <StayOnPageInput />
          <Button type="submit" variant="outline" block>
            {accountCopy.login.resend}
          </Button>
        </Form>
      )}
    </>
  );
}
