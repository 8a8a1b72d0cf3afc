import { browserClient } from '#app/lib/api/browser-client.ts';
import type { signOut as endpoint } from '#contract/account/sign-in.ts';
import { succeed } from '#shared/result.ts';
import { VIEWER, viewerQuery } from './use-viewer.ts';

/** Clears the viewer before calling the server (AUTH-027), whatever it responds (AUTH-028). */
export async function signOut(): Promise<void> {
  viewerQuery.set(VIEWER, succeed(null));
  await browserClient.call<typeof endpoint>({ method: 'post', path: '/api/auth/sign-out' }, { body: {} });
  viewerQuery.share(VIEWER);
}
