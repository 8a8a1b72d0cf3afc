import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { signInEndpoints } from '../contract/account/sign-in.ts';
import { languageOf } from '../contract/format-message.ts';
import type { Language } from '../shared/language/language.ts';
import { pageLanguage } from '../shared/language/page-language.ts';
import { mountDocs } from './api/docs.ts';
import type { Implementation } from './api/implement.ts';
import { type AppEnv, FailedCall, honoPath, type MountOptions, mountApi } from './api/mount.ts';
import { callbackLanguage } from './http/auth/redirects.ts';
import { isOwnRequest, isReadMethod } from './http/origin-check.ts';
import type { ResponseCache } from './http/pages/response-cache.ts';
import { pathOf } from './http/request-path.ts';
import { inRequestSpan } from './http/request-span.ts';
import {
  commonError,
  createResponder,
  type ErrorAnswer,
  type Responder,
  unavailable,
} from './http/responses.ts';
import {
  type App,
  type AuthHandler,
  type CallerLookup,
  createScope,
  isLoopback,
  type PageHandler,
  pageScope,
  type Scope,
} from './http/scope.ts';
import { isUnavailable } from './platform/failures/failures.ts';
import type { RateLimiter } from './platform/rate-limiter.ts';
import type { Reads } from './platform/replica/reads.ts';
import type { Logger } from './platform/telemetry/logger.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';
import { runInLanguage } from './platform/text/request-language.ts';

export interface AppOptions {
  readonly is_production: boolean;
  /** The first is the public one. */
  readonly origins: readonly string[];
  /** True if X-Forwarded headers are believed. */
  readonly trusts_proxy: boolean;
  readonly logger: Logger;
  readonly limiter: RateLimiter;
  readonly implementations: readonly Implementation[];
  readonly readCaller: (headers: Headers, address: string) => Promise<CallerLookup>;
  readonly readGuest: MountOptions['readGuest'];
  readonly readVisitor: MountOptions['readVisitor'];
  readonly receiveVisit: (request: Request, scope: Scope) => Promise<void>;
  readonly catalog: ResponseCache;
  readonly reads: Reads;
  readonly readReadiness: () => Promise<{ readonly status: 'ready' | 'not ready' }>;
  readonly metrics: Metrics;
  readonly metrics_token: string | null;
  readonly auth?: AuthHandler;
  /** Serves film uploads by tus; null for other paths. */
  readonly uploads?: (request: Request, scope: Scope, mount: MountOptions) => Promise<Response | null>;
  readonly mcp?: (request: Request, scope: Scope, mount: MountOptions) => Promise<Response>;
  readonly pages?: PageHandler;
}

const SLOW_MS = 1_000;
const MCP_PATH = '/mcp';
/** Where the pages of a browser say that they were opened (ADR 0083). */
const VISITS_PATH = '/visits';

/** The pipeline of every request (ADR 0007). */
export function createApp(options: AppOptions): App {
  const respond = createResponder(options.is_production);
  const routes = createRoutes(options, respond);

  async function dispatch(request: Request, scope: Scope): Promise<Response> {
    try {
      return await routes.fetch(request, scope);
    } catch (error) {
      const { id: request_id, route } = scope;
      const place = { request_id, method: request.method, route, path: pathOf(request.url) };
      options.logger.error({ err: error, ...place }, 'request failed');
      return respond.error(scope, failureAnswer(error));
    }
  }

  return {
    async fetch(request, address) {
      const started = performance.now();
      const path = pathOf(request.url);
      const scope = createScope(address);
      const traced = { path, scope, trusts_proxy: options.trusts_proxy };
      const response = await inRequestSpan(request, traced, () =>
        runInLanguage(requestLanguage(request, path), async () =>
          isOwnRequest(request, path, options)
            ? dispatch(request, scope)
            : respond.error(
                scope,
                commonError('FOREIGN_ORIGIN', { details: { address: options.origins[0] } }),
              ),
        ),
      );
      const ms = Math.round(performance.now() - started);
      const { method } = request;
      options.metrics.observeRequest({
        method,
        route: scope.route,
        status: response.status,
        seconds: ms / 1_000,
      });
      logRequest({ logger: options.logger, request, scope, status: response.status, path, ms });
      return response;
    },
    callFromPage: (request, scope) => dispatch(request, pageScope(scope)),
  };
}

/** Pages use the language of their address, the API that of its caller, who may return from another site. */
function requestLanguage({ headers }: Request, path: string): Language {
  if (!path.startsWith('/api/') && path !== MCP_PATH) return pageLanguage(path).language;
  return callbackLanguage(headers, path) ?? languageOf(headers.get('accept-language'));
}

function failureAnswer(error: unknown): ErrorAnswer {
  const answer = error instanceof FailedCall ? error.answer : commonError('INTERNAL');
  if (!isUnavailable(error)) return answer;
  return error instanceof FailedCall ? unavailable(answer.message) : unavailable();
}

interface LogEntry {
  readonly logger: Logger;
  readonly request: Request;
  readonly scope: Scope;
  readonly status: number;
  readonly path: string;
  readonly ms: number;
}

/** Logs writes, failures and slow requests; other reads only when debugging. */
function logRequest({ logger, request, scope, status, path, ms }: LogEntry): void {
  const level = isReadMethod(request.method) && status < 400 && ms < SLOW_MS ? 'debug' : 'info';
  logger[level]({ request_id: scope.id, method: request.method, path, status, ms }, 'request');
}

function createRoutes(options: AppOptions, respond: Responder): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const mounted = options.implementations.filter(
    ({ endpoint }) => endpoint.only !== 'development' || !options.is_production,
  );
  const mount = { ...options, respond };
  app.get('/healthz', (context) => respond.text(context.env, 200, 'ok'));
  app.get('/readyz', async (context) => {
    const readiness = await options.readReadiness();
    const { status } = readiness;
    const facts = isLocalClient(context.req.raw.headers, context.env) ? readiness : { status };
    return respond.status(context.env, status === 'ready' ? 200 : 503, facts);
  });
  app.get('/metrics', async (context) => {
    const { raw } = context.req;
    const isAllowed = isLocalClient(raw.headers, context.env) || isBearer(raw.headers, options.metrics_token);
    if (!isAllowed) return missing(context.env);
    return respond.text(context.env, 200, await options.metrics.read());
  });
  app.post(MCP_PATH, async ({ req, env }) => {
    env.route = MCP_PATH;
    return (await options.mcp?.(req.raw, env, mount)) ?? missing(env);
  });
  // Stateless: there are no later messages and no session to end.
  app.on(['GET', 'DELETE'], MCP_PATH, ({ env }) =>
    respond.error(env, commonError('METHOD_NOT_ALLOWED', { headers: { allow: 'POST' } })),
  );
  app.post(VISITS_PATH, async ({ req, env }) => {
    env.route = VISITS_PATH;
    await options.receiveVisit(req.raw, env);
    return new Response(null, { status: 204, headers: respond.common });
  });
  mountApi(app, mounted, mount);
  mountDocs(app, {
    endpoints: [
      ...mounted.map(({ endpoint }) => endpoint),
      ...(options.auth === undefined ? [] : signInEndpoints),
    ],
    app_url: options.origins[0] ?? '',
    common: respond.common,
  });
  const others = createMethodNotAllowed(mounted, respond);
  // Not a `*` route: with one handler per path Hono calls it directly.
  app.notFound(async (context) => {
    const { req, env } = context;
    if (!req.path.startsWith('/api/')) return (await options.pages?.(req.raw, env)) ?? missing(env);
    const isAuth = req.path.startsWith('/api/auth/');
    if (isAuth) env.route = '/api/auth/*';
    const answer = isAuth ? await options.auth?.(req.raw, env) : await options.uploads?.(req.raw, env, mount);
    return answer ?? others.fetch(req.raw, env);
  });
  const missing = (scope: Scope) => respond.error(scope, commonError('NOT_FOUND'));
  app.onError((error) => {
    throw error;
  });
  return app;
}

function isLocalClient(headers: Headers, { address }: Scope): boolean {
  return (
    isLoopback(address) && !['x-forwarded-for', 'forwarded', 'x-real-ip'].some((name) => headers.has(name))
  );
}

/** Compares in constant time. */
function isBearer(headers: Headers, token: string | null): boolean {
  if (token === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
}

/** 405 with the allowed methods for a known path, else 404. */
function createMethodNotAllowed(
  implementations: readonly Implementation[],
  respond: Responder,
): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const methods = Map.groupBy(implementations, ({ endpoint }) => endpoint.path);
  for (const [path, known] of methods) {
    const allow = known.map(({ endpoint }) => endpoint.method.toUpperCase()).join(', ');
    app.all(honoPath(path), (context) =>
      respond.error(context.env, commonError('METHOD_NOT_ALLOWED', { headers: { allow } })),
    );
  }
  app.notFound((context) => respond.error(context.env, commonError('NOT_FOUND')));
  return app;
}
