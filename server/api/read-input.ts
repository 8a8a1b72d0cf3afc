import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { parseJson, readBody } from '../http/request-body.ts';
import { commonError, type ErrorAnswer, fieldProblems } from '../http/responses.ts';

export interface Input {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly raw_body: string;
}

interface RequestParts {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
}

export async function readInput(
  endpoint: Endpoint,
  { request, params }: RequestParts,
): Promise<Result<Input, ErrorAnswer>> {
  // PostgreSQL refuses zero bytes in text.
  if (/%00/.test(request.url)) return refuse(commonError('MALFORMED_REQUEST'));
  // The use case reads a file itself, within its own limit.
  const isUnread = endpoint.method === 'get' || endpoint.takes === 'file';
  const raw = isUnread ? succeed('') : await readBody(request, endpoint.body_limit_bytes);
  if (!raw.ok) return refuse(commonError(raw.refusal));
  let json: unknown = {};
  if (endpoint.body !== undefined) {
    const parsed = parseJson(raw.value, request.headers.get('content-type'));
    if (!parsed.ok) return refuse(commonError(parsed.refusal));
    json = parsed.value;
  }
  const parts = {
    params: parsePart(endpoint.params, params),
    query: parsePart(endpoint.query, endpoint.query === undefined ? {} : queryOf(request.url)),
    body: parsePart(endpoint.body, json),
  };
  const fields = { ...parts.params.problems, ...parts.query.problems, ...parts.body.problems };
  if (Object.keys(fields).length > 0) return refuse(commonError('INVALID_INPUT', { fields }));
  const { params: path, query, body } = parts;
  return succeed({ params: path.data, query: query.data, body: body.data, raw_body: raw.value });
}

interface ParsedPart {
  readonly data: unknown;
  readonly problems: Readonly<Record<string, string>>;
}

function parsePart(schema: z.ZodObject | undefined, value: unknown): ParsedPart {
  if (schema === undefined) return { data: {}, problems: {} };
  const parsed = schema.safeParse(value);
  return parsed.success
    ? { data: parsed.data, problems: {} }
    : { data: {}, problems: fieldProblems(parsed.error) };
}

/** Forms send empty fields, so an empty parameter counts as missing. */
export function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start === -1) return {};
  const given = [...new URLSearchParams(url.slice(start))].filter(([, value]) => value !== '');
  return Object.fromEntries(given);
}

/** Null if the key is missing or malformed. */
export function readKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  return key !== null && /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}
