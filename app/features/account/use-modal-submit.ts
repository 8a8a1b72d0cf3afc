import { type FormEvent, useState } from 'react';
import type { AuthMode } from '#app/hooks/use-auth-door.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { nameOfAddress } from '#shared/name-of-address.ts';
import { accountCopy } from './account-copy.ts';
import { type AuthAnswer, signIn, signUp } from './auth-calls.ts';
import { type ModalProblems, modalProblems } from './modal-problems.ts';
import type { ModalStep } from './modal-steps.tsx';

const copy = accountCopy.modal;

interface ModalSubmit {
  readonly mode: AuthMode;
  readonly returnTo: string;
  readonly onStep: (step: ModalStep) => void;
}

/** Sends the modal's form; the session that comes of it is heard of through the viewer. */
export function useModalSubmit({ mode, returnTo, onStep }: ModalSubmit) {
  const [problems, setProblems] = useState<ModalProblems>({});
  const [isBusy, setIsBusy] = useState(false);
  const { refresh } = useViewer();

  const fail = (found: ModalProblems, [title, description]: readonly [string, string]) => {
    setProblems(found);
    toast.error(title, { description });
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(new FormData(event.currentTarget));
    const found = modalProblems(mode, typed);
    const [first] = Object.values(found);
    if (first !== undefined) return fail(found, [copy.errorTitle, first]);
    setProblems({});
    setIsBusy(true);
    const { email, password } = typed;
    const answer = await (mode === 'login'
      ? signIn({ email, password })
      : signUp({ name: nameOfAddress(email), email, password }, returnTo));
    setIsBusy(false);
    const words = copy[mode];
    if (!answer.ok) return fail(problemsIn(answer), [words.failed, answer.message]);
    if (answer.facts.two_factor === true) return onStep({ name: 'second-factor' });
    toast.success(words.done.title, { description: words.done.text });
    if (mode === 'signup') return onStep({ name: 'pending', email });
    await refresh();
  };
  return { problems, isBusy, submit };
}

/** Beside its field where the server names one, else under the form. */
function problemsIn({ fields, message }: Extract<AuthAnswer, { ok: false }>): ModalProblems {
  const { email, password } = fields;
  if (email !== undefined) return { email };
  return password === undefined ? { form: message } : { password };
}

function read(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password'), confirm: text('confirm') };
}
