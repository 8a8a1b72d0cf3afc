/** Where a provider leads back to in a window of its own; the page there tells the one that opened it. */
export const SIGN_IN_DONE_PATH = '/auth/done';
const CHANNEL = 'arunika-sign-in';

/** Opened in the click itself, or the browser takes it for an advertisement. Null when it is not allowed at all. */
export function openSignInWindow(): Window | null {
  return window.open('', 'arunika-sign-in', 'popup,width=480,height=680');
}

/** Said by the window when somebody has signed in there. */
export function broadcastSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-in');
  channel.close();
}

/** Hears of it in the page that waits, with the action behind its door still there. */
export function onSignedIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
