import { z } from 'zod';
import { MAX_BODY_BYTES } from '#server/http/request-body.ts';
import { type CallerName, callers, type Request, type Stage } from '../stage.ts';
import { expectations } from './expectations.ts';

const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  schema: z.unknown(),
});
const bodySchema = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) });
const openApi = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        'x-required-role': z.enum(['visitor', 'user', 'moderator', 'admin']),
        'x-scope': z.string().nullable().default(null),
        'x-body-limit-bytes': z.int().default(MAX_BODY_BYTES),
        parameters: z.array(parameter).default([]),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema: bodySchema }).optional() }) })
          .optional(),
      }),
    ),
  ),
});

/** A route of the OpenAPI document. */
export interface Operation {
  /** `PATCH /api/admin/users/{id}/active`. */
  readonly name: string;
  readonly method: string;
  readonly role: 'visitor' | 'user' | 'moderator' | 'admin';
  /** The scope an API key needs; null: closed to keys. */
  readonly scope: string | null;
  /** How many bytes of a body it reads. */
  readonly body_limit: number;
  /** Names in its path and its query. */
  readonly parameters: readonly string[];
  /** Schemas of its query, by name. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Schema of the body; null where it takes none. */
  readonly body: z.output<typeof bodySchema> | null;
}

/** Every route that the app serves, by its own document: a new one is attacked without being named. */
export async function readOperations(stage: Stage): Promise<readonly Operation[]> {
  const answer = await stage.send('visitor', { method: 'GET', path: '/api/openapi.json' });
  const document = openApi.parse(await answer.json());
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      role: operation['x-required-role'],
      scope: operation['x-scope'],
      body_limit: operation['x-body-limit-bytes'],
      parameters: operation.parameters.filter((each) => each.in !== 'header').map(({ name }) => name),
      query: Object.fromEntries(
        operation.parameters.filter((each) => each.in === 'query').map(({ name, schema }) => [name, schema]),
      ),
      body: operation.requestBody?.content['application/json']?.schema ?? null,
    })),
  );
}

export interface ValidCall {
  readonly caller: CallerName;
  readonly request: Request;
}

/** A sound call of the route by somebody who may make it; null when the table does not know the route. */
export async function soundCall(stage: Stage, { name, method }: Operation): Promise<ValidCall | null> {
  const expectation = expectations[name];
  if (expectation === undefined) return null;
  const { statuses, request } = expectation;
  const people = callers.filter((each) => each !== 'visitor');
  const isLetIn = (each: CallerName) => statuses[each] !== 401 && statuses[each] !== 403;
  const caller = people.find((each) => statuses[each] === 200) ?? people.find(isLetIn) ?? 'visitor';
  return { caller, request: { ...(await request(stage)), method } };
}
