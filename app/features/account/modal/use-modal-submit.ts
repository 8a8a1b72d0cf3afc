import { type FormEvent, useState } from 'react';
import type { AuthMode } from '#app/hooks/session/use-auth-modal.ts';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { nameFromEmail } from '#shared/people/display-names.ts';
import { type AuthResult, signIn, signUp } from '../providers/auth-api.ts';
import type { ModalStep } from './modal-steps.tsx';
import { type ModalProblems, validateModalForm } from './validate-modal-form.ts';

interface ModalSubmitOptions {
  readonly mode: AuthMode;
  readonly returnTo: string;
  readonly onStep: (step: ModalStep) => void;
}

export function useModalSubmit({ mode, returnTo, onStep }: ModalSubmitOptions) {
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
