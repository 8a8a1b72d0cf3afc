import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { expect, test } from '#tests/support/machine/database.ts';
import { readOperations, soundCall } from './expectations/operations.ts';
import { openStage, type Request } from './stage.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

interface Edge {
  readonly path: readonly string[];
  readonly value: unknown;
}

type Schema = z.output<typeof schemas>;
const schemas = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  minLength: z.int().optional(),
  maxLength: z.int().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** The smallest and the largest that the schema allows, and what lies beyond it in the database. */
function valuesOf(schema: Schema): readonly unknown[] {
  const { type, format, enum: choices } = schema;
  if (choices !== undefined) return choices;
  if (format === 'uuid') return [randomUUID()];
  if (format === 'date-time') return ['2000-01-01T00:00:00.000Z', '2099-12-31T23:59:59.000Z'];
  if (format === 'date') return ['2000-01-01', '2099-12-31'];
  if (type === 'string') return ['', 'x'.repeat(Math.min(schema.maxLength ?? 5000, 5000)), '𝕏\u0000\u202e'];
  if (type === 'integer' || type === 'number')
    return [schema.minimum ?? -LARGEST, 0, 1, schema.maximum ?? LARGEST];
  if (type === 'boolean') return [true, false];
  if (type === 'array') return [[]];
  if (type === 'null') return [null];
  return [];
}

function edgesIn(given: unknown, path: readonly string[] = []): readonly Edge[] {
  const schema = schemas.parse(given ?? {});
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...(path.length === 0 ? [] : valuesOf(schema).map((value) => ({ path, value }))),
    ...choices.flatMap((choice) => edgesIn(choice, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => edgesIn(inner, [...path, name])),
    ...(schema.items === undefined ? [] : edgesIn(schema.items, [...path, '0'])),
  ];
}

function withValue(body: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry, at) => (String(at) === name ? withValue(entry, rest, value) : entry));
  const inner: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return { ...(typeof body === 'object' ? body : {}), [name]: withValue(inner, rest, value) };
}

test('no field of any body and no query, at the edge of what it may be, fails on the server', async ({
  db,
}) => {
  const stage = await openStage(db);
  const calls = [];
  for (const operation of await readOperations(stage)) {
    const call = await soundCall(stage, operation);
    if (call !== null && call.request.raw === undefined) calls.push({ operation, ...call });
  }
  const failed: unknown[] = [];
  for (const { operation, caller, request } of calls) {
    const tryOut = async (changed: Partial<Request>) => {
      const isKeyed = request.headers?.['idempotency-key'] !== undefined;
      const headers = { ...request.headers, ...(isKeyed && { 'idempotency-key': randomUUID() }) };
      const answer = await stage.send(caller, { ...request, headers, ...changed });
      await answer.body?.cancel();
      if (answer.status >= 500) failed.push([operation.name, changed, answer.status]);
    };
    for (const { path, value } of edgesIn(operation.body)) {
      await tryOut({ body: withValue(request.body ?? {}, path, value) });
    }
    for (const [name, schema] of Object.entries(operation.query)) {
      for (const { value } of edgesIn(schema, [name])) {
        await tryOut({ path: withParameter(request.path, name, String(value)) });
      }
    }
  }
  expect(failed).toEqual([]);
});

function withParameter(path: string, name: string, value: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}
