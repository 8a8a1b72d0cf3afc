import { create } from 'zustand';

export type AuthMode = 'login' | 'signup';

/** Why the auth modal is open, and what follows signing in. */
export interface AuthModalRequest {
  readonly mode: AuthMode;
  /** The action to run after signing in; null if the modal was opened for itself. */
  readonly onSignedIn: (() => void) | null;
  /** Where a new account continues after confirming its e-mail, in whatever tab. */
  readonly returnTo: string;
}

/** The open auth modal, or null. */
export const useAuthModalRequest = create<AuthModalRequest | null>(() => null);

export const openAuthModal = (request: AuthModalRequest): void => useAuthModalRequest.setState(request);
export const closeAuthModal = (): void => useAuthModalRequest.setState(null);
