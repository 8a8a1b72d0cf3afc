import { useSyncExternalStore } from 'react';

export type AuthMode = 'login' | 'signup';

/** Why the auth modal stands open, and what follows when somebody has signed in. */
export interface AuthDoor {
  readonly mode: AuthMode;
  /** The action that waits behind the door; null when the modal was opened for itself. */
  readonly goOn: (() => void) | null;
  /** Where a new account goes on after its e-mail is confirmed, in whatever tab that happens. */
  readonly returnTo: string;
}

let opened: AuthDoor | null = null;
const listeners = new Set<() => void>();

function change(door: AuthDoor | null): void {
  opened = door;
  for (const listener of listeners) listener();
}

export const openAuthDoor = (door: AuthDoor): void => change(door);
export const closeAuthDoor = (): void => change(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The auth modal that some action has opened, or null. */
export function useAuthDoor(): AuthDoor | null {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
}
