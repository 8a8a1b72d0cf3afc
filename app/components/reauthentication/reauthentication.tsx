import { createContext, type ReactNode, useContext, useState } from 'react';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/** Asks who is there; true when they proved it. */
type Confirm = () => Promise<boolean>;

const ReauthenticationContext = createContext<Confirm | null>(null);

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly children: ReactNode;
}

/** Around everything that may need a proof: one dialog for all, and whoever asked goes on when it closes. */
export function Reauthentication({ email, hasPassword, children }: Props) {
  const [waiting, setWaiting] = useState<((isProved: boolean) => void) | null>(null);
  const confirm: Confirm = () => new Promise((resolve) => setWaiting(() => resolve));
  const settle = (isProved: boolean) => {
    waiting?.(isProved);
    setWaiting(null);
  };
  return (
    <ReauthenticationContext value={confirm}>
      {children}
      {waiting !== null && (
        <ReauthenticationDialog email={email} hasPassword={hasPassword} onSettled={settle} />
      )}
    </ReauthenticationContext>
  );
}

type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } };

/** Runs a call; when the server wants to know who is there, asks them, and runs it once more. */
export function useReauthentication(): <Answer extends Outcome>(
  call: () => Promise<Answer>,
) => Promise<Answer> {
  const confirm = useContext(ReauthenticationContext);
  if (confirm === null) throw new Error('an account action stands outside of Reauthentication');
  return async (call) => {
    const answer = await call();
    return isUnproved(answer) && (await confirm()) ? call() : answer;
  };
}

/** The question was left unanswered: nothing to complain about. */
export function isUnproved(answer: Outcome): boolean {
  return !answer.ok && answer.refusal.code === 'REAUTHENTICATION_REQUIRED';
}
