import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Form, Link } from 'react-router';
import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { AuthSwitchLink } from '../auth-switch-link.tsx';
import { ForgotLink } from '../forgot-link.tsx';
import { GoogleButton } from '../providers/google-button.tsx';
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

function PasskeyButton({ onDone }: { readonly onDone: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const onClick = async () => {
    setIsBusy(true);
    const { signInWithPasskey } = await import('../providers/sign-in-with-passkey.ts');
    const result = await signInWithPasskey();
    setIsBusy(false);
    if (result.ok) onDone();
    else toast.error(accountCopy.login.failed, { description: result.message });
  };
  return (
    <Button variant="outline" className="w-full" onClick={onClick} disabled={isBusy}>
      <Fingerprint aria-hidden />
      {accountCopy.login.byPasskey}
    </Button>
  );
}

interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly label: string;
}

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccount[];
  readonly onPick: (account: DemoAccount) => void;
}

/** Development only: the test accounts (AUTH-007). */
function DemoAccounts({ accounts, onPick }: DemoAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <aside
      aria-label={accountCopy.devTitle}
      className="mt-8 rounded-card bg-dawn-soft p-4 text-ink text-small"
    >
      <h2 className="font-semibold text-ui">{accountCopy.devTitle}</h2>
      <p className="mt-1 text-ink-2">{accountCopy.devHint}</p>
      <ul className="mt-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              onClick={() => onPick(account)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-3 rounded-lg py-1 text-left hover:underline focus-visible:outline-2 focus-visible:outline-link"
            >
              <span className="grid">
                <b className="font-semibold">{account.label}</b> {account.email}
              </span>
              <code>{account.password}</code>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
