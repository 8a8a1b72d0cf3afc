import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import type { z } from 'zod';
import type { RateLimiter } from '#server/platform/rate-limiter.ts';
import { isRecord } from '#shared/json.ts';
import { readCookie } from '#shared/read-cookie.ts';
import { parseJson, readBody } from '../request-body.ts';
import { commonError, fieldProblems, type Responder } from '../responses.ts';
import type { AuthHandler, Caller, Scope } from '../scope.ts';
import {
  type AuthAttempt,
  type AuthAuditor,
  attemptRefusal,
  type Body,
  needsReauthentication,
  recordAuthEvent,
  sessionCookie,
} from './attempts.ts';
import { authError } from './errors.ts';
import { type AuthLibrary, callAuthLibrary } from './library-call.ts';
import { createAuthLimiter } from './limits.ts';
import { callbackLanguageCookie, failedSignIn, failureRedirect, secondFactorRedirect } from './redirects.ts';
import { authRoute } from './route-table.ts';

/** Minimum duration of responses that must not reveal whether an address has an account. */
const MIN_RESPONSE_MS = 300;

export interface AuthRouteOptions extends AuthLibrary, AuthAuditor {
  /** Signs a text with the app's secret. */
  readonly seal: (text: string) => string;
  readonly isKnownAddress: (email: string, address: string) => Promise<boolean>;
  /** False for an account without a password. */
  readonly isPassword: (caller: Caller, password: string) => Promise<boolean>;
  readonly is_disabled: (path: string) => boolean;
  readonly limiter: RateLimiter;
  readonly respond: Responder;
}

export function createAuthRoutes(options: AuthRouteOptions): AuthHandler {
  const { respond } = options;
  const limiter = createAuthLimiter(options);

  return async (request, scope) => {
    const path = new URL(request.url).pathname.slice('/api/auth'.length);
    const route = options.is_disabled(path) ? null : authRoute(request.method, path);
    if (route === null) return null;
    const body =
      route.body === null ? { ok: true as const, value: null } : await readInput(request, route.body);
    if (!body.ok) return respond.error(scope, body.refusal);
    const { caller } = await options.readCaller(request.headers, scope.address);
    const attempt: AuthAttempt = { request, scope, path, route, body: body.value, caller };
    const refusal = await attemptRefusal(attempt);
    if (refusal !== null) return respond.error(scope, refusal);
    const counted = {
      path,
      address: scope.address,
      network: scope.network,
      email: nameIn(body.value),
      user_id: caller?.id ?? null,
      limits: scope.limits,
    };
    const seconds = await limiter.retryAfter(counted);
    if (seconds !== null) {
      const headers = { 'retry-after': String(seconds) };
      return respond.error(scope, commonError('TOO_MANY_REQUESTS', { headers }));
    }
    if (needsReauthentication(attempt) && !(await isConfirmedByPassword(attempt, options))) {
      return respond.error(scope, authError(400, WRONG_PASSWORD));
    }
    const floor = route.hides_timing === true ? wait(MIN_RESPONSE_MS) : null;
    const answer = await callAuthLibrary(attempt, options);
    await floor;
    if (answer === null) return respond.error(scope, commonError('NOT_FOUND'));
    if (answer.ok) await limiter.reset(counted);
    await recordAuthEvent(attempt, answer, options);
    return toPublicResponse(attempt, answer, options);
  };
}

const PROVIDER_DOORS = ['/sign-in/social', '/sign-in/sso', '/link-social'];
const WRONG_PASSWORD = '{"code":"INVALID_PASSWORD"}';

/** Checked here as well: the library lets an account without a password pass. */
async function isConfirmedByPassword(
  { caller, body }: AuthAttempt,
  { isPassword }: AuthRouteOptions,
): Promise<boolean> {
  return caller !== null && typeof body?.password === 'string' && isPassword(caller, body.password);
}

async function readInput(request: Request, schema: z.ZodObject) {
  const raw = await readBody(request);
  if (!raw.ok) return { ok: false as const, refusal: commonError(raw.refusal) };
  const json = parseJson(raw.value, request.headers.get('content-type'));
  if (!json.ok) return { ok: false as const, refusal: commonError(json.refusal) };
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return { ok: true as const, value: parsed.data };
  const refusal = commonError('INVALID_INPUT', { fields: fieldProblems(parsed.error) });
  return { ok: false as const, refusal };
}

/** The subject of an attempt, for rate limits: an address or number, known or not. */
function nameIn(body: Body | null): string | null {
  const name = body?.email ?? body?.phoneNumber;
  return typeof name === 'string' ? name.toLowerCase() : null;
}

async function toPublicResponse(
  attempt: AuthAttempt,
  answer: Response,
  options: AuthRouteOptions,
): Promise<Response> {
  const { request, scope, path, route } = attempt;
  const { respond } = options;
  // Any browser or mail scanner may open a mailed link: it signs in only the browser that signed up.
  const isSignedIn = path !== '/verify-email' || isSignUpBrowser(request, options.seal);
  if (isSignedIn) scope.set_cookies.push(...answer.headers.getSetCookie());
  if (PROVIDER_DOORS.includes(path)) scope.set_cookies.push(callbackLanguageCookie());
  if (path === '/sign-up/email' && answer.ok) scope.set_cookies.push(signUpCookie(attempt, options.seal));
  const location = answer.headers.get('location');
  if (location !== null && wantsSecondFactor(answer)) {
    return redirect(secondFactorRedirect(location), scope, respond);
  }
  if (location !== null) return redirect(failureRedirect(location) ?? location, scope, respond);
  const text = await answer.text();
  if (!answer.ok) {
    // A browser opens a provider's callback, so failures show a page, not JSON.
    if (path.startsWith('/callback/')) return redirect(failedSignIn('/login?provider=1&'), scope, respond);
    if (path === '/verify-email') return redirect(failedSignIn('/login?'), scope, respond);
    return respond.error(scope, authError(answer.status, text));
  }
  const session_token = route.signs_in === true ? sessionCookie(answer, options) : null;
  // Only browsers send this header; programs may send a mode too (Node's fetch does).
  const is_browser = request.headers.has('sec-fetch-site');
  const output = authOutput({
    path,
    text,
    session_token: session_token === null ? null : decodeURIComponent(session_token),
    is_browser,
    brand_name: await options.readBrandName(),
  });
  return respond.json(scope, request, JSON.stringify(output));
}

/** True when a provider's sign-in still lacks the second factor, so no session exists yet. */
function wantsSecondFactor(answer: Response): boolean {
  return answer.headers.getSetCookie().some((cookie) => /\btwo_factor=[^;]/.test(cookie));
}

function redirect(location: string, scope: Scope, respond: Responder): Response {
  const response = new Response(null, {
    status: 302,
    headers: { ...respond.common, location, 'cache-control': 'no-store', 'x-request-id': scope.id },
  });
  for (const cookie of scope.set_cookies) response.headers.append('set-cookie', cookie);
  return response;
}

type SealText = (text: string) => string;

const NAME = 'arunika.sign_up';
const SECONDS = 24 * 3_600;

function signUpCookie({ request, body }: AuthAttempt, seal: SealText): string {
  const address = typeof body?.email === 'string' ? body.email.toLowerCase() : '';
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${seal(`sign-up:${address}`)}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

function isSignUpBrowser(request: Request, seal: SealText): boolean {
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

type Output = (answer: Readonly<Record<string, unknown>>, brandName: string) => unknown;
const outputs: Readonly<Record<string, Output>> = {
  '/two-factor/enable': ({ totpURI, backupCodes }) => ({ totp_uri: totpURI, recovery_codes: backupCodes }),
  '/two-factor/generate-backup-codes': ({ backupCodes }) => ({ recovery_codes: backupCodes }),
  '/passkey/generate-register-options': ({ rp, ...options }, name) => ({
    ...options,
    rp: { ...(isRecord(rp) ? rp : {}), name },
  }),
  '/passkey/generate-authenticate-options': (options) => options,
  '/sign-in/social': ({ url }) => ({ url }),
  '/sign-in/sso': ({ url }) => ({ url }),
  '/link-social': ({ url }) => ({ url }),
  '/siwe/nonce': ({ nonce }) => ({ nonce }),
  '/token': ({ token }) => ({ token }),
  '/jwks': ({ keys }) => ({ keys }),
};

interface AuthAnswer {
  readonly path: string;
  readonly text: string;
  readonly session_token: string | null;
  readonly is_browser: boolean;
  readonly brand_name: string;
}

/**
 * Sign-up and reset return the same for every address. API clients get the token in the body; browsers only an HttpOnly
 * cookie, and a script cannot hide that a browser calls.
 */
function authOutput({ path, text, session_token, is_browser, brand_name }: AuthAnswer): unknown {
  const parsed = parse(text);
  if (parsed.twoFactorRedirect === true) return { two_factor: true };
  if (session_token !== null) {
    const user = userIn(parsed);
    return is_browser ? { user } : { token: session_token, user };
  }
  const output = Object.hasOwn(outputs, path) ? outputs[path] : undefined;
  return output === undefined ? { status: true } : output(parsed, brand_name);
}

function userIn({ user }: Readonly<Record<string, unknown>>) {
  if (!isRecord(user)) return null;
  const { id, email, name, role } = user;
  return { id, email, name, role };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
