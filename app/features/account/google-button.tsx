import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '#app/components/ui/button.tsx';
import { accountCopy } from './account-copy.ts';
import { googleUrl } from './auth-calls.ts';

interface Props {
  /** Where the button stands: its failure is named after it (ERR-010 to ERR-012). */
  readonly place: keyof typeof accountCopy.googleFailed;
  /** The page to come back to. */
  readonly next: string;
}

/** Goes to Google; whether the site has been given a client for it is known to the server. */
export function GoogleButton({ place, next }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const answer = await googleUrl(next);
    setIsBusy(false);
    if (answer.ok && typeof answer.facts.url === 'string') return window.location.assign(answer.facts.url);
    const description = answer.ok ? accountCopy.unexpected : answer.message;
    toast.error(accountCopy.googleFailed[place], { description });
  };
  return (
    <Button variant="outline" className="w-full" onClick={go} disabled={isBusy}>
      {accountCopy.google}
    </Button>
  );
}
