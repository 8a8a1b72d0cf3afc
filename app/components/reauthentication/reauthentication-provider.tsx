import { createContext, type ReactNode, useContext, useState } from 'react';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/** Reauthenticates; true on success. */
type RequestReauthentication = () => Promise<boolean>;

const ReauthenticationContext = createContext<RequestReauthentication | null>(null);

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly children: ReactNode;
}

/** Provides reauthentication: one dialog for all callers. */
export function ReauthenticationProvider({ email, hasPassword, children }: Props) {
  const [pending, setPending] = useState<((isProved: boolean) => void) | null>(null);
  const confirm: RequestReauthentication = () => new Promise((resolve) => setPending(() => resolve));
  const resolvePending = (isProved: boolean) => {
    pending?.(isProved);
    setPending(null);
  };
  return (
    <ReauthenticationContext value={confirm}>
      {children}
      {pending !== null && (
        <ReauthenticationDialog email={email} hasPassword={hasPassword} onSettled={resolvePending} />
      )}
    </ReauthenticationContext>
  );
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };

/** Runs a call; if the server requires reauthentication, asks for it and runs the call once more. */
export function useReauthentication(): <Answer extends Outcome>(
  call: () => Promise<Answer>,
) => Promise<Answer> {
  const confirm = useContext(ReauthenticationContext);
  if (confirm === null) throw new Error('an account action stands outside of Reauthentication');
  return async (call) => {
    const answer = await call();
    return isReauthenticationRequired(answer) && (await confirm()) ? call() : answer;
  };
}

/** The dialog was dismissed: no error to show. */
export function isReauthenticationRequired(answer: Outcome): boolean {
  return !answer.ok && answer.refusal.code === 'REAUTHENTICATION_REQUIRED';
}
