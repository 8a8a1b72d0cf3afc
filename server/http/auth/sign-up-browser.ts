import { decodeJwt } from 'jose';
import { readCookie } from '#shared/read-cookie.ts';
import type { AuthAttempt } from './attempt.ts';

type SealText = (text: string) => string;

const NAME = 'arunika.sign_up';
const SECONDS = 24 * 3_600;

export function signUpCookie({ request, body }: AuthAttempt, seal: SealText): string {
  const address = typeof body?.email === 'string' ? body.email.toLowerCase() : '';
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${seal(`sign-up:${address}`)}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export function isSignUpBrowser(request: Request, seal: SealText): boolean {
  const address = addressIn(new URL(request.url).searchParams.get('token') ?? '');
  if (address === null) return false;
  return readCookie(request.headers, NAME) === seal(`sign-up:${address}`);
}

function addressIn(token: string): string | null {
  try {
    const { email } = decodeJwt(token);
    return typeof email === 'string' ? email.toLowerCase() : null;
  } catch {
    return null;
  }
}
