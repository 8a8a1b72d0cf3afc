import { useState } from 'react';
import { useSignInFirst } from '#app/hooks/use-sign-in-first.ts';

type Step = 'offer' | 'redirecting' | 'forwarded';

/** From the offer over the dialog to the request that was passed on; signing in comes first (PUB-097, DECISIONS 37). */
export function useProceed() {
  const [step, setStep] = useState<Step>('offer');
  const signInFirst = useSignInFirst();
  return {
    step,
    proceed: () => signInFirst(() => setStep('redirecting'), '/saas-setup'),
    opened: () => setStep('forwarded'),
    back: () => setStep('offer'),
  };
}
