import { useState } from 'react';
import { useRequireSignIn } from '#app/hooks/session/use-require-sign-in.ts';

type Step = 'offer' | 'redirecting' | 'forwarded';

/** From the offer over the dialog to the request that was passed on; signing in comes first (PUB-097, DECISIONS 37). */
export function useSetupRequest() {
  const [step, setStep] = useState<Step>('offer');
  const signInFirst = useRequireSignIn();
  return {
    step,
    proceed: () => signInFirst(() => setStep('redirecting'), '/saas-setup'),
    opened: () => setStep('forwarded'),
    back: () => setStep('offer'),
  };
}
