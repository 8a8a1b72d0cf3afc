import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { Caller } from '#server/api/implement.ts';
import type { CallerLookup } from '#server/api/mount.ts';
import type { Actor } from '#server/modules/audit/index.ts';
import { isConfirmed, passwordProblem } from '#server/modules/identity/index.ts';
import type { RateLimiter } from '#server/platform/rate-limiter.ts';
import type { AccountAction } from '#shared/audit.ts';
import { authError } from './auth-errors.ts';
import { failureLanding, LINKED, landingIn, providerLanding, verifiedLanding } from './auth-landing.ts';
import { createAuthLimiter } from './auth-limits.ts';
import { authOutput } from './auth-output.ts';
import { type AuthRoute, authRoute } from './auth-table.ts';
import type { AuthHandler } from './create-app.ts';
import { fieldProblems } from './field-problems.ts';
import { parseJson, readBody } from './request-body.ts';
import { commonError, type ErrorAnswer, type Responder } from './responses.ts';
import type { Scope } from './scope.ts';

/** Answers whose time must not tell whether an address has an account come no sooner than this. */
const FLOOR_MS = 300;

export interface AuthRouteOptions {
  readonly handler: (request: Request) => Promise<Response>;
  readonly isKnownAddress: (email: string, address: string) => Promise<boolean>;
  readonly readCaller: (headers: Headers, address: string) => Promise<CallerLookup>;
  readonly runLater: (work: Promise<unknown>) => void;
  readonly onEvent: (actor: Actor & { readonly id: string }, action: AccountAction) => Promise<void>;
  readonly onFailedSignIn: (actor: Actor, email: string) => Promise<void>;
  /** The provider that signs in the people of a domain; null when there is none. */
  readonly findProvider: (wish: {
    readonly domain: string | null;
    readonly provider_id: string | null;
  }) => string | null;
  /** Routes that this house has not been equipped for. */
  readonly is_shut: (path: string) => boolean;
  readonly limiter: RateLimiter;
  readonly respond: Responder;
  readonly app_url: string;
  readonly cookie_name: string;
  /** Header that tells the library the client's address. */
  readonly address_header: string;
}

type Body = Readonly<Record<string, unknown>>;

/** One request on its way through; what is not known yet is null. */
interface Attempt {
  readonly request: Request;
  readonly scope: Scope;
  readonly path: string;
  readonly route: AuthRoute;
  readonly body: Body | null;
  readonly caller: Caller | null;
}

/** Better Auth below /api/auth, with our bodies, limits, guards and errors around it. */
export function createAuthRoutes(options: AuthRouteOptions): AuthHandler {
  const { respond } = options;
  const limiter = createAuthLimiter(options);

  return async (request, scope) => {
    const path = new URL(request.url).pathname.slice('/api/auth'.length);
    const route = options.is_shut(path) ? null : authRoute(request.method, path);
    if (route === null) return null;
    const body =
      route.body === null ? { ok: true as const, value: null } : await readInput(request, route.body);
    if (!body.ok) return respond.error(scope, body.refusal);
    const { caller } = await options.readCaller(request.headers, scope.address);
    const attempt: Attempt = { request, scope, path, route, body: body.value, caller };
    const refusal = guard(attempt);
    if (refusal !== null) return respond.error(scope, refusal);
    const counted = { path, address: scope.address, email: nameIn(body.value), user_id: caller?.id ?? null };
    const seconds = await limiter.waitFor(counted);
    if (seconds !== null) {
      const headers = { 'retry-after': String(seconds) };
      return respond.error(scope, commonError('TOO_MANY_REQUESTS', { headers }));
    }
    const floor = route.is_floored === true ? wait(FLOOR_MS) : null;
    const answer = await ask(attempt, options);
    await floor;
    if (answer === null) return respond.error(scope, commonError('NOT_FOUND'));
    if (answer.ok) await limiter.forgive(counted);
    await note(attempt, answer, options);
    return translated(attempt, answer, options);
  };
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

/** Whom an attempt is about, for counting: an address or a number, whether or not it is known here. */
function nameIn(body: Body | null): string | null {
  const name = body?.email ?? body?.phoneNumber;
  return typeof name === 'string' ? name.toLowerCase() : null;
}

function guard({ route, body, caller }: Attempt): ErrorAnswer | null {
  if (route.access !== 'anyone' && caller === null) return commonError('UNAUTHENTICATED');
  const isProved =
    body?.password !== undefined || (caller !== null && isConfirmed(caller.confirmed_at, new Date()));
  if (route.access === 'confirmed' && !isProved) return commonError('REAUTHENTICATION_REQUIRED');
  const field = body?.newPassword === undefined ? 'password' : 'newPassword';
  const isChosen = body?.newPassword !== undefined || body?.name !== undefined;
  const password = body?.[field];
  if (!isChosen || typeof password !== 'string') return null;
  const problem = passwordProblem(password, factsAbout(body, caller));
  return problem === null ? null : commonError('INVALID_INPUT', { fields: { [field]: TOO_COMMON } });
}

const TOO_COMMON = 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.';

function factsAbout(body: Body | null, caller: Caller | null): readonly string[] {
  const given = [body?.email, body?.name, caller?.email, caller?.full_name];
  const facts = given.filter((fact) => typeof fact === 'string');
  return [...facts, ...facts.map((fact) => fact.split('@')[0] ?? '')];
}

/** Calls the library; null when the body names a provider that there is not. */
async function ask(attempt: Attempt, options: AuthRouteOptions): Promise<Response | null> {
  const asked = asLibrary(attempt, options);
  return asked === null ? null : options.handler(forwarded(attempt, asked, options));
}

interface Asked {
  readonly path: string;
  readonly body: Body | null;
}

/** Our words in the library's: where somebody goes on to is decided here, and never by what was sent. */
function asLibrary({ path, body }: Attempt, options: AuthRouteOptions): Asked | null {
  const { next, ...rest } = body ?? {};
  const nextPath = typeof next === 'string' ? next : null;
  switch (path) {
    case '/sign-up/email':
    case '/send-verification-email':
      return { path, body: { ...rest, callbackURL: verifiedLanding(nextPath) } };
    case '/sign-in/social':
      return { path, body: { ...rest, ...providerLanding(nextPath), disableRedirect: true } };
    case '/sign-in/sso': {
      const provider = options.findProvider({ domain: domainIn(rest), provider_id: textIn(rest.providerId) });
      if (provider === null) return null;
      const social = { provider, ...providerLanding(nextPath), disableRedirect: true };
      return { path: '/sign-in/social', body: social };
    }
    case '/link-social':
      return {
        path,
        body: { ...rest, callbackURL: LINKED, errorCallbackURL: LINKED, disableRedirect: true },
      };
    default:
      return { path, body: body === null ? null : rest };
  }
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const domainIn = ({ domain, email }: Body): string | null =>
  textIn(domain) ?? textIn(email)?.toLowerCase().split('@')[1] ?? null;

/** The request as the library may see it: our origin instead of the Host header, our address, the parsed body. */
function forwarded({ request, scope }: Attempt, { path, body }: Asked, options: AuthRouteOptions): Request {
  const { searchParams } = new URL(request.url);
  if (path === '/verify-email') searchParams.set('callbackURL', landingIn(searchParams.get('callbackURL')));
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

/** Writes into the audit log what has just happened, and to whom. */
async function note(attempt: Attempt, answer: Response, options: AuthRouteOptions): Promise<void> {
  const { route, caller, scope, request, body } = attempt;
  const traces = {
    request_id: scope.id,
    address: scope.address,
    user_agent: request.headers.get('user-agent'),
  };
  const email = textIn(body?.email);
  if (answer.status === 401 && route.signs_in === true && email !== null) {
    options.runLater(options.onFailedSignIn({ id: null, role: null, ...traces }, email));
    return;
  }
  const action = await actionOf(attempt, answer, options);
  if (action === null) return;
  const person = action.signed_in ?? caller;
  if (person !== null) await options.onEvent({ id: person.id, role: person.role, ...traces }, action.name);
}

interface Noted {
  readonly name: AccountAction;
  readonly signed_in: Caller | null;
}

async function actionOf(
  attempt: Attempt,
  answer: Response,
  options: AuthRouteOptions,
): Promise<Noted | null> {
  const { route, caller, path } = attempt;
  const isDone =
    answer.ok || (answer.status === 302 && failureLanding(answer.headers.get('location') ?? '') === null);
  if (!isDone) return null;
  const signed_in =
    route.signs_in === true && caller === null ? await newCaller(answer, attempt, options) : null;
  if (signed_in !== null) return { name: route.event ?? 'account.signed_in', signed_in };
  if (path.startsWith('/callback/') && caller !== null)
    return { name: 'account.google_linked', signed_in: null };
  // A code that is typed in the settings is the proof that the second factor works.
  if (path === '/two-factor/verify-totp' && caller !== null && sessionCookie(answer, options) !== null) {
    return { name: 'account.two_factor_enabled', signed_in: await newCaller(answer, attempt, options) };
  }
  return route.event === undefined || route.signs_in === true ? null : { name: route.event, signed_in: null };
}

/** Who the session belongs to that the answer begins. */
async function newCaller(
  answer: Response,
  { scope }: Attempt,
  options: AuthRouteOptions,
): Promise<Caller | null> {
  const value = sessionCookie(answer, options);
  if (value === null) return null;
  const headers = new Headers({ cookie: `${options.cookie_name}=${value}` });
  return (await options.readCaller(headers, scope.address)).caller;
}

/** The signed token in the answer's cookies, or null. */
function sessionCookie(answer: Response, { cookie_name }: AuthRouteOptions): string | null {
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith(`${cookie_name}=`));
  const value = cookie?.slice(cookie_name.length + 1).split(';')[0] ?? '';
  return value === '' ? null : value;
}

async function translated(attempt: Attempt, answer: Response, options: AuthRouteOptions): Promise<Response> {
  const { request, scope, path, route } = attempt;
  const { respond } = options;
  for (const cookie of answer.headers.getSetCookie()) scope.set_cookies.push(cookie);
  const location = answer.headers.get('location');
  if (location !== null) return redirect(failureLanding(location) ?? location, scope, respond);
  const text = await answer.text();
  if (!answer.ok) {
    // A provider's way back is opened by a browser, which shows a page and no JSON.
    if (path.startsWith('/callback/')) return redirect('/login?provider=1&error=failed', scope, respond);
    return respond.error(scope, authError(answer.status, text));
  }
  const session_token = route.signs_in === true ? sessionCookie(answer, options) : null;
  const is_browser = request.headers.has('sec-fetch-mode');
  const output = authOutput({
    path,
    text,
    session_token: session_token === null ? null : decodeURIComponent(session_token),
    is_browser,
  });
  // Back from Google, and the second factor is still missing: the sign-in page asks for it.
  if (path.startsWith('/callback/')) return redirect('/login?second-factor=1', scope, respond);
  return respond.json(scope, request, JSON.stringify(output));
}

function redirect(location: string, scope: Scope, respond: Responder): Response {
  const response = new Response(null, {
    status: 302,
    headers: { ...respond.common, location, 'cache-control': 'no-store', 'x-request-id': scope.id },
  });
  for (const cookie of scope.set_cookies) response.headers.append('set-cookie', cookie);
  return response;
}
