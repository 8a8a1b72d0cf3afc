import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import {
  type AuthModalRequest,
  type AuthMode,
  closeAuthModal,
  useAuthModalRequest,
} from '#app/hooks/session/use-auth-modal.ts';

const AuthModal = lazy(() => import('./auth-modal.tsx').then((code) => ({ default: code.AuthModal })));

const modes: Readonly<Record<string, AuthMode>> = { signin: 'login', signup: 'signup' };

/** Opened by an action, or by `?mode=signin` and `?mode=signup` on any address (AUTH-014). */
export function AuthModalHost() {
  const requested = useAuthModalRequest();
  const [search, setSearch] = useSearchParams();
  const request = requested ?? requestFromSearch(search.get('mode'));
  if (request === null) return null;
  const close = () => {
    closeAuthModal();
    if (!search.has('mode')) return;
    search.delete('mode');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense>
      <AuthModal key={request.mode} request={request} onClose={close} />
    </Suspense>
  );
}

function requestFromSearch(word: string | null): AuthModalRequest | null {
  const mode = word === null ? undefined : modes[word];
  return mode === undefined ? null : { mode, onSignedIn: null, returnTo: '/' };
}
