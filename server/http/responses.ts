import '#contract/input-messages.ts';
import type { z } from 'zod';
import { type CommonErrorCode, commonErrors } from '#contract/errors.ts';
import type { fileAnswer } from '#contract/fields.ts';
import { formatMessage, problemTitle } from '#contract/format-message.ts';
import { PROBLEM_TYPE, problemType } from '#contract/problem.ts';
import { textResponse } from '#shared/text-response.ts';
import { compressDynamic, isCompressible, preferredEncoding } from './pages/compression.ts';
import { commonHeaders, dataPolicy, etagOf, isKnown } from './pages/response-headers.ts';
import { refusalSentence } from './refusal-sentence.ts';
import type { Scope } from './scope.ts';

export interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type FileAnswer = Omit<z.output<typeof fileAnswer>, 'content'> & {
  readonly content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

export function commonError(
  code: CommonErrorCode,
  extra: Pick<ErrorAnswer, 'fields' | 'details' | 'headers'> = {},
): ErrorAnswer {
  return { code, ...commonErrors[code], message: refusalSentence(code), ...extra };
}

/** Seconds. The client adds its own backoff. */
export const RETRY_AFTER = { 'retry-after': '5' } as const;

export function unavailable(message = refusalSentence('UNAVAILABLE')): ErrorAnswer {
  return { ...commonError('UNAVAILABLE', { headers: RETRY_AFTER }), message };
}

export interface Responder {
  readonly common: Readonly<Record<string, string>>;
  json(scope: Scope, request: Request, text: string): Promise<Response>;
  error(scope: Scope, answer: ErrorAnswer): Response;
  /** A download, never rendered as a page. */
  file(scope: Scope, file: FileAnswer): Response;
  /** Never compressed, so that each line leaves when it is made. */
  events(scope: Scope, lines: ReadableStream<Uint8Array<ArrayBuffer>>): Response;
  text(scope: Scope, status: number, text: string): Response;
  status(scope: Scope, status: 200 | 503, facts: unknown): Response;
}

export function createResponder(isProduction: boolean): Responder {
  const common = commonHeaders(isProduction);
  const data = {
    ...common,
    ...dataPolicy,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding, accept-language, cookie, authorization',
  };
  return {
    common,
    async json(scope, request, text) {
      const headers = { ...data, ...limitHeaders(scope), 'x-request-id': scope.id };
      return withCookies(await jsonResponse(scope, request, { text, headers }), scope);
    },
    error(scope, { status, code, message, fields, details, headers }) {
      const detail = formatMessage(message, details ?? {});
      const body = {
        type: problemType(code),
        title: problemTitle(message),
        status,
        detail,
        instance: `/api/requests/${scope.id}`,
        error: detail,
        code,
        request_id: scope.id,
        ...(fields === undefined ? {} : { fields }),
        ...(details === undefined ? {} : { details }),
      };
      const answer = new Response(JSON.stringify(body), {
        status,
        headers: {
          ...data,
          'content-type': PROBLEM_TYPE,
          'x-request-id': scope.id,
          ...limitHeaders(scope),
          ...headers,
        },
      });
      return withCookies(answer, scope);
    },
    file(scope, { file_name, content_type, content }) {
      const headers = {
        ...data,
        ...limitHeaders(scope),
        'content-type': content_type,
        'content-disposition': `attachment; filename="${file_name}"`,
        'x-request-id': scope.id,
      };
      return withCookies(new Response(content, { headers }), scope);
    },
    events(scope, lines) {
      const type = { 'content-type': 'application/x-ndjson; charset=utf-8', 'x-accel-buffering': 'no' };
      const headers = { ...data, ...limitHeaders(scope), ...type, 'x-request-id': scope.id };
      return withCookies(new Response(lines, { headers }), scope);
    },
    text(scope, status, text) {
      const type = { 'content-type': 'text/plain; charset=utf-8', 'x-request-id': scope.id };
      return new Response(text, { status, headers: { ...data, ...type } });
    },
    status(scope, status, facts) {
      const headers = { ...data, 'x-request-id': scope.id, ...retryOf(status) };
      return new Response(JSON.stringify(facts), { status, headers });
    },
  };
}

interface Json {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Has an ETag, so that programs can ask whether it changed. */
async function jsonResponse({ source }: Scope, request: Request, { text, ...json }: Json): Promise<Response> {
  if (source === 'page') return textResponse(text, json);
  const isRead = request.method === 'GET' && source === 'network';
  const etag = isRead ? etagOf(text) : null;
  const headers = { ...json.headers, ...(etag !== null && { etag }) };
  if (etag !== null && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = preferredEncoding(request.headers.get('accept-encoding'));
  if (encoding === 'identity' || !isCompressible('application/json', text.length)) {
    return new Response(text, { headers });
  }
  const body = await compressDynamic(text, encoding);
  return new Response(body, { headers: { ...headers, 'content-encoding': encoding } });
}

/** RateLimit headers of the IETF draft, so that clients can pace themselves. */
export function limitHeaders({ limits }: Scope): Readonly<Record<string, string>> {
  if (limits.length === 0) return {};
  return {
    'ratelimit-policy': limits
      .map(({ name, points, seconds }) => `"${name}";q=${points};w=${seconds}`)
      .join(', '),
    ratelimit: limits
      .map(({ name, remaining, reset_seconds }) => `"${name}";r=${remaining};t=${reset_seconds}`)
      .join(', '),
  };
}

function withCookies(response: Response, scope: Scope): Response {
  if (scope.source === 'page') return response;
  for (const cookie of scope.set_cookies) response.headers.append('set-cookie', cookie);
  return response;
}

const retryOf = (status: number) => (status === 503 ? { 'retry-after': '5' } : {});

/** The first problem per field path (`items.0.price`); `body` for the body itself. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  const problems = new Map<string, string>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const name = path.length === 0 ? 'body' : path.join('.');
      if (!problems.has(name)) problems.set(name, issue.message);
    }
  }
  return Object.fromEntries(problems);
}
