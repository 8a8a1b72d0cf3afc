import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RateLimiter } from '#server/platform/rate-limiter.ts';
import { authError } from './auth-errors.ts';
import { createAuthLimiter } from './auth-limits.ts';
import type { AuthHandler } from './create-app.ts';
import { fieldProblems } from './field-problems.ts';
import { parseJson, readBody } from './request-body.ts';
import { commonError, type Responder } from './responses.ts';
import type { Scope } from './scope.ts';

const email = z.email().max(254);
const password = z.string().min(6).max(128);

/**
 * The library's routes that the product uses, with the body of each; everything else it could do stays shut.
 * Unknown fields are dropped here, so a role in a sign-up never reaches the library.
 */
const routes: Readonly<Record<string, z.ZodObject | null>> = {
  'POST /sign-up/email': z.object({ name: z.string().trim().min(1).max(200), email, password }),
  'POST /sign-in/email': z.object({
    email,
    password: z.string().min(1).max(128),
    rememberMe: z.boolean().optional(),
  }),
  'POST /sign-out': z.object({}),
  'POST /send-verification-email': z.object({ email }),
  'POST /request-password-reset': z.object({ email }),
  'POST /reset-password': z.object({ newPassword: password, token: z.string().min(1).max(200) }),
  'POST /change-password': z.object({
    currentPassword: z.string().min(1).max(128),
    newPassword: password,
    revokeOtherSessions: z.boolean().optional(),
  }),
  'POST /revoke-other-sessions': z.object({}),
  'GET /verify-email': null,
};

/** Answers whose time must not tell whether an address has an account come no sooner than this. */
const FLOOR_MS = 300;
const FLOORED = new Set(['/sign-up/email', '/request-password-reset']);

export interface AuthRouteOptions {
  readonly handler: (request: Request) => Promise<Response>;
  readonly isKnownAddress: (email: string, address: string) => Promise<boolean>;
  readonly limiter: RateLimiter;
  readonly respond: Responder;
  readonly app_url: string;
  /** Header that tells the library the client's address. */
  readonly address_header: string;
}

/** Better Auth below /api/auth, with our bodies, limits and errors around it. */
export function createAuthRoutes(options: AuthRouteOptions): AuthHandler {
  const { respond } = options;
  const limiter = createAuthLimiter(options);

  return async (request, scope) => {
    const url = new URL(request.url);
    const path = url.pathname.slice('/api/auth'.length);
    const schema = routes[`${request.method} ${path}`];
    if (schema === undefined) return null;
    const body = schema === null ? { ok: true as const, value: null } : await readInput(request, schema);
    if (!body.ok) return respond.error(scope, body.refusal);
    const attempt = { path, address: scope.address, email: emailIn(body.value) };
    const seconds = await limiter.waitFor(attempt);
    if (seconds !== null) {
      return respond.error(
        scope,
        commonError('TOO_MANY_REQUESTS', { headers: { 'retry-after': String(seconds) } }),
      );
    }
    const floor = FLOORED.has(path) ? wait(FLOOR_MS) : null;
    const answer = await options.handler(forwarded({ request, scope, body: body.value, options }));
    await floor;
    if (answer.ok) await limiter.forgive(attempt);
    return translated({ answer, request, scope, path, respond });
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

function emailIn(body: Readonly<Record<string, unknown>> | null): string | null {
  const address = body?.email;
  return typeof address === 'string' ? address.toLowerCase() : null;
}

interface Forwarded {
  readonly request: Request;
  readonly scope: Scope;
  readonly body: unknown;
  readonly options: AuthRouteOptions;
}

/** The request as the library may see it: our origin instead of the Host header, our address, the parsed body. */
function forwarded({ request, scope, body, options }: Forwarded): Request {
  const { pathname, searchParams } = new URL(request.url);
  // Where a confirmation leads is not for the link to say.
  if (searchParams.has('callbackURL')) searchParams.set('callbackURL', '/login?verified=1');
  const headers = new Headers();
  for (const name of ['cookie', 'authorization', 'user-agent', 'origin', 'accept']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  headers.set(options.address_header, scope.address);
  const isWrite = body !== null;
  if (isWrite) headers.set('content-type', 'application/json');
  return new Request(`${options.app_url}${pathname}?${searchParams}`, {
    method: request.method,
    headers,
    ...(isWrite ? { body: JSON.stringify(body) } : {}),
  });
}

interface Answered {
  readonly answer: Response;
  readonly request: Request;
  readonly scope: Scope;
  readonly path: string;
  readonly respond: Responder;
}

async function translated({ answer, request, scope, path, respond }: Answered): Promise<Response> {
  for (const cookie of answer.headers.getSetCookie()) scope.set_cookies.push(cookie);
  const location = answer.headers.get('location');
  if (location !== null) return redirect(location, scope, respond);
  const text = await answer.text();
  if (!answer.ok) return respond.error(scope, authError(answer.status, text));
  return respond.json(scope, request, JSON.stringify(outputOf(path, request, text)));
}

function redirect(location: string, scope: Scope, respond: Responder): Response {
  // A confirmation that failed must not land on the page that says it worked.
  const failure = new URL(location, 'http://localhost').searchParams.get('error');
  const target = failure === null ? location : `/login?error=${encodeURIComponent(failure)}`;
  const response = new Response(null, {
    status: 302,
    headers: { ...respond.common, location: target, 'cache-control': 'no-store', 'x-request-id': scope.id },
  });
  for (const cookie of scope.set_cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/**
 * Sign-up and reset say the same to everybody. The session token is in the body for API clients only: a
 * browser has it as an HttpOnly cookie, and a script of the page has no way to hide that a browser calls.
 */
function outputOf(path: string, request: Request, text: string): unknown {
  if (path !== '/sign-in/email') return { status: true };
  const { token, user } = JSON.parse(text);
  const isBrowser = request.headers.has('sec-fetch-mode');
  return isBrowser ? { user } : { token, user };
}
