import type { AuthAttempt, Body } from './attempts.ts';
import { linkRedirects, providerRedirects, redirectIn, verifiedRedirect } from './redirects.ts';

export interface AuthLibrary {
  readonly handler: (request: Request) => Promise<Response>;
  readonly findProvider: (wish: {
    readonly domain: string | null;
    readonly provider_id: string | null;
  }) => string | null;
  readonly app_url: string;
  readonly readBrandName: () => Promise<string>;
  readonly address_header: string;
  /** Marks a request whose code is really sent. */
  readonly mailed_header: string;
  readonly mailsCode: (email: string, signsUp: boolean) => Promise<boolean>;
}

/** Null for an unknown provider. */
export async function callAuthLibrary(attempt: AuthAttempt, options: AuthLibrary): Promise<Response | null> {
  const asked = toLibraryCall(attempt, options);
  if (asked?.path === '/two-factor/enable') {
    const body = { ...asked.body, issuer: await options.readBrandName() };
    return options.handler(toForwardedRequest(attempt, { ...asked, body }, options));
  }
  if (asked === null) return null;
  const request = toForwardedRequest(attempt, asked, options);
  if (await sendsCode(attempt, options)) request.headers.set(options.mailed_header, '1');
  return options.handler(request);
}

async function sendsCode({ path, body }: AuthAttempt, options: AuthLibrary): Promise<boolean> {
  if (path !== SEND_CODE || typeof body?.email !== 'string') return false;
  return options.mailsCode(body.email, body.type === 'sign-up');
}

const SEND_CODE = '/email-otp/send-verification-otp';

interface LibraryCall {
  readonly path: string;
  readonly body: Body | null;
}

/** Redirects are set here, never taken from the client. */
function toLibraryCall({ path, body }: AuthAttempt, options: AuthLibrary): LibraryCall | null {
  const { next, ...rest } = body ?? {};
  const nextPath = typeof next === 'string' ? next : null;
  switch (path) {
    case '/sign-up/email':
    case '/send-verification-email':
      return { path, body: { ...rest, callbackURL: verifiedRedirect(nextPath) } };
    // The library's types lack sign-up.
    case SEND_CODE:
      return { path, body: { ...rest, type: 'sign-in' } };
    case '/sign-in/social':
      return { path, body: { ...rest, ...providerRedirects(nextPath), disableRedirect: true } };
    case '/sign-in/sso': {
      const provider = options.findProvider({ domain: domainIn(rest), provider_id: textIn(rest.providerId) });
      if (provider === null) return null;
      const social = { provider, ...providerRedirects(nextPath), disableRedirect: true };
      return { path: '/sign-in/social', body: social };
    }
    case '/link-social':
      return {
        path,
        body: { ...rest, ...linkRedirects(), disableRedirect: true },
      };
    default:
      return { path, body: body === null ? null : rest };
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const domainIn = ({ domain, email }: Body): string | null =>
  textIn(domain) ?? textIn(email)?.toLowerCase().split('@')[1] ?? null;

/** Replaces the Host header by our origin, and sets the client address and the parsed body. */
function toForwardedRequest(
  attempt: AuthAttempt,
  { path, body }: LibraryCall,
  options: AuthLibrary,
): Request {
  const { request, scope } = attempt;
  const { searchParams } = new URL(request.url);
  if (path === '/verify-email') searchParams.set('callbackURL', redirectIn(searchParams.get('callbackURL')));
  const headers = new Headers();
  for (const name of ['cookie', 'authorization', 'user-agent', 'origin', 'accept']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set(options.address_header, scope.address);
  const isWrite = body !== null;
  if (isWrite) headers.set('content-type', 'application/json');
  return new Request(`${options.app_url}/api/auth${path}?${searchParams}`, {
    method: request.method,
    headers,
    ...(isWrite ? { body: JSON.stringify(body) } : {}),
  });
}
