import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PasswordField } from '#app/components/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { toast } from '#app/lib/toast.ts';
import { safeNext } from '#shared/safe-next.ts';
import { accountCopy } from './account-copy.ts';
import { signUp } from './auth-calls.ts';
import { FormError } from './form-error.tsx';
import { GoogleButton } from './google-button.tsx';
import { OtherDoor } from './other-door.tsx';
import { type SignupProblems, signupProblems } from './signup-problems.ts';

const copy = accountCopy.signup;

/** Four fields, all required; on success the screen that says to look into the mailbox takes over. */
export function SignupForm({ onPending }: { readonly onPending: (email: string) => void }) {
  const { problems, isBusy, next, submit } = useSignup(onPending);
  return (
    <>
      <form method="post" onSubmit={submit} noValidate className="mt-8 grid gap-4">
        <Field label="Full Name" error={problems.full_name}>
          {(control) => <Input {...control} name="full_name" autoComplete="name" maxLength={200} />}
        </Field>
        <Field label="Email" error={problems.email}>
          {(control) => <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} />}
        </Field>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="Minimal 6 karakter."
          error={problems.password}
        />
        <PasswordField
          label="Confirm Password"
          name="confirm"
          autoComplete="new-password"
          error={problems.confirm}
        />
        <FormError message={problems.form ?? null} />
        <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="w-full">
          {isBusy ? copy.busy : copy.submit}
        </Button>
        <GoogleButton place="signup" next={next} />
      </form>
      <OtherDoor to="/login" question={copy.other} label={copy.otherLink} />
    </>
  );
}

function useSignup(onPending: (email: string) => void) {
  const [problems, setProblems] = useState<SignupProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    const account = {
      name: read('full_name').trim(),
      email: read('email').trim(),
      password: read('password'),
    };
    const found = signupProblems({ ...account, confirm: read('confirm') });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    const answer = await signUp(account, next);
    setIsBusy(false);
    if (!answer.ok) {
      const { password, email: address } = answer.fields;
      const named = { ...(password ? { password } : {}), ...(address ? { email: address } : {}) };
      setProblems(Object.keys(named).length > 0 ? named : { form: answer.message });
      toast.error(copy.failed, { description: answer.message });
      return;
    }
    toast.success(copy.success.title, { description: copy.success.text });
    onPending(account.email);
  };
  return { problems, isBusy, next, submit };
}
