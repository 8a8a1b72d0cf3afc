import { openAuthModal } from './use-auth-modal.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Lets a signed-in person go on at once, and opens the auth modal for a visitor, whose action goes on after signing
 * in (DECISIONS 37). `returnTo` is where a new account comes back to after confirming its e-mail.
 */
export function useRequireSignIn(): (goOn: () => void, returnTo: string) => void {
  const { viewer } = useViewer();
  return (goOn, returnTo) => {
    if (viewer !== null) goOn();
    else openAuthModal({ mode: 'login', onSignedIn: goOn, returnTo });
  };
}
