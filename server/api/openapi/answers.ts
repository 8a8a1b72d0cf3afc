import { z } from 'zod';
import type { Endpoint, RefusalShape } from '#contract/endpoint.ts';
import { apiError, type CommonErrorCode, commonErrors, isCommonCode } from '#contract/errors.ts';
import { fileAnswer } from '#contract/fields.ts';
import { formatMessage, problemTitle } from '#contract/format-message.ts';
import { PROBLEM_TYPE, problemType } from '#contract/problem.ts';
import { storedFile } from '#contract/stored-file.ts';
import { inputCopy } from '#messages/input/input.ts';
import { refusalSentence } from '#server/http/refusal-sentence.ts';
import { isRecord } from '#shared/json.ts';
import type { Components, Json } from './components.ts';
import { exampleOf } from './samples.ts';

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
const bytes = { type: 'string', format: 'binary' };

export const answerHeaders = {
  RateLimit: {
    description:
      'For each limit: its name, how many calls are left (`r`) and in how many seconds it begins anew (`t`).',
    schema: { type: 'string' },
    example: '"purchase";r=29;t=60',
  },
  'RateLimit-Policy': {
    description: 'For each limit: its name, how many calls (`q`) in how many seconds (`w`).',
    schema: { type: 'string' },
    example: '"purchase";q=30;w=60',
  },
  ETag: {
    description: 'Names the answer, for `If-None-Match`.',
    schema: { type: 'string' },
    example: 'W/"x7"',
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 17 },
};

export function answersOf(endpoint: Endpoint, components: Components): Json {
  return { ...successOf(endpoint, components), ...refusalsOf(endpoint, components) };
}

export function fileContent({ media_types = [] }: Endpoint): Json {
  return Object.fromEntries(media_types.map((type) => [type, { schema: bytes }]));
}

function successOf(endpoint: Endpoint, components: Components): Json {
  const { answers, output, event } = endpoint;
  const headers = headersOf(endpoint);
  if (event !== undefined) {
    const line = { schema: components.schema(event) };
    const content = Object.fromEntries((endpoint.media_types ?? []).map((type) => [type, line]));
    return { 200: { description: 'Lines, each of this shape.', ...headers, content } };
  }
  if (answers !== 'file') {
    const data = dataOf(output);
    const json = { schema: components.schema(data), example: exampleOf(data, components) };
    const content = { 'application/json': json, ...(answers === undefined ? {} : fileContent(endpoint)) };
    const unchanged = endpoint.method === 'get' ? { 304: { description: NOT_CHANGED } } : {};
    return { 200: { description: 'It worked.', ...headers, content }, ...unchanged };
  }
  const whole = { 200: { description: 'The file.', ...headers, content: fileContent(endpoint) } };
  if (output !== storedFile) return whole;
  return {
    ...whole,
    206: { description: 'The part that the Range header asks for.', content: fileContent(endpoint) },
    304: { description: NOT_CHANGED },
    416: { description: 'There is no such part.' },
  };
}

const NOT_CHANGED = 'The caller has it already, by `If-None-Match`.';

const isLimited = ({ rate_limit, scope }: Endpoint) => rate_limit !== undefined || scope !== undefined;

function headersOf(endpoint: Endpoint): Json {
  const { headers = {} } = limitHeaders(endpoint);
  const isData = endpoint.method === 'get' && endpoint.answers !== 'file';
  const all = { ...(isRecord(headers) && headers), ...(isData && { ETag: ref('headers', 'ETag') }) };
  return Object.keys(all).length === 0 ? {} : { headers: all };
}

function limitHeaders(endpoint: Endpoint): Json {
  if (!isLimited(endpoint)) return {};
  const names = ['RateLimit', 'RateLimit-Policy'];
  return { headers: Object.fromEntries(names.map((name) => [name, ref('headers', name)])) };
}

function dataOf(output: z.ZodType): z.ZodType {
  if (!(output instanceof z.ZodUnion)) return output;
  const data = output.options.filter((option) => option !== fileAnswer && option instanceof z.ZodType);
  const [only, ...others] = data;
  return only instanceof z.ZodType && others.length === 0 ? only : z.union(data);
}

interface NamedRefusal extends Pick<RefusalShape, 'sentence' | 'details'> {
  readonly code: string;
  readonly status: number;
}

function refusalsOf(endpoint: Endpoint, components: Components): Json {
  const declared = Object.entries(endpoint.refusals).map(([code, shape]) => ({ code, ...shape }));
  const common = commonCodesOf(endpoint)
    .filter((code) => !Object.hasOwn(endpoint.refusals, code))
    .map((code) => ({ code, ...commonErrors[code] }));
  const failures = Object.entries(endpoint.failures ?? {}).map(([code, shape]) => ({
    code,
    ...shape,
    status: 500,
  }));
  const byStatus = Map.groupBy<number, NamedRefusal>(
    [...declared, ...common, ...failures],
    ({ status }) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      refusedWith(status, refusals, { endpoint, components }),
    ]),
  );
}

interface AnswerContext {
  readonly endpoint: Endpoint;
  readonly components: Components;
}

function refusedWith(
  status: number,
  refusals: readonly NamedRefusal[],
  { endpoint, components }: AnswerContext,
): Json {
  const waits = status === 429 || status === 503;
  const limited = status === 429 ? limitHeaders(endpoint).headers : {};
  const headers = { ...(limited ?? {}), ...(waits ? { 'Retry-After': ref('headers', 'Retry-After') } : {}) };
  const code = { type: 'string', enum: refusals.map((refusal) => refusal.code) };
  const content = {
    [PROBLEM_TYPE]: {
      schema: { allOf: [components.schema(apiError), { type: 'object', properties: { code } }] },
      examples: Object.fromEntries(
        refusals.map((refusal) => [refusal.code, { value: problemExample(refusal, components) }]),
      ),
    },
  };
  const response = {
    description: refusals
      .map((refusal) => `\`${refusal.code}\`: ${refusalSentence(refusal.code, refusal)}`)
      .join('\n\n'),
    ...(waits ? { headers } : {}),
    content,
  };
  const isShared = refusals.every((refusal) => isCommonCode(refusal.code) && !isOwn(refusal.code, endpoint));
  return isShared ? components.response(code.enum.map(toPascalCase).join('Or'), response) : response;
}

const isOwn = (code: string, { refusals, failures = {} }: Endpoint) =>
  Object.hasOwn(refusals, code) || Object.hasOwn(failures, code);

function toPascalCase(code: string): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const REQUEST_ID = 'Zk3v9QpX1LrT7bWc';

function problemExample(refusal: NamedRefusal, components: Components): Json {
  const { code, status, details } = refusal;
  const facts = details === undefined ? {} : details.parse(exampleOf(details, components));
  const sentence = refusalSentence(code, refusal);
  const detail = formatMessage(sentence, facts);
  return {
    type: problemType(code),
    title: problemTitle(sentence),
    status,
    detail,
    instance: `/api/requests/${REQUEST_ID}`,
    error: detail,
    code,
    request_id: REQUEST_ID,
    ...(code === 'INVALID_INPUT' ? { fields: { name: inputCopy.required } } : {}),
    ...(details === undefined ? {} : { details: facts }),
  };
}

function commonCodesOf(endpoint: Endpoint): readonly CommonErrorCode[] {
  const isWrite = endpoint.method !== 'get';
  const isStaff = endpoint.role === 'moderator' || endpoint.role === 'admin';
  const takesInput = [endpoint.params, endpoint.query, endpoint.body].some((part) => part !== undefined);
  const rules: readonly (readonly [boolean, CommonErrorCode])[] = [
    [endpoint.role !== 'visitor', 'UNAUTHENTICATED'],
    [isStaff, 'FORBIDDEN'],
    [true, endpoint.scope === undefined ? 'CLOSED_TO_API_KEYS' : 'SCOPE_REQUIRED'],
    [isStaff, 'TWO_FACTOR_REQUIRED'],
    [endpoint.reauthentication !== undefined, 'REAUTHENTICATION_REQUIRED'],
    [isWrite, 'FOREIGN_ORIGIN'],
    [takesInput, 'INVALID_INPUT'],
    [true, 'MALFORMED_REQUEST'],
    [endpoint.body !== undefined, 'UNSUPPORTED_MEDIA_TYPE'],
    [isWrite && endpoint.takes !== 'file', 'BODY_TOO_LARGE'],
    [endpoint.idempotency === 'required', 'IDEMPOTENCY_KEY_REQUIRED'],
    [endpoint.idempotency === 'required', 'IDEMPOTENCY_KEY_REUSED'],
    [isLimited(endpoint), 'TOO_MANY_REQUESTS'],
    [endpoint.failures === undefined, 'INTERNAL'],
    [true, 'UNAVAILABLE'],
  ];
  return rules.filter(([applies]) => applies).map(([, code]) => code);
}
