import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { type AuthDoor, type AuthMode, closeAuthDoor, useAuthDoor } from '#app/hooks/use-auth-door.ts';

const AuthModal = lazy(() => import('./auth-modal.tsx').then((code) => ({ default: code.AuthModal })));

const modes: Readonly<Record<string, AuthMode>> = { signin: 'login', signup: 'signup' };

/** Shows the auth modal for an action, or for `?mode=signin` and `?mode=signup` on any address (AUTH-014). */
export function AuthModalHost() {
  const asked = useAuthDoor();
  const [search, setSearch] = useSearchParams();
  const door = asked ?? doorOf(search.get('mode'));
  if (door === null) return null;
  const close = () => {
    closeAuthDoor();
    if (!search.has('mode')) return;
    search.delete('mode');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense>
      <AuthModal key={door.mode} door={door} onClose={close} />
    </Suspense>
  );
}

function doorOf(word: string | null): AuthDoor | null {
  const mode = word === null ? undefined : modes[word];
  return mode === undefined ? null : { mode, goOn: null, returnTo: '/' };
}
