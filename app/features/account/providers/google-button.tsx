import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from '../account-copy.ts';
import { startGoogleSignIn } from './auth-api.ts';
import { onSignedIn, openSignInWindow, SIGN_IN_DONE_PATH } from './sign-in-window.ts';

interface Props {
  /** Where the button stands: its failure is named after it (ERR-010 to ERR-012). */
  readonly place: keyof typeof accountCopy.googleFailed;
  /** The page to come back to. */
  readonly next: string;
}

/**
 * Goes to Google, where the site has been given a client for it. From the modal it goes in a
 * window of its own, so that the page, and the action that waits there, stay as they are (DECISIONS 37).
 */
export function GoogleButton(props: Props) {
  return useRootData().has_google ? <GoogleSignInButton {...props} /> : null;
}

function GoogleSignInButton({ place, next }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  useSignInWindow(place === 'modal');
  const onClick = async () => {
    setIsBusy(true);
    const popup = place === 'modal' ? openSignInWindow() : null;
    const answer = await startGoogleSignIn(popup === null ? next : SIGN_IN_DONE_PATH);
    setIsBusy(false);
    if (answer.ok && typeof answer.facts.url === 'string') {
      return (popup ?? window).location.assign(answer.facts.url);
    }
    popup?.close();
    const description = answer.ok ? accountCopy.unexpected : answer.message;
    toast.error(accountCopy.googleFailed[place], { description });
  };
  return (
    <Button variant="outline" className="w-full" onClick={onClick} disabled={isBusy}>
      {accountCopy.google}
    </Button>
  );
}

/** The viewer hears of a session that began in another window; whoever waits for one goes on then. */
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
