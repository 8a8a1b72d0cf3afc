import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { toast } from '#app/lib/toast.ts';
import { withNext } from '#shared/sign-in-redirect.ts';
import { accountCopy } from '../account-copy.ts';
import { AuthSwitchLink } from '../auth-switch-link.tsx';
import { GoogleButton } from '../providers/google-button.tsx';
import { FormNameInput, PasswordFormField, StayOnPageInput } from './form-inputs.tsx';

const copy = accountCopy.signup;

interface Props {
  readonly next: string;
  readonly onPending: (email: string) => void;
}

/** Four fields, all required; on success the screen that says to look into the mailbox takes over. */
export function SignupForm({ next, onPending }: Props) {
  const form = useActionForm({
    id: 'signup',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).signupSchema,
    incomplete: { title: copy.failed, text: accountCopy.fillAll },
    toastFor: ({ message }) => ({ title: copy.failed, text: message || accountCopy.unexpected }),
    onSent: ({ email = '' }) => {
      toast.success(copy.success.title, { description: copy.success.text });
      onPending(email);
    },
  });
  return (
    <>
      <ActionForm form={form} label={copy.title} className="mt-8 grid gap-4">
        <FormNameInput name="signup" />
        <StayOnPageInput />
        <TextField name="full_name" label="Full Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
        <PasswordFormField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={accountCopy.passwordHint}
        />
        <PasswordFormField label="Confirm Password" name="confirm" autoComplete="new-password" />
        <SubmitButton form={form} label={copy.submit} busyText={copy.busy} />
      </ActionForm>
      <div className="mt-4">
        <GoogleButton place="signup" next={next} />
      </div>
      <AuthSwitchLink to="/login" question={copy.other} label={copy.otherLink} />
    </>
  );
}
