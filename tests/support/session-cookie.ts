import { cookieOf } from '#server/testing/composed-app.ts';

/** Signs in over HTTP: what a browser would send from then on. */
export async function sessionCookie(url: string, email: string, password = 'demo-arunika'): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return cookieOf(answer);
}
