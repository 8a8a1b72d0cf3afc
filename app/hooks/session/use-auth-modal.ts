import { useSyncExternalStore } from 'react';

export type AuthMode = 'login' | 'signup';

/** Why the auth modal stands open, and what follows when somebody has signed in. */
export interface AuthModalRequest {
  readonly mode: AuthMode;
  /** The action that waits behind the door; null when the modal was opened for itself. */
  readonly onSignedIn: (() => void) | null;
  /** Where a new account goes on after its e-mail is confirmed, in whatever tab that happens. */
  readonly returnTo: string;
}

let current: AuthModalRequest | null = null;
const listeners = new Set<() => void>();

function setCurrent(door: AuthModalRequest | null): void {
  current = door;
  for (const listener of listeners) listener();
}

export const openAuthModal = (door: AuthModalRequest): void => setCurrent(door);
export const closeAuthModal = (): void => setCurrent(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The auth modal that some action has opened, or null. */
export function useAuthModalRequest(): AuthModalRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
