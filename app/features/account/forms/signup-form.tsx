import { ActionForm, SubmitButton } from '#app/components/form/action-form.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { PasswordFormField } from '#app/components/form/secret-fields.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { useActionForm } from '#app/components/form/use-action-form.ts';
import { AgreementLine } from '#app/components/page/agreement-line.tsx';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { withNext } from '#shared/people/sign-in-redirect.ts';
import { AuthSwitchLink } from '../auth-switch-link.tsx';
import { GoogleButton } from '../providers/google-button.tsx';
import { FormNameInput, StayOnPageInput } from './form-inputs.tsx';

interface Props {
  readonly next: string;
  readonly onPending: (email: string) => void;
}

export function SignupForm({ next, onPending }: Props) {
  const form = useActionForm({
    id: 'signup',
    action: withNext('/signup', next),
    loadSchema: async () => (await import('../actions/account-schemas.ts')).signupSchema,
    toastForInvalid: () => null,
    saysRefusals: 'above the button',
    onSuccess: ({ email = '' }) => {
      toast.success(accountCopy.signup.success.title, { description: accountCopy.signup.success.text });
      onPending(email);
    },
  });
  return (
    <>
      <ActionForm form={form} label={accountCopy.signup.title} className="mt-8 grid gap-4">
        <FormNameInput name="signup" />
        <StayOnPageInput />
        <TextField name="full_name" label={accountCopy.fullName} autoComplete="name" />
        <EmailField name="email" label={accountCopy.email} />
        <PasswordFormField
          label={accountCopy.password}
          name="password"
          autoComplete="new-password"
          hint={accountCopy.passwordHint}
        />
        <PasswordFormField label={accountCopy.confirm} name="confirm" autoComplete="new-password" />
        <SubmitButton form={form} label={accountCopy.signup.submit} busyText={accountCopy.signup.busy} />
        <AgreementLine action="signUp" />
      </ActionForm>
      <div className="mt-4">
        <GoogleButton place="signup" next={next} />
      </div>
      <AuthSwitchLink to="/login" question={accountCopy.signup.other} label={accountCopy.signup.otherLink} />
    </>
  );
}
