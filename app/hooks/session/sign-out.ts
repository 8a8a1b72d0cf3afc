import { succeed } from '#shared/result.ts';
import { VIEWER, viewerQuery } from './use-viewer.ts';

/** Clears the viewer before calling the server (AUTH-027), whatever it responds (AUTH-028). */
export async function signOut(): Promise<void> {
  viewerQuery.set(VIEWER, succeed(null));
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/auth/sign-out', { method: 'POST', headers, body: '{}' }).catch(() => undefined);
  viewerQuery.share(VIEWER);
}
