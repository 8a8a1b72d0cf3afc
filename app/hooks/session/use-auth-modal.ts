import { useSyncExternalStore } from 'react';

export type AuthMode = 'login' | 'signup';

/** Why the auth modal is open, and what follows signing in. */
export interface AuthModalRequest {
  readonly mode: AuthMode;
  /** The action to run after signing in; null if the modal was opened for itself. */
  readonly onSignedIn: (() => void) | null;
  /** Where a new account continues after confirming its e-mail, in whatever tab. */
  readonly returnTo: string;
}

let current: AuthModalRequest | null = null;
const listeners = new Set<() => void>();

function setCurrent(request: AuthModalRequest | null): void {
  current = request;
  for (const listener of listeners) listener();
}

export const openAuthModal = (request: AuthModalRequest): void => setCurrent(request);
export const closeAuthModal = (): void => setCurrent(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The open auth modal, or null. */
export function useAuthModalRequest(): AuthModalRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
