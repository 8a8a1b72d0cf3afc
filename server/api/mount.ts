import type { Hono } from 'hono';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CommonErrorCode } from '#contract/errors.ts';
import { csvQuery, eventStream, fileAnswer } from '#contract/fields.ts';
import { PROBLEM_TYPE } from '#contract/problem.ts';
import { storedFile } from '#contract/stored-file.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { isAllowed } from '#shared/people/roles.ts';
import type { Result } from '#shared/result.ts';
import { isConfirmed } from '../account/index.ts';
import { fileResponse } from '../http/pages/files.ts';
import { type ResponseCache, sendCached } from '../http/pages/response-cache.ts';
import { withFirstChunk } from '../http/pages/with-first-chunk.ts';
import { refusalSentence } from '../http/refusal-sentence.ts';
import { incomingFile } from '../http/request-body.ts';
import { pathAndSearchOf } from '../http/request-path.ts';
import { commonError, type ErrorAnswer, limitHeaders, type Responder } from '../http/responses.ts';
import type { Caller, CallerLookup, Scope } from '../http/scope.ts';
import { readAfter, writeMark } from '../http/write-mark.ts';
import type { Orm } from '../platform/database/db.ts';
import { BrokenStep } from '../platform/failures/failures.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import type { Reads } from '../platform/replica/reads.ts';
import { keyIn } from '../programs/index.ts';
import { refusalAnswer, translateOutcome } from './answers.ts';
import type { Implementation } from './implement.ts';
import { countCall, limitsOf } from './rate-limits.ts';
import { queryOf, readInput, readKey } from './read-input.ts';

export interface AppEnv {
  readonly Bindings: Scope;
}

export interface MountOptions {
  readonly respond: Responder;
  readonly limiter: RateLimiter;
  readonly readCaller: (headers: Headers, address: string) => Promise<CallerLookup>;
  /** The account that a paying guest may act for with one product; null if none. */
  readonly readGuest: (headers: Headers, product: GuestProduct) => Promise<Caller | null>;
  readonly readVisitor: (headers: Headers, address: string) => Promise<string | null>;
  readonly catalog: ResponseCache;
  readonly reads: Reads;
  /** The first origin is the public one. */
  readonly origins: readonly string[];
}

export type GuestProduct = { readonly slug: string } | { readonly id: string };

type CheckResult<Value> = Result<Value, ErrorAnswer>;
const fail = (answer: ErrorAnswer) => ({ ok: false as const, refusal: answer });

/** Checks a call in order: role, rate limit, idempotency key, schemas. Nothing is written before all pass. */
export function mountApi(
  app: Hono<AppEnv>,
  implementations: readonly Implementation[],
  options: MountOptions,
): void {
  for (const implementation of implementations) {
    const { endpoint } = implementation;
    const isStored = implementation.cache === 'catalog';
    app.on(endpoint.method.toUpperCase(), honoPath(endpoint.path), (context) => {
      context.env.route = endpoint.path;
      const serve = isStored && keyIn(context.req.raw.headers) === null ? serveStored : serveCall;
      return serve({
        implementation,
        options,
        request: context.req.raw,
        scope: context.env,
        params: context.req.param(),
      });
    });
  }
}

export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

interface Incoming {
  readonly implementation: Implementation;
  readonly options: MountOptions;
  readonly request: Request;
  readonly scope: Scope;
  readonly params: Readonly<Record<string, string>>;
}

async function serveCall(incoming: Incoming): Promise<Response> {
  const { options, request, scope } = incoming;
  const isSelfProving = incoming.implementation.is_self_proving === true && keyIn(request.headers) === null;
  const caller = isSelfProving ? { ok: true as const, value: null } : await authorizeCaller(incoming);
  const answer = caller.ok ? await answerOf(incoming, caller.value) : caller;
  if (incoming.implementation.endpoint.method !== 'get') await recordWrite(incoming);
  if (!answer.ok) return options.respond.error(scope, answer.refusal);
  const { endpoint } = incoming.implementation;
  const isFile =
    endpoint.answers === 'file' ||
    (endpoint.answers === 'file or data' && fileAnswer.safeParse(answer.value).success);
  if (isFile) return serveFile(incoming, answer.value);
  if (endpoint.answers === 'events') {
    return options.respond.events(scope, eventStream.parse(answer.value));
  }
  return options.respond.json(scope, request, JSON.stringify(answer.value));
}

/** Also after a refusal, which may have written something. */
async function recordWrite({ options, scope }: Incoming): Promise<void> {
  const mark = await writeMark(options.reads, options.origins[0]?.startsWith('https:') === true);
  if (mark !== null) scope.set_cookies.push(mark);
}

async function serveFile({ options, request, scope }: Incoming, value: unknown): Promise<Response> {
  const kept = storedFile.safeParse(value);
  if (!kept.success) {
    const file = fileAnswer.parse(value);
    const content =
      typeof file.content === 'function'
        ? await withFirstChunk(file.content(z.object(csvQuery).parse(queryOf(request.url)).separator))
        : file.content;
    return options.respond.file(scope, { ...file, content });
  }
  return fileResponse(kept.data, request, {
    ...options.respond.common,
    ...limitHeaders(scope),
    'x-request-id': scope.id,
  });
}

const catalogHeaders = { 'cache-control': 'public, no-cache' };

async function serveStored(incoming: Incoming): Promise<Response> {
  const { options, request, scope } = incoming;
  const tooMany = await countSearch(incoming);
  if (tooMany !== null) return options.respond.error(scope, tooMany);
  const key = `${currentLanguage()} ${pathAndSearchOf(request.url)}`;
  const stored = await options.catalog.get(key, async () => {
    const answer = await answerOf(incoming, null);
    if (answer.ok) return jsonPage(200, JSON.stringify(answer.value), true);
    const refused = options.respond.error(scope, answer.refusal);
    return { ...jsonPage(refused.status, await refused.text(), false), content_type: PROBLEM_TYPE };
  });
  const extra = {
    ...options.respond.common,
    'x-request-id': scope.id,
    vary: 'accept-encoding, accept-language',
  };
  return sendCached(stored, request, extra);
}

/** Cached answers are not counted; searches are, because each one is different. */
async function countSearch({
  implementation,
  options,
  request,
  scope,
}: Incoming): Promise<ErrorAnswer | null> {
  if (!('search' in queryOf(request.url))) return null;
  const { limiter } = options;
  return countCall({ limiter, scope }, limitsOf(implementation.endpoint, null, scope));
}

function jsonPage(status: number, body: string, is_cacheable: boolean) {
  const headers = is_cacheable ? catalogHeaders : { 'cache-control': 'no-store' };
  return { status, body, is_cacheable, headers, content_type: 'application/json; charset=utf-8' };
}

export function authorizeByEndpoint(
  endpoint: Endpoint,
  call: Pick<Incoming, 'options' | 'request' | 'scope'>,
): Promise<CheckResult<Caller | null>> {
  return authorizeCaller({ ...call, implementation: { endpoint }, params: {} });
}

type AuthInput = Omit<Incoming, 'implementation'> & {
  readonly implementation: Pick<Implementation, 'endpoint'>;
};

async function authorizeCaller(incoming: AuthInput): Promise<CheckResult<Caller | null>> {
  const { options, request, scope } = incoming;
  const { endpoint } = incoming.implementation;
  const caller = (await readAccount(incoming)) ?? (await readGuest(incoming));
  const refusal = keyRefusal(endpoint, caller, request) ?? refusalOf(endpoint, caller);
  if (refusal !== null) return fail(refusalAnswer(endpoint, { code: refusal }));
  const { limiter } = options;
  const tooMany = await countCall({ limiter, scope }, limitsOf(endpoint, caller, scope));
  return tooMany === null ? { ok: true, value: caller } : fail(tooMany);
}

async function readAccount({ options, request, scope }: AuthInput): Promise<Caller | null> {
  const ask = async () => {
    const found = await options.readCaller(request.headers, scope.address);
    scope.set_cookies.push(...found.set_cookies);
    return found;
  };
  const { page_caller } = scope;
  if (page_caller === undefined) return (await ask()).caller;
  if (request.method !== 'GET') {
    // The handler may have changed the session.
    page_caller.lookup = null;
    return (await ask()).caller;
  }
  page_caller.lookup ??= ask();
  return (await page_caller.lookup).caller;
}

async function readGuest({ implementation, options, request, params }: AuthInput): Promise<Caller | null> {
  const { guest_product } = implementation.endpoint;
  if (guest_product === undefined) return null;
  const value = params[guest_product] ?? queryOf(request.url)[guest_product] ?? '';
  return options.readGuest(request.headers, guest_product === 'slug' ? { slug: value } : { id: value });
}

/** A key needs the route's scope. An invalid key is refused, never treated as a visitor. */
function keyRefusal(
  { scope }: Endpoint,
  caller: Caller | null,
  { headers }: Request,
): CommonErrorCode | null {
  if (keyIn(headers) === null) return null;
  if (caller?.api_key === undefined) return 'UNAUTHENTICATED';
  if (scope === undefined) return 'CLOSED_TO_API_KEYS';
  return caller.api_key.scopes.includes(scope) ? null : 'SCOPE_REQUIRED';
}

/** Null if the caller is authorized. */
function refusalOf(endpoint: Endpoint, caller: Caller | null): CommonErrorCode | null {
  if (!isAllowed(caller?.role ?? null, endpoint.role))
    return caller === null ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  if (caller?.lacks_second_factor === true && !isAllowed('user', endpoint.role)) return 'TWO_FACTOR_REQUIRED';
  const isAsked = endpoint.reauthentication === 'required' && caller !== null;
  return isAsked && !isConfirmed(caller.confirmed_at, new Date()) ? 'REAUTHENTICATION_REQUIRED' : null;
}

async function answerOf(incoming: Incoming, caller: Caller | null): Promise<CheckResult<unknown>> {
  const { implementation, options, request, scope } = incoming;
  const { endpoint } = implementation;
  const idempotencyKey = readKey(request.headers);
  if (endpoint.idempotency === 'required' && idempotencyKey === null) {
    return fail(commonError('IDEMPOTENCY_KEY_REQUIRED'));
  }
  const input = await readInput(endpoint, incoming);
  if (!input.ok) return input;
  const { raw_body, ...parts } = input.value;
  const call = {
    ...parts,
    caller,
    idempotency_key: endpoint.idempotency === 'required' ? idempotencyKey : null,
    file: endpoint.takes === 'file' ? incomingFile(request) : null,
    request: {
      id: scope.id,
      address: scope.address,
      user_agent: (request.headers.get('user-agent') ?? '').slice(0, 300),
      headers: request.headers,
      readVisitor: () => options.readVisitor(request.headers, scope.address),
      raw_body,
    },
  };
  const run = async (reader: Orm) =>
    translateOutcome(endpoint, reader, await withDeclaredFailures(implementation, { ...call, reader }));
  const { reads } = options;
  const isAnywhere = implementation.reads === 'replica';
  const outcome = await (isAnywhere ? reads.run(readAfter(request.headers), run) : run(reads.primary));
  return outcome.ok ? outcome : fail(refusalAnswer(endpoint, outcome.refusal));
}

export class FailedCall extends Error {
  readonly answer: ErrorAnswer;
  constructor(answer: ErrorAnswer, cause: unknown) {
    super(answer.code, { cause });
    this.answer = answer;
  }
}

async function withDeclaredFailures(
  { endpoint, run }: Implementation,
  call: Parameters<Implementation['run']>[0],
): ReturnType<Implementation['run']> {
  try {
    return await run(call);
  } catch (error) {
    const { failures = {} } = endpoint;
    const step =
      error instanceof BrokenStep && Object.hasOwn(failures, error.step) ? error.step : 'UNEXPECTED';
    const shape = failures[step];
    if (shape === undefined) throw error;
    throw new FailedCall({ status: 500, code: step, message: refusalSentence(step, shape) }, error);
  }
}
