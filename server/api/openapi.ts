import { z } from 'zod';
import type { Endpoint, RefusalShape } from '#contract/endpoint.ts';
import { apiError, type CommonErrorCode, commonErrors } from '#contract/errors.ts';
import { fileAnswer } from '#contract/fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** A request is described as it is sent, an answer as it is received: both before our parsers brand it. */
function schemaOf(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/**
 * The OpenAPI 3.1 document of the endpoints that this process serves. `x-required-role` says who may call,
 * `x-body-limit-bytes` how much a route reads where that is not the 256 KB of all others; each refusal is named under
 * its status.
 */
export function openApiDocument(endpoints: readonly Endpoint[], appUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method] = operationOf(endpoint, schemas);
    paths[endpoint.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arunika',
      version: '1',
      description:
        'Amounts named price or amount are whole rupiah; fields that end in _bigint are sen. ' +
        'Sign in with POST /api/auth/sign-in/email and send the token as a bearer token.',
    },
    servers: [{ url: appUrl }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'arunika.session_token' },
      },
      schemas: { ...schemas, ApiError: component(apiError, schemas) },
    },
    paths,
  };
}

function operationOf(endpoint: Endpoint, schemas: Record<string, unknown>): Json {
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    operationId: `${endpoint.method}${endpoint.path.replace(/[^a-z0-9]+/gi, '_')}`,
    'x-required-role': endpoint.role,
    ...(endpoint.body_limit_bytes !== undefined && { 'x-body-limit-bytes': endpoint.body_limit_bytes }),
    ...(endpoint.reauthentication === undefined ? {} : { 'x-reauthentication': endpoint.reauthentication }),
    ...(endpoint.only === undefined ? {} : { 'x-only': endpoint.only }),
    security: endpoint.role === 'visitor' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: parametersOf(endpoint),
    ...requestBodyOf(endpoint, schemas),
    responses: {
      ...successOf(endpoint, schemas),
      ...refusalsOf(endpoint),
    },
  };
}

const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function requestBodyOf({ body, takes }: Endpoint, schemas: Record<string, unknown>): Json {
  if (takes === 'file') return { requestBody: { required: true, content: bytes } };
  return body === undefined
    ? {}
    : { requestBody: { required: true, content: content(component(body, schemas)) } };
}

function successOf({ answers, output }: Endpoint, schemas: Record<string, unknown>): Json {
  if (answers !== 'file') {
    const csv = answers === 'file or data' ? { 'text/csv': { schema: { type: 'string' } } } : {};
    const json = content(component(dataOf(output), schemas));
    return { 200: { description: 'Success', content: { ...json, ...csv } } };
  }
  return {
    200: { description: 'The file', content: bytes },
    206: { description: 'The part that the Range header asks for, where a file is kept', content: bytes },
  };
}

/** What of an output is JSON: all of it but the file that it may be instead. */
function dataOf(output: z.ZodType): z.ZodType {
  if (!(output instanceof z.ZodUnion)) return output;
  const data = output.options.filter((option) => option !== fileAnswer && option instanceof z.ZodType);
  const [only, ...others] = data;
  return only instanceof z.ZodType && others.length === 0 ? only : z.union(data);
}

const content = (schema: unknown): Json => ({ 'application/json': { schema } });

/** The schema with its named parts moved to the components of the document. */
function component(schema: z.ZodType, schemas: Record<string, unknown>): unknown {
  const text = JSON.stringify(schemaOf(schema)).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs = {}, ...own } = JSON.parse(text);
  Object.assign(schemas, $defs);
  return own;
}

function parametersOf(endpoint: Endpoint): readonly Json[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', maxLength: 200 },
  };
  return [
    ...fieldsOf(endpoint.params).map((field) => ({ ...field, in: 'path', required: true })),
    ...fieldsOf(endpoint.query).map((field) => ({ ...field, in: 'query' })),
    ...(endpoint.idempotency === 'required' ? [key] : []),
  ];
}

function fieldsOf(schema: z.ZodObject | undefined): readonly Json[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const { $schema: _, ...own } = z.toJSONSchema(z.object({ field }), {
      io: 'input',
      unrepresentable: 'any',
    });
    const required = own.required?.includes('field') ?? false;
    return { name, required, schema: own.properties?.field ?? {} };
  });
}

interface NamedRefusal extends Pick<RefusalShape, 'message' | 'details'> {
  readonly code: string;
  readonly status: number;
}

function refusalsOf(endpoint: Endpoint): Json {
  const declared = Object.entries(endpoint.refusals).map(([code, shape]) => ({ code, ...shape }));
  const common = commonCodesOf(endpoint)
    .filter((code) => !Object.hasOwn(endpoint.refusals, code))
    .map((code) => ({ code, ...commonErrors[code] }));
  const failures = Object.entries(endpoint.failures ?? {}).map(([code, message]) => ({
    code,
    message,
    status: 500,
  }));
  const byStatus = Map.groupBy<number, NamedRefusal>(
    [...declared, ...common, ...failures],
    ({ status }) => status,
  );
  return Object.fromEntries(
    [...byStatus].map(([status, refusals]) => [
      status,
      {
        description: refusals.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n'),
        content: content({ $ref: '#/components/schemas/ApiError' }),
      },
    ]),
  );
}

function commonCodesOf(endpoint: Endpoint): readonly CommonErrorCode[] {
  const isWrite = endpoint.method !== 'get';
  const takesInput = [endpoint.params, endpoint.query, endpoint.body].some((part) => part !== undefined);
  const rules: readonly (readonly [boolean, CommonErrorCode])[] = [
    [endpoint.role !== 'visitor', 'UNAUTHENTICATED'],
    [endpoint.role === 'moderator' || endpoint.role === 'admin', 'FORBIDDEN'],
    [endpoint.role === 'moderator' || endpoint.role === 'admin', 'TWO_FACTOR_REQUIRED'],
    [endpoint.reauthentication !== undefined, 'REAUTHENTICATION_REQUIRED'],
    [isWrite, 'FOREIGN_ORIGIN'],
    [takesInput, 'INVALID_INPUT'],
    [endpoint.body !== undefined, 'MALFORMED_REQUEST'],
    [endpoint.body !== undefined, 'UNSUPPORTED_MEDIA_TYPE'],
    [isWrite && endpoint.takes !== 'file', 'BODY_TOO_LARGE'],
    [endpoint.idempotency === 'required', 'IDEMPOTENCY_KEY_REQUIRED'],
    [endpoint.idempotency === 'required', 'IDEMPOTENCY_KEY_REUSED'],
    [endpoint.rate_limit !== undefined, 'TOO_MANY_REQUESTS'],
    [endpoint.failures === undefined, 'INTERNAL'],
  ];
  return rules.filter(([applies]) => applies).map(([, code]) => code);
}
