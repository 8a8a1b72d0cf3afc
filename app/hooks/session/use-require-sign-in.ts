import { openAuthModal } from './use-auth-modal.ts';
import { useViewer } from './use-viewer.ts';

/**
 * Runs an action at once for signed-in users, and for visitors after they sign in in the modal (DECISIONS 37). A new
 * account continues at `returnTo` after confirming its e-mail.
 */
export function useRequireSignIn(): (goOn: () => void, returnTo: string) => void {
  const { viewer } = useViewer();
  return (goOn, returnTo) => {
    if (viewer !== null) goOn();
    else openAuthModal({ mode: 'login', onSignedIn: goOn, returnTo });
  };
}
