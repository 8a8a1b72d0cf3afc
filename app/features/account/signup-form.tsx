import { FormText } from '#app/components/form/form-fields.tsx';
import { FormSubmit, PostForm } from '#app/components/form/post-form.tsx';
import { useForm } from '#app/components/form/use-form.ts';
import { toast } from '#app/lib/toast.ts';
import { withNext } from '#shared/landing.ts';
import { accountCopy } from './account-copy.ts';
import { FormName, FormPassword, StaysHere } from './form-secrets.tsx';
import { GoogleButton } from './google-button.tsx';
import { OtherDoor } from './other-door.tsx';

const copy = accountCopy.signup;

interface Props {
  readonly next: string;
  readonly onPending: (email: string) => void;
}

/** Four fields, all required; on success the screen that says to look into the mailbox takes over. */
export function SignupForm({ next, onPending }: Props) {
  const form = useForm({
    id: 'signup',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('./account-forms.ts')).signupForm,
    incomplete: { title: copy.failed, text: accountCopy.fillAll },
    wordsFor: ({ message }) => ({ title: copy.failed, text: message || accountCopy.unexpected }),
    onSent: ({ email = '' }) => {
      toast.success(copy.success.title, { description: copy.success.text });
      onPending(email);
    },
  });
  return (
    <>
      <PostForm form={form} label={copy.title} className="mt-8 grid gap-4">
        <FormName name="signup" />
        <StaysHere />
        <FormText name="full_name" label="Full Name" autoComplete="name" />
        <FormText name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <FormPassword
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={accountCopy.passwordHint}
        />
        <FormPassword label="Confirm Password" name="confirm" autoComplete="new-password" />
        <FormSubmit form={form} label={copy.submit} busyText={copy.busy} />
      </PostForm>
      <div className="mt-4">
        <GoogleButton place="signup" next={next} />
      </div>
      <OtherDoor to="/login" question={copy.other} label={copy.otherLink} />
    </>
  );
}
