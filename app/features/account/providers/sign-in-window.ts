export const SIGN_IN_DONE_PATH = '/auth/done';
const CHANNEL = 'arunika-sign-in';

/** Must be called inside the click handler, or popup blockers stop it. Null when it was blocked. */
export function openSignInWindow(): Window | null {
  return window.open('', 'arunika-sign-in', 'popup,width=480,height=680');
}

export function broadcastSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-in');
  channel.close();
}

export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
