import {
  createContext,
  createRequestHandler,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { apiContext } from '#app/lib/api/api-context.ts';
import { FRAME_HOST_HEADER } from '#app/lib/frame-host.server.ts';
import { documentContext, type RenderedDocument } from '#app/lib/site/document-context.ts';
import { routeContext } from '#app/lib/site/record-route.ts';
import { type Site, siteContext } from '#app/lib/site/site-context.ts';
import { getViewer } from '#contract/account/session.ts';
import type { Logger } from '#server/platform/telemetry/logger.ts';
import { frameOriginOf, isFilmHost } from '#shared/courses/film-hosts.ts';
import type { Language } from '#shared/language/language.ts';
import { pageLanguage, pathInLanguage, unprefixed } from '#shared/language/page-language.ts';
import { isAllowed } from '#shared/people/roles.ts';
import { isReadMethod } from '../origin-check.ts';
import { MAX_BODY_BYTES, readBytes } from '../request-body.ts';
import { pathAndSearchOf } from '../request-path.ts';
import { RETRY_AFTER } from '../responses.ts';
import type { App, PageHandler, Scope } from '../scope.ts';
import { compressDynamic, isCompressible, preferredEncoding } from './compression.ts';
import { type ReadState, readDataVersion } from './data-version.ts';
import { keepDiscountCode } from './keep-discount-code.ts';
import { createApiOfPage, type PageApiOptions, type PageCalls } from './page-api.ts';
import { isPublicPage, pageKey, withoutTracking } from './page-paths.ts';
import { type ResponseCache, sendCached, type UncachedResponse } from './response-cache.ts';
import { commonHeaders, documentHeaders, isKnown } from './response-headers.ts';

/** Signed-in users may post this much beyond the limit of every form. */
export interface FormWithFile {
  readonly path: RegExp;
  readonly max_file_bytes: number;
}

export interface PageOptions {
  readonly app: () => App;
  readonly loadBuild: (language: Language) => Promise<ServerBuild>;
  readonly forms_with_file: readonly FormWithFile[];
  readonly mode: 'production' | 'development';
  readonly site: Site;
  readonly is_production: boolean;
  readonly pages: ResponseCache;
  readonly readState: ReadState;
  readonly logger: Logger;
}

/** Browsers revalidate each time (mostly 304), so that no old price is shown; a CDN may cache longer. */
const PUBLIC_CACHE = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};
/** Percent-encoding takes up to three bytes for one of JSON. */
const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;
/** Staff import 2 MB of CSV; a file is not percent-encoded. */
const MAX_STAFF_FORM_BYTES = 2_100_000;
const PRIVATE_CACHE = 'private, no-store';
/** Data is asked for by our scripts, which then always ask whether it changed; a document would be shown as it was. */
const VERSIONED_CACHE = 'private, no-cache';
const PRIVATE_VARY = 'cookie, accept-encoding';

/** Public pages are rendered without the visitor's cookies, which makes them safe to cache and share. */
export function createPages(options: PageOptions): PageHandler {
  const common = commonHeaders(options.is_production);
  return async (request, scope) => {
    const url = new URL(pathAndSearchOf(request.url), options.site.app_url);
    const path = unprefixed(url.pathname);
    // A path like `//host` would change the origin, here or by a redirect from `/id//host`.
    if (url.origin !== options.site.app_url || path.startsWith('//')) return null;
    const headers = { ...common, 'x-request-id': scope.id };
    if (!isReadMethod(request.method) || !isPublicPage(path)) {
      return servePrivate({ options, request, scope, url, headers });
    }
    const own = pathInLanguage(url.pathname, pageLanguage(url.pathname).language);
    // A public page has one address per language: `/id/blog` is `/blog`. The router asks for routes below its base.
    if (own !== url.pathname && own !== '/__manifest')
      return new Response(null, { status: 301, headers: { ...headers, location: own + url.search } });
    const keepsCode = keepDiscountCode(url, options.is_production);
    if (keepsCode !== null) return new Response(null, { status: 302, headers: { ...headers, ...keepsCode } });
    scope.route = '(kept page)';
    const page = withoutTracking(url);
    const stored = await options.pages.get(pageKey(page), () => renderPublic(options, page, scope));
    return sendCached(stored, request, headers);
  };
}

async function renderPublic(options: PageOptions, url: URL, scope: Scope): Promise<UncachedResponse> {
  const result = await render({ options, scope, request: new Request(url), cookies: null });
  const { rendered, calls } = result;
  const { failures } = calls;
  const content_type = rendered.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const body = await bodyOf(result, content_type);
  const status = statusOf(rendered, failures);
  // A page degraded by a failure is not cached.
  const is_cacheable = status === 200 && failures.length === 0 && !calls.was_stale;
  return {
    status,
    content_type,
    body,
    is_cacheable,
    is_outage: calls.was_stale || failures.includes(503) || (status === 503 && failures.length === 0),
    headers: {
      ...routerHeaders(rendered),
      ...policyFor(result, content_type, options.mode),
      ...(is_cacheable ? PUBLIC_CACHE : { 'cache-control': PRIVATE_CACHE }),
      ...(status === 503 ? RETRY_AFTER : {}),
    },
  };
}

/** 503 during an outage, whatever the loaders did: search engines keep their copy and no cache stores it. */
function statusOf(rendered: Response, failures: readonly number[]): number {
  const isDrawing = rendered.headers.get('content-type')?.startsWith('image/svg+xml') === true;
  return rendered.status === 200 && !isDrawing && failures.includes(503) ? 503 : rendered.status;
}

async function bodyOf(
  { rendered, document }: RenderResult,
  type: string,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (document !== null) return document.html;
  return /^(image\/png|application\/zip)/.test(type)
    ? new Uint8Array(await rendered.arrayBuffer())
    : rendered.text();
}

interface PrivatePage {
  readonly options: PageOptions;
  readonly request: Request;
  readonly scope: Scope;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
}

async function servePrivate({ options, request, scope, url, headers }: PrivatePage): Promise<Response> {
  const version = await versionOf(options, request, url);
  if (version !== null && isKnown(request.headers.get('if-none-match'), version)) {
    return new Response(null, { status: 304, headers: { ...headers, ...versioned(version) } });
  }
  const most = await maxFormBytes({ options, request, scope, url });
  const forwarded = await forwardedRequest(request, url, most);
  if (forwarded === null) return new Response(null, { status: 413, headers });
  const cookies = request.headers.get('cookie') ?? '';
  const result = await render({ options, scope, request: forwarded, cookies });
  const { rendered, calls } = result;
  const type = rendered.headers.get('content-type') ?? 'text/html; charset=utf-8';
  const body = await bodyOf(result, type);
  const status = isReadMethod(request.method) ? statusOf(rendered, calls.failures) : rendered.status;
  const set_cookies = [...rendered.headers.getSetCookie(), ...scope.set_cookies];
  const isWhole = status === 200 && calls.failures.length === 0 && !calls.was_stale && !calls.was_partial;
  const sent = new Headers({
    ...headers,
    ...routerHeaders(rendered),
    ...policyFor(result, type, options.mode),
    ...(status === 503 ? RETRY_AFTER : {}),
    'cache-control': PRIVATE_CACHE,
    'content-type': type,
    vary: PRIVATE_VARY,
    ...(version !== null && isWhole && set_cookies.length === 0 ? versioned(version) : {}),
  });
  for (const cookie of set_cookies) sent.append('set-cookie', cookie);
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  const isPlain = encoding === 'identity' || !isCompressible(type, body.length);
  if (isPlain) return new Response(body === '' ? null : body, { status, headers: sent });
  sent.set('content-encoding', encoding);
  return new Response(await compressDynamic(body, encoding), { status, headers: sent });
}

async function versionOf(options: PageOptions, request: Request, url: URL): Promise<string | null> {
  const build = await options.loadBuild(pageLanguage(url.pathname).language);
  return readDataVersion(options.readState, { request, url, build: build.assets.version });
}

const versioned = (etag: string) => ({ 'cache-control': VERSIONED_CACHE, etag, vary: PRIVATE_VARY });

/** Looks up the sender only for a form longer than most. */
async function maxFormBytes({ options, request, scope, url }: Omit<PrivatePage, 'headers'>): Promise<number> {
  const path = unprefixed(url.pathname).replace(/\.data$/, '');
  const isLong = Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES;
  const isOfStaff = path.startsWith('/admin/');
  const withFile = options.forms_with_file.find((form) => form.path.test(path));
  if (!isLong || !(isOfStaff || withFile !== undefined)) return MAX_FORM_BYTES;
  const cookies = request.headers.get('cookie') ?? '';
  const { api } = apiOf(options, { scope, cookies, userAgent: null });
  const answer = await api.actionClient.call(getViewer);
  const role = answer.ok ? (answer.value.user?.role ?? null) : null;
  if (!isAllowed(role, isOfStaff ? 'moderator' : 'user')) return MAX_FORM_BYTES;
  return withFile === undefined ? MAX_STAFF_FORM_BYTES : MAX_FORM_BYTES + withFile.max_file_bytes;
}

/** Sets our own origin and bounds the body; null if too large. */
async function forwardedRequest(request: Request, url: URL, most: number): Promise<Request | null> {
  const headers = new Headers(request.headers);
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'content-length']) headers.delete(name);
  headers.set('host', url.host);
  if (isReadMethod(request.method)) return new Request(url, { method: request.method, headers });
  // Checked already, but the router compares it with the address again.
  if (headers.has('origin')) headers.set('origin', url.origin);
  const body = await readBytes(request, most);
  return body.ok ? new Request(url, { method: request.method, headers, body: body.value }) : null;
}

interface Render {
  readonly options: PageOptions;
  readonly request: Request;
  readonly scope: Scope;
  readonly cookies: string | null;
}

interface RenderResult {
  /** Without a body if there is a `document`. */
  readonly rendered: Response;
  readonly document: RenderedDocument | null;
  readonly calls: PageCalls;
}

async function render({ options, request, scope, cookies }: Render): Promise<RenderResult> {
  const handle = await requestHandler(options, new URL(request.url));
  const context = new RouterContextProvider();
  const { api, calls } = apiOf(options, { scope, cookies, userAgent: request.headers.get('user-agent') });
  context.set(apiContext, api);
  context.set(siteContext, options.site);
  context.set(routeContext, (pattern) => {
    scope.route = pattern === '*' ? '(unknown)' : `/${pattern}`;
  });
  context.set(scopeContext, scope);
  const rendered = await handle(request, context);
  return { rendered, document: context.get(documentContext), calls };
}

const apiOf = ({ app, site }: PageOptions, of: Omit<PageApiOptions, 'app' | 'origin'>) =>
  createApiOfPage({ ...of, app: app(), origin: site.app_url });

/** Keyed by build, since a development build changes at run time, and by base path. */
const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>();

async function requestHandler(options: PageOptions, url: URL): Promise<RequestHandler> {
  const { loadBuild, mode } = options;
  const { base } = pageLanguage(url.pathname);
  const build = await buildFor(url, loadBuild);
  const known = handlers.get(build) ?? new Map<string, RequestHandler>();
  handlers.set(build, known);
  const handler =
    known.get(base) ?? createRequestHandler(withErrorLog({ ...build, basename: base || '/' }, options), mode);
  known.set(base, handler);
  return handler;
}

const scopeContext = createContext<Scope>();

/** Logs a failed page with its request, as for an API call; thrown responses are no failures. */
function withErrorLog(build: ServerBuild, { logger }: PageOptions): ServerBuild {
  const handleError: HandleErrorFunction = (error, { request, context }) => {
    if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
    const { id: request_id, route } = context.get(scopeContext);
    logger.error({ err: error, request_id, method: request.method, route }, 'page failed');
  };
  return { ...build, entry: { ...build.entry, module: { ...build.entry.module, handleError } } };
}

/** Site and admin share the manifest's address; the build version tells their languages apart. */
async function buildFor({ pathname, searchParams }: URL, loadBuild: PageOptions['loadBuild']) {
  const own = await loadBuild(pageLanguage(pathname).language);
  if (pathname !== '/__manifest' || searchParams.get('version') === own.assets.version) return own;
  const english = await loadBuild('en');
  return searchParams.get('version') === english.assets.version ? english : own;
}

function routerHeaders(rendered: Response): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of [
    'location',
    'link',
    'content-disposition',
    'x-remix-response',
    'x-remix-reload-document',
  ]) {
    const value = rendered.headers.get(name);
    if (value !== null) kept[name] = value;
  }
  return kept;
}

function policyFor(
  { rendered, document }: RenderResult,
  type: string,
  mode: PageOptions['mode'],
): Readonly<Record<string, string>> {
  if (!type.startsWith('text/html')) return {};
  const hashes = document?.script_hashes ?? [];
  const host = rendered.headers.get(FRAME_HOST_HEADER);
  const frameOrigin = host !== null && isFilmHost(host) ? frameOriginOf(host) : null;
  return documentHeaders(hashes, mode === 'development' ? 'development' : 'strict', frameOrigin);
}
