import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { accountCopy } from './account-copy.ts';
import { googleUrl } from './auth-calls.ts';
import { DONE_PATH, onSignedIn, openSignInWindow } from './sign-in-window.ts';

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
  return useRootData().has_google ? <ToGoogle {...props} /> : null;
}

function ToGoogle({ place, next }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  useSignedInElsewhere(place === 'modal');
  const go = async () => {
    setIsBusy(true);
    const opened = place === 'modal' ? openSignInWindow() : null;
    const answer = await googleUrl(opened === null ? next : DONE_PATH);
    setIsBusy(false);
    if (answer.ok && typeof answer.facts.url === 'string') {
      return (opened ?? window).location.assign(answer.facts.url);
    }
    opened?.close();
    const description = answer.ok ? accountCopy.unexpected : answer.message;
    toast.error(accountCopy.googleFailed[place], { description });
  };
  return (
    <Button variant="outline" className="w-full" onClick={go} disabled={isBusy}>
      {accountCopy.google}
    </Button>
  );
}

/** The viewer hears of a session that began in another window; whoever waits for one goes on then. */
function useSignedInElsewhere(isWaiting: boolean): void {
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
