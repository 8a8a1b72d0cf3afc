import { decodeJwt } from 'jose';
import type { AuthAttempt } from './attempt.ts';

type SealText = (text: string) => string;

const NAME = 'arunika.sign_up';
const SECONDS = 24 * 3_600;

/** Left in the browser that signed up, so that the mailed link can tell it from any other; it says nothing by itself. */
export function signUpCookie({ request, body }: AuthAttempt, seal: SealText): string {
  const address = typeof body?.email === 'string' ? body.email.toLowerCase() : '';
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${seal(`sign-up:${address}`)}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Whether a mailed link, whose token the library has checked, was opened in the browser that signed up. */
export function isSignUpBrowser(request: Request, seal: SealText): boolean {
  const address = addressIn(new URL(request.url).searchParams.get('token') ?? '');
  if (address === null) return false;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return cookies.includes(`${NAME}=${seal(`sign-up:${address}`)}`);
}

function addressIn(token: string): string | null {
  try {
    const { email } = decodeJwt(token);
    return typeof email === 'string' ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}
