import { useState } from 'react';
import { Form, Link } from 'react-router';
import { FormText } from '#app/components/form/form-fields.tsx';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { Button } from '#app/components/ui/button.tsx';
import { withNext } from '#shared/landing.ts';
import { accountCopy } from './account-copy.ts';
import { type DemoAccount, DevAccounts } from './dev-accounts.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { FormName, FormPassword, StaysHere } from './form-secrets.tsx';
import { GoogleButton } from './google-button.tsx';
import { OtherDoor } from './other-door.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { wordsOf } from './words-of.ts';

const copy = accountCopy.login;

interface Props {
  readonly demoAccounts: readonly DemoAccount[];
  readonly next: string;
  /** Somebody was let in by their device. */
  readonly onEntered: () => void;
}

/** E-mail and password, and every other way in. */
export function LoginForm({ demoAccounts, next, onEntered }: Props) {
  const [filled, setFilled] = useState<DemoAccount | null>(null);
  return (
    <>
      <EmailAndPassword key={filled?.email} filled={filled} next={next} />
      <div className="mt-4 grid gap-4">
        <GoogleButton place="login" next={next} />
        <PasskeyButton onDone={onEntered} />
        <Button asChild variant="link" size="inline" className="justify-self-start">
          <Link to={withNext('/login?code=1', next)}>{copy.byCode}</Link>
        </Button>
      </div>
      <OtherDoor to="/signup" question={copy.other} label={copy.otherLink} />
      <DevAccounts accounts={demoAccounts} onPick={setFilled} />
    </>
  );
}

interface EmailAndPasswordProps {
  readonly filled: DemoAccount | null;
  readonly next: string;
}

function EmailAndPassword({ filled, next }: EmailAndPasswordProps) {
  const form = useForm({
    id: 'login',
    action: withNext('/login', next),
    loadSchema: async () => (await import('./account-forms.ts')).loginForm,
    defaults: filled === null ? {} : { email: filled.email },
    incomplete: { title: copy.failed, text: accountCopy.fillAll },
    wordsFor: wordsOf(copy.failed),
  });
  const { email } = form.answered;
  return (
    <>
      <PostForm form={form} label={copy.title} className="mt-8 grid gap-4">
        <FormName name="login" />
        <FormText name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <FormPassword
          label="Password"
          name="password"
          autoComplete="current-password"
          defaultValue={filled?.password}
          aside={<ForgotLink />}
        />
        <FormSubmit form={form} label={copy.submit} busyText={copy.busy} />
      </PostForm>
      {form.code === 'EMAIL_NOT_VERIFIED' && typeof email === 'string' && (
        <Form method="post" action={withNext('/signup', next)} className="mt-4">
          <FormName name="resend" />
          <input type="hidden" name="email" value={email} />
          <StaysHere />
          <Button type="submit" variant="outline" block>
            {copy.resend}
          </Button>
        </Form>
      )}
    </>
  );
}
