import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmailSuggestion } from '#app/components/form/email-suggestion.tsx';
import { PasswordField } from '#app/components/inputs/password-field.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import type { AuthModalRequest, AuthMode } from '#app/hooks/session/use-auth-modal.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { nameFromEmail } from '#shared/people/display-names.ts';
import { MIN_PASSWORD } from '#shared/people/passwords.ts';
import { signInRedirect } from '#shared/people/sign-in-redirect.ts';
import { ForgotLink } from '../forgot-link.tsx';
import { type AuthResult, signIn, signUp } from '../providers/auth-api.ts';
import { GoogleButton } from '../providers/google-button.tsx';
import { type ModalStep, ModalSteps } from './modal-steps.tsx';

interface AuthModalProps {
  readonly request: AuthModalRequest;
  readonly onClose: () => void;
}

/** Signs in or up without leaving the page (AUTH-013 to AUTH-021, DECISIONS 37 and 55). */
export function AuthModal({ request, onClose }: AuthModalProps) {
  const [mode, setMode] = useState(request.mode);
  const [step, setStep] = useState<ModalStep>({ name: 'form' });
  const { refresh } = useViewer();
  useOnSignedIn(request, onClose);
  const heading = headingFor(step, mode);
  const onSignedIn = () => {
    const { title, text } = mode === 'login' ? accountCopy.modal.login.done : accountCopy.signup.welcome;
    toast.success(title, { description: text });
    void refresh();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <DialogHeader>
          <DialogTitle>{heading.title}</DialogTitle>
          <DialogDescription>{heading.text}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {step.name === 'form' ? (
            <AuthModalForm
              key={mode}
              mode={mode}
              returnTo={request.returnTo}
              onSwitchMode={() => setMode(mode === 'login' ? 'signup' : 'login')}
              onStep={setStep}
            />
          ) : (
            <ModalSteps step={step} next={request.returnTo} onStep={setStep} onDone={onSignedIn} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function headingFor(
  step: ModalStep,
  mode: AuthModalRequest['mode'],
): { readonly title: string; readonly text: string } {
  switch (step.name) {
    case 'form':
      return { title: accountCopy.modal[mode].title, text: accountCopy.modal.lede };
    case 'pending':
      return accountCopy.pending;
    case 'code':
      return { title: accountCopy.code.title, text: accountCopy.code.lede };
    case 'second-factor':
      return { title: accountCopy.secondFactor.title, text: accountCopy.secondFactor.lede };
  }
}

function useOnSignedIn({ onSignedIn }: AuthModalRequest, onClose: () => void): void {
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const finish = useRef(() => {});
  finish.current = () => {
    onClose();
    if (onSignedIn !== null) onSignedIn();
    else if (viewer !== null) void navigate(signInRedirect(viewer.role, null));
  };
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (isSignedIn) finish.current();
  }, [isSignedIn]);
}

interface AuthModalFormProps {
  readonly mode: AuthMode;
  readonly returnTo: string;
  readonly onSwitchMode: () => void;
  readonly onStep: (step: ModalStep) => void;
}

/** AUTH-015 to AUTH-019 */
function AuthModalForm({ mode, returnTo, onSwitchMode, onStep }: AuthModalFormProps) {
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

function FormError({ message }: { readonly message: string | null }) {
  return (
    <p role="alert" className="text-debit text-ui empty:hidden">
      {message}
    </p>
  );
}

interface ModalSubmitOptions {
  readonly mode: AuthMode;
  readonly returnTo: string;
  readonly onStep: (step: ModalStep) => void;
}

function useModalSubmit({ mode, returnTo, onStep }: ModalSubmitOptions) {
  const [problems, setProblems] = useState<ModalProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const { refresh } = useViewer();

  const showErrors = (errors: ModalProblems, [title, description]: readonly [string, string]) => {
    setProblems(errors);
    toast.error(title, { description });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = readValues(new FormData(event.currentTarget));
    const errors = validateModalForm(mode, values);
    const [first] = Object.values(errors);
    const isIncomplete = values.email === '' || values.password === '';
    if (first !== undefined)
      return showErrors(errors, [accountCopy.modal.errorTitle, isIncomplete ? accountCopy.fillAll : first]);
    setProblems({});
    setIsBusy(true);
    const { email, password } = values;
    const result = await (mode === 'login'
      ? signIn({ email, password })
      : signUp({ name: nameFromEmail(email), email, password }, returnTo));
    setIsBusy(false);
    const text = accountCopy.modal[mode];
    if (!result.ok) return showErrors(problemsOf(result), [text.failed, result.message]);
    if (result.data.two_factor === true) return onStep({ name: 'second-factor' });
    toast.success(text.done.title, { description: text.done.text });
    if (mode === 'signup') return onStep({ name: 'pending', email });
    await refresh();
  };
  return { problems, isBusy, submit };
}

function problemsOf({ fields, message }: Extract<AuthResult, { ok: false }>): ModalProblems {
  const { email, password } = fields;
  if (email !== undefined) return { email };
  return password === undefined ? { form: message } : { password };
}

function readValues(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password'), confirm: text('confirm') };
}

type ModalProblems = Readonly<Partial<Record<'email' | 'password' | 'confirm' | 'form', string>>>;

interface ModalFormValues {
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

/** ERR-001, ERR-002, AUTH-021 */
export function validateModalForm(
  mode: AuthMode,
  { email, password, confirm }: ModalFormValues,
): ModalProblems {
  const missing = {
    ...(email === '' ? { email: accountCopy.missing.email } : {}),
    ...(password === '' ? { password: accountCopy.missing.password } : {}),
  };
  if (Object.keys(missing).length > 0 || mode === 'login') return missing;
  if (password.length < MIN_PASSWORD) return { password: accountCopy.tooShort };
  return confirm === password ? {} : { confirm: accountCopy.mismatch };
}
