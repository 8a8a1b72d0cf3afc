import { create } from 'zustand';

export type AuthMode = 'login' | 'signup';

export interface AuthModalRequest {
  readonly mode: AuthMode;
  /** The action to run after signing in; null if the modal was opened for itself. */
  readonly onSignedIn: (() => void) | null;
  readonly returnTo: string;
}

export const useAuthModalRequest = create<AuthModalRequest | null>(() => null);

export const openAuthModal = (request: AuthModalRequest): void => useAuthModalRequest.setState(request);
export const closeAuthModal = (): void => useAuthModalRequest.setState(null);
