import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { answersOf, fileContent } from './answers.ts';
import type { Components, Json } from './components.ts';
import { descriptionOf, tagOf } from './describe.ts';
import { exampleOf } from './examples.ts';

export function operationOf(endpoint: Endpoint, components: Components): Json {
  return {
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(endpoint)],
    operationId: `${endpoint.method}${endpoint.path.replace(/[^a-z0-9]+/gi, '_')}`.replace(/_$/, ''),
    'x-required-role': endpoint.role,
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
