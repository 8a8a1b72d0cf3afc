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

export function useReauthentication(): Confirm {
  const confirm = useContext(ReauthenticationContext);
  if (confirm === null) throw new Error('an account action stands outside of Reauthentication');
  return confirm;
}
