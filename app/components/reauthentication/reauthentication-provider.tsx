import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';

const ReauthenticationDialog = lazyDialog(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
);

type RequestReauthentication = () => Promise<boolean>;

const ReauthenticationContext = createContext<RequestReauthentication | null>(null);

interface Props {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly children: ReactNode;
}

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

/** Null outside of the provider. */
export const useOptionalReauthentication = (): RequestReauthentication | null =>
  useContext(ReauthenticationContext);
