import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { webhookBody, webhookFacts } from '#contract/programs/webhook-events.ts';
import { type ApiTag, apiTags, isApiTag } from '#contract/tags.ts';
import { webhookEventTypes } from '#shared/programs.ts';
import { answerHeaders, answersOf, fileContent } from './answers.ts';
import { type Components, createComponents, type Json } from './components.ts';
import { exampleOf } from './samples.ts';

const DESCRIPTION = `
Amounts named \`price\` or \`amount\` are whole rupiah; fields that end in \`_bigint\` are sen.

A program sends an API key as a bearer token. Admins make keys under *Tools › API and webhooks*; a key may call the routes that
name one of its scopes (\`x-scope\`), 300 times a minute. An app that acts for a buyer signs in with
\`POST /api/auth/sign-in/email\` instead and sends the \`token\` of the answer. A call that carries the cookie of a browser
must come from our own pages, by its \`Origin\` header. [How to begin](/api/docs/programs), with webhooks and MCP.

Every refusal is a problem as RFC 9457 has it, with \`code\` to decide by, a sentence for people in \`error\`, and the
problems of single fields in \`fields\`. Whatever moves money takes an \`Idempotency-Key\`.
`.trim();

/** Adds `x-required-role`, and `x-body-limit-bytes` where the limit is not 256 KB. */
export function openApiDocument(endpoints: readonly Endpoint[], appUrl: string): Json {
  const components = createComponents();
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of endpoints) {
    const path = paths[endpoint.path] ?? {};
    path[endpoint.method] = operationOf(endpoint, components);
    paths[endpoint.path] = path;
  }
  const used = new Set<string>([...endpoints.map(tagOf), WEBHOOK_TAG]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arunika',
      version: '1',
      description: DESCRIPTION,
      contact: { name: 'Arunika', url: `${appUrl}/contact` },
      license: { name: 'For customers of Arunika', url: `${appUrl}/terms` },
    },
    servers: [{ url: appUrl }],
    tags: Object.entries(apiTags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'arunika.session_token' },
      },
      headers: answerHeaders,
      schemas: components.schemas,
      responses: components.responses,
    },
    paths,
    webhooks: webhooksOf(components),
  };
}

const WEBHOOK_TAG: ApiTag = 'Admin: webhook-endpoints';

function webhooksOf(components: Components): Json {
  return Object.fromEntries(
    webhookEventTypes.map((type) => {
      const body = webhookBody(type, webhookFacts(type));
      const json = { schema: components.schema(body), example: exampleOf(body, components) };
      const requestBody = { required: true, content: { 'application/json': json } };
      const words = {
        summary: `Event ${type}`,
        description:
          'Signed as Standard Webhooks has it; sent to the endpoints that listen to it, at least once.',
        tags: [WEBHOOK_TAG],
        operationId: `webhook_${type.replace('.', '_')}`,
      };
      const responses = { '2XX': { description: 'It arrived. Anything else is tried again.' } };
      return [type, { post: { ...words, security: [], requestBody, responses } }];
    }),
  );
}

function operationOf(endpoint: Endpoint, components: Components): Json {
  return {
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(endpoint)],
    operationId: `${endpoint.method}${endpoint.path.replace(/[^a-z0-9]+/gi, '_')}`.replace(/_$/, ''),
    'x-required-role': endpoint.role,
    ...(endpoint.scope !== undefined && { 'x-scope': endpoint.scope }),
    ...(endpoint.body_limit_bytes !== undefined && { 'x-body-limit-bytes': endpoint.body_limit_bytes }),
    ...(endpoint.reauthentication === undefined ? {} : { 'x-reauthentication': endpoint.reauthentication }),
    ...(endpoint.only === undefined ? {} : { 'x-only': endpoint.only }),
    security: endpoint.role === 'visitor' ? [] : [{ bearer: [] }, { cookie: [] }],
    parameters: parametersOf(endpoint, components),
    ...requestBodyOf(endpoint, components),
    responses: answersOf(endpoint, components),
  };
}

function requestBodyOf(endpoint: Endpoint, components: Components): Json {
  const { body, takes } = endpoint;
  if (takes === 'file') return { requestBody: { required: true, content: fileContent(endpoint) } };
  if (body === undefined) return {};
  const json = { schema: components.schema(body), example: exampleOf(body, components) };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'Made by the caller for this one intent, e.g. a UUID.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
  example: '7f0c1a52-6c2e-4c55-9d0e-3b8a52d1f4aa',
};

function parametersOf(endpoint: Endpoint, components: Components): readonly Json[] {
  return [
    ...fieldsOf(endpoint.params, components).map((field) => ({ ...field, in: 'path', required: true })),
    ...fieldsOf(endpoint.query, components).map((field) => ({ ...field, in: 'query' })),
    ...(endpoint.idempotency === 'required' ? [idempotencyKey] : []),
  ];
}

function fieldsOf(schema: z.ZodObject | undefined, components: Components): readonly Json[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const { required, properties } = z
      .object({ required: z.array(z.string()).default([]), properties: z.record(z.string(), z.unknown()) })
      .parse(components.schema(z.object({ [name]: field })));
    return { name, required: required.includes(name), schema: properties[name] ?? {} };
  });
}

const callers: Readonly<Record<Endpoint['role'], string>> = {
  visitor: 'Anybody may call it.',
  user: 'For whoever is signed in; it reads and changes what is their own.',
  moderator: 'For moderators and admins.',
  admin: 'For admins.',
};

function descriptionOf(endpoint: Endpoint): string {
  const { description, role, scope, idempotency, reauthentication, rate_limit, query, only } = endpoint;
  const names = Object.keys(query?.shape ?? {});
  const sentences: readonly (string | false | undefined)[] = [
    description,
    callers[role],
    scope !== undefined && `An API key needs the scope \`${scope}\`.`,
    reauthentication === 'required' &&
      'The session must have proved lately who its owner is: by signing in, or with `POST /api/auth/reauthenticate`.',
    reauthentication === 'of_some' &&
      'For some of what it changes the session must have proved lately who its owner is: `POST /api/auth/reauthenticate`.',
    idempotency === 'required' &&
      'Repeat it with the same `Idempotency-Key` as often as needed: it happens once, and answers the same.',
    rate_limit !== undefined &&
      `At most ${rate_limit.points} calls in ${rate_limit.seconds} seconds; the \`RateLimit\` header says how many are left.`,
    names.includes('limit') &&
      (names.includes('offset') || names.includes('page')) &&
      'Beyond its end a list is empty; `total` stays true.',
    only === 'development' && 'It does not exist in production.',
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}

const sameArea: Readonly<Record<string, string>> = {
  refund: 'refunds',
  wallet: 'wallets',
  grants: 'orders',
  'credit-notes': 'books',
  'product-waits': 'products',
  'search-misses': 'search',
  'lesson-questions': 'products',
  'hand-ins': 'products',
  calendars: 'bookings',
  translations: 'content',
  'saved-views': 'users',
  'checkout-links': 'discounts',
  referrals: 'discounts',
  affiliates: 'discounts',
  'order-bumps': 'discounts',
  'webhook-deliveries': 'webhook-endpoints',
};

function tagOf({ tag, path }: Pick<Endpoint, 'tag' | 'path'>): ApiTag {
  if (tag !== 'Admin') return tag;
  const [area = ''] = path.slice('/api/admin/'.length).split(/[/.]/);
  const name = `Admin: ${sameArea[area] ?? area}`;
  if (!isApiTag(name)) throw new Error(`contract/tags.ts does not declare ${name}`);
  return name;
}
