import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { safeNext } from '#shared/safe-next.ts';
import { accountCopy } from './account-copy.ts';
import { type AuthAnswer, resendVerification, signIn } from './auth-calls.ts';

const copy = accountCopy.login;

export interface LoginError {
  readonly field: 'email' | 'password' | null;
  readonly code: string;
  readonly message: string;
}

/** Where somebody stands on the way in. */
export type LoginStep = 'password' | 'code' | 'second-factor';

export interface Login {
  readonly step: LoginStep;
  readonly error: LoginError | null;
  readonly isBusy: boolean;
  /** The page to go on to. */
  readonly next: string;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly useCode: () => void;
  readonly startOver: (message?: string) => void;
  /** Takes the answer of another way in. */
  readonly settle: (answer: AuthAnswer) => void;
  readonly finish: () => void;
  readonly resend: () => void;
}

/** The sign-in page: password or code, then perhaps the second factor, then on to where one wanted to go. */
export function useLogin(firstStep: LoginStep): Login {
  const [step, setStep] = useState(firstStep);
  const [error, setError] = useState<LoginError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const lastEmail = useRef('');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { refresh } = useViewer();
  const next = safeNext(search.get('next'));

  const finish = () => {
    toast.success(copy.success.title, { description: copy.success.text });
    void refresh();
    void navigate(next, { replace: true });
  };
  const settle = (answer: AuthAnswer) => {
    if (!answer.ok) {
      setError({ field: null, code: answer.code, message: answer.message });
      toast.error(copy.failed, { description: answer.message });
    } else if (answer.needsSecondFactor) setStep('second-factor');
    else finish();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = read(new FormData(event.currentTarget));
    const missing = typed.email === '' ? 'email' : typed.password === '' ? 'password' : null;
    if (missing !== null) return setError({ field: missing, code: '', message: accountCopy.fillAll });
    setError(null);
    setIsBusy(true);
    lastEmail.current = typed.email;
    const answer = await signIn(typed);
    setIsBusy(false);
    settle(answer);
  };
  const resend = async () => {
    await resendVerification(lastEmail.current, next);
    toast.success(copy.resent.title, { description: copy.resent.text });
  };
  const startOver = (message?: string) => {
    setStep('password');
    setError(message === undefined ? null : { field: null, code: '', message });
  };
  return {
    step,
    error,
    isBusy,
    next,
    submit,
    useCode: () => setStep('code'),
    startOver,
    settle,
    finish,
    resend,
  };
}

function read(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return { email: text('email').trim(), password: text('password') };
}
