import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSignInFirst } from '#app/hooks/use-sign-in-first.ts';
import { useViewer } from '#app/hooks/use-viewer.ts';

type Step = 'offer' | 'redirecting' | 'forwarded';

/** From the offer over the dialog to the request that was passed on; signing in comes first (PUB-097, DECISIONS 37). */
export function useProceed() {
  const [step, setStep] = useState<Step>('offer');
  const [search, setSearch] = useSearchParams();
  const { viewer } = useViewer();
  const signInFirst = useSignInFirst();
  const isBack = search.has('proceed') && viewer !== null;
  // Who comes back from signing in goes on here, once: the address forgets it, so that a reload begins afresh.
  useEffect(() => {
    if (!isBack) return;
    setStep('redirecting');
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isBack, setSearch]);
  return {
    step,
    proceed: () => signInFirst(() => setStep('redirecting'), '/saas-setup?proceed=1'),
    opened: () => setStep('forwarded'),
    back: () => setStep('offer'),
  };
}
