import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '#messages/account/account.ts';
import { startGoogleSignIn } from './auth-api.ts';
import { onSignedIn, openSignInWindow, SIGN_IN_DONE_PATH } from './sign-in-window.ts';

interface Props {
  /** Selects the error text (ERR-010 to ERR-012). */
  readonly place: keyof typeof accountCopy.googleFailed;
  readonly next: string;
}

/** The modal signs in through a popup, so that the page and its pending action stay (DECISIONS 37). */
export function GoogleButton(props: Props) {
  return useRootData().has_google ? <GoogleSignInButton {...props} /> : null;
}

function GoogleSignInButton({ place, next }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  useSignInWindow(place === 'modal');
  const onClick = async () => {
    setIsBusy(true);
    const popup = place === 'modal' ? openSignInWindow() : null;
    const result = await startGoogleSignIn(popup === null ? next : SIGN_IN_DONE_PATH);
    setIsBusy(false);
    if (result.ok && typeof result.data.url === 'string') {
      return (popup ?? window).location.assign(result.data.url);
    }
    popup?.close();
    const description = result.ok ? accountCopy.unexpected : result.message;
    toast.error(accountCopy.googleFailed[place], { description });
  };
  return (
    <Button variant="outline" className="w-full" onClick={onClick} disabled={isBusy}>
      {accountCopy.google}
    </Button>
  );
}

function useSignInWindow(isWaiting: boolean): void {
  const { refresh } = useViewer();
  useEffect(() => {
    if (!isWaiting) return;
    return onSignedIn(() => {
      const { title, text } = accountCopy.modal.login.done;
      toast.success(title, { description: text });
      void refresh();
    });
  }, [isWaiting, refresh]);
}
