import { EmailSuggestion } from '#app/components/form/email-suggestion.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import type { AuthMode } from '#app/hooks/session/use-auth-modal.ts';
import { accountCopy } from '#messages/account/account.ts';
import { ForgotLink } from '../forgot-link.tsx';
import { FormError } from '../forms/form-error.tsx';
import { GoogleButton } from '../providers/google-button.tsx';
import type { ModalStep } from './modal-steps.tsx';
import { useModalSubmit } from './use-modal-submit.ts';

interface AuthModalFormProps {
  readonly mode: AuthMode;
  readonly returnTo: string;
  readonly onSwitchMode: () => void;
  readonly onStep: (step: ModalStep) => void;
}

/** AUTH-015 to AUTH-019 */
export function AuthModalForm({ mode, returnTo, onSwitchMode, onStep }: AuthModalFormProps) {
  const { problems, isBusy, submit } = useModalSubmit({ mode, returnTo, onStep });
  const text = accountCopy[mode];
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <EmailSuggestion>
        <Field label={accountCopy.email} error={problems.email}>
          {(control) => (
            <Input {...control} name="email" type="email" autoComplete="email" maxLength={254} required />
          )}
        </Field>
      </EmailSuggestion>
      <PasswordField
        label={accountCopy.password}
        name="password"
        autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
        error={problems.password}
        aside={mode === 'login' ? <ForgotLink leavesModal /> : undefined}
      />
      {mode === 'signup' && (
        <PasswordField
          label={accountCopy.confirm}
          name="confirm"
          autoComplete="new-password"
          error={problems.confirm}
        />
      )}
      <FormError message={problems.form ?? null} />
      <Button type="submit" block busyText={isBusy ? text.busy : undefined}>
        {text.submit}
      </Button>
      <GoogleButton place="modal" next={returnTo} />
      {mode === 'login' && (
        <Button
          variant="link"
          size="inline"
          className="justify-self-start"
          onClick={() => onStep({ name: 'code' })}
        >
          {accountCopy.login.byCode}
        </Button>
      )}
      <p className="text-ink-2 text-ui">
        {text.other}{' '}
        <Button variant="link" size="inline" onClick={onSwitchMode}>
          {text.otherLink}
        </Button>
      </p>
    </form>
  );
}
