import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import {
  type AuthModalRequest,
  type AuthMode,
  closeAuthModal,
  useAuthModalRequest,
} from '#app/hooks/session/use-auth-modal.ts';

const AuthModal = lazyPart(async () => (await import('./auth-modal.tsx')).AuthModal);

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
