import { callsCopy } from '#messages/input/calls.ts';
import { currentLanguage } from '#shared/language/language.ts';
import type { Result } from '#shared/result.ts';
import type { CallOf, Endpoint, OutputOf, RefusalOf } from './endpoint.ts';
import type { CommonErrorCode } from './errors.ts';

export interface CommonRefusal {
  readonly code: CommonErrorCode | 'NETWORK_ERROR';
  readonly message: string;
  /** Support finds the request by it; null if no server responded. */
  readonly request_id: string | null;
  /** HTTP status; null if no server responded. */
  readonly status: number | null;
  /** Problems by field path, with INVALID_INPUT. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds to wait, with TOO_MANY_REQUESTS. */
  readonly retry_after_seconds?: number;
}

export type DeclaredRefusal<E extends Endpoint> = RefusalOf<E> & {
  readonly message: string;
  readonly request_id: string | null;
  readonly status: number | null;
};

export type CallResult<E extends Endpoint> = Result<OutputOf<E>, DeclaredRefusal<E> | CommonRefusal>;

/** An endpoint's method and path without schemas, so that the browser bundles none of them. */
export interface RouteOf<E extends Endpoint> {
  readonly method: E['method'];
  readonly path: E['path'];
  /** Message for a response without one, as from a broken proxy (AERR-052). */
  readonly otherwise?: string;
}

type Input<E extends Endpoint> =
  Record<never, never> extends CallOf<E> ? [input?: CallOf<E>] : [input: CallOf<E>];

export interface Client {
  call<const E extends Endpoint>(endpoint: E, ...input: Input<E>): Promise<CallResult<E>>;
  /** For an endpoint that is a type parameter. */
  call<E extends Endpoint>(endpoint: E, input: CallOf<E>): Promise<CallResult<E>>;
  call<E extends Endpoint = never>(route: RouteOf<E>, ...input: Input<E>): Promise<CallResult<E>>;
}

export interface ClientOptions {
  readonly base_url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null leaves the limit to the server. */
  readonly timeoutMs?: number | null;
  /** Called when a call fails by an outage; may throw. */
  readonly onOutage?: (refusal: CommonRefusal) => void;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly otherwise?: string;
}
interface CallInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly idempotency_key?: string;
}
export type CallResponse = Pick<Response, 'ok' | 'status' | 'headers' | 'text'>;
type Fetch = (request: Request) => Promise<CallResponse>;

const DEFAULT_TIMEOUT_MS = 30_000;

/** Everything but success is a refusal (NETWORK_ERROR for a lost connection). Trusts the server's output. */
export function createClient(fetch: Fetch, options: ClientOptions = {}): Client {
  async function call(route: Route, input: CallInput = {}) {
    let answered: { readonly response: CallResponse; readonly text: string };
    try {
      const response = await fetch(toRequest(route, input, options));
      answered = { response, text: await response.text() };
    } catch (error) {
      return failed(networkRefusal(error));
    }
    const { response, text } = answered;
    const json = parse(text);
    if (response.ok && json !== undefined) return { ok: true as const, value: json };
    return failed(toRefusal(response, json, route.otherwise ?? callsCopy.failed));
  }
  function failed<Refused extends CommonRefusal>(refusal: Refused) {
    if (isOutage(refusal.status)) options.onOutage?.(refusal);
    return { ok: false as const, refusal };
  }
  return { call };
}

export function isOutage(status: number | null): boolean {
  return status === null || status === 502 || status === 503 || status === 504;
}

function toRequest(route: Route, input: CallInput, options: ClientOptions): Request {
  const hasBody = route.method !== 'get';
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  headers.set('accept-language', currentLanguage());
  if (hasBody) headers.set('content-type', input.file?.type || 'application/json');
  if (input.idempotency_key !== undefined) headers.set('idempotency-key', input.idempotency_key);
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const url = `${options.base_url ?? origin()}${toPath(route.path, input.params ?? {})}${toSearch(input.query ?? {})}`;
  return new Request(url, {
    method: route.method.toUpperCase(),
    headers,
    credentials: 'same-origin',
    signal: timeoutMs ? AbortSignal.timeout(timeoutMs) : null,
    ...(hasBody ? { body: input.file ?? JSON.stringify(input.body ?? {}) } : {}),
  });
}

/** Returns the page's origin; in process the URL's host is ignored. */
function origin(): string {
  return typeof location === 'undefined' ? 'http://localhost' : location.origin;
}

function toPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function toSearch(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// `any`: the code decides at run time which refusal this is.
function toRefusal(response: CallResponse, body: ReturnType<typeof JSON.parse>, otherwise: string) {
  const wait = Number(response.headers.get('retry-after') ?? '');
  const retry = wait > 0 ? { retry_after_seconds: wait } : {};
  if (typeof body?.code !== 'string' || typeof body?.error !== 'string') {
    return {
      code: 'INTERNAL',
      message: otherwise,
      request_id: response.headers.get('x-request-id'),
      status: response.status,
      ...retry,
    };
  }
  const { error, ...facts } = body;
  return { ...facts, message: error, status: response.status, ...retry };
}

/** `Network error: ...` as specified (API-088). */
function networkRefusal(error: unknown): CommonRefusal {
  const reason = error instanceof Error ? error.message : callsCopy.noConnection;
  return { code: 'NETWORK_ERROR', message: callsCopy.lost(reason), request_id: null, status: null };
}
