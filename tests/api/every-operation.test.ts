import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { z } from 'zod';
import { hostile, hostileText, near } from '#tests/support/attacks/hostile-input.ts';
import { type ApiDocument, readApiDocument } from '#tests/support/documented-answers.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { type Operation, readOperations, soundCall, type ValidCall } from './expectations/operations.ts';
import { openStage, type Request, type Stage } from './stage.ts';

const INPUTS = 50;
/** A valid input of these makes hundreds of rows that wait for each other: they get few inputs, one by one. */
const FEW_INPUTS: Readonly<Record<string, number>> = {
  'POST /api/dev/test-data/users': 10,
  'POST /api/dev/test-data/orders': 10,
};
const CONCURRENCY = 10;
const SEED = 20_261_122;

const parameters = z
  .array(z.object({ name: z.string(), in: z.string(), schema: z.record(z.string(), z.unknown()) }))
  .default([]);

/** Requests of one operation: each part is sound, near the schema, or nothing that anybody would send. */
function requestsOf(operation: Operation, sound: ValidCall, api: ApiDocument): fc.Arbitrary<Request> {
  const [method = '', path = ''] = operation.name.split(' ');
  const place = ['paths', path, method.toLowerCase()];
  const given = parameters.parse(api.at(place)?.parameters);
  const [soundPath = ''] = sound.request.path.split('?');
  const inPath = given.filter((each) => each.in === 'path').map(({ name }) => [name, hostileText] as const);
  const inQuery = given.filter((each) => each.in === 'query');
  const paths = fc.oneof(
    { weight: 2, arbitrary: fc.constant(soundPath) },
    {
      weight: inPath.length === 0 ? 0 : 1,
      arbitrary: fc
        .record(Object.fromEntries(inPath))
        .map((values) => path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? '') || '-')),
    },
  );
  const queries = fc
    .record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, near(schema, api.find)])), {
      requiredKeys: [],
    })
    .map((values) => Object.entries(values).map(([name, value]) => `${name}=${encode(asText(value))}`));
  const bodies =
    operation.body === null ? fc.constant(undefined) : bodiesOf(operation.body, sound.request.body, api);
  return fc.tuple(paths, queries, bodies).map(([to, query, body]) => ({
    ...sound.request,
    method,
    path: query.length === 0 ? to : `${to}?${query.join('&')}`,
    ...(body === undefined ? {} : { body }),
  }));
}

/** A sound body with some fields that are not, one near the schema, or anything. */
function bodiesOf(schema: Readonly<Record<string, unknown>>, sound: unknown, api: ApiDocument) {
  const bent = near(schema, api.find).map((changes) => ({ ...asObject(sound), ...asObject(changes) }));
  const broken = fc
    .record({ field: fc.constantFrom(...Object.keys(asObject(schema.properties)), 'x'), value: hostile })
    .map(({ field, value }) => ({ ...asObject(sound), [field]: value }));
  return fc.oneof(near(schema, api.find), bent, { weight: 2, arbitrary: broken }, hostile);
}

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? { ...value } : {});
const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** Half a surrogate pair has no place in an address; its three bytes have. */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');

interface Attack {
  readonly stage: Stage;
  readonly api: ApiDocument;
  readonly operation: Operation;
  readonly seed: number;
}

/** Returns the problems of an operation's answers, each once with the first input that caused it. */
async function attack({ stage, api, operation, seed }: Attack): Promise<readonly string[]> {
  const call = await soundCall(stage, operation);
  if (call === null) return [`${operation.name} is not in the table`];
  const few = FEW_INPUTS[operation.name];
  const numRuns = few ?? INPUTS;
  const atOnce = few === undefined ? CONCURRENCY : 1;
  const inputs = distinct(fc.sample(requestsOf(operation, call, api), { numRuns, seed }));
  const problems = new Map<string, string>();
  for (let from = 0; from < inputs.length; from += atOnce) {
    const sent = inputs.slice(from, from + atOnce).map(async (input) => {
      const answer = await stage.send(call.caller, withOwnKey(input));
      const facts = {
        status: answer.status,
        content_type: answer.headers.get('content-type') ?? '',
        text: await answer.text(),
      };
      const problem =
        answer.status >= 500 ? `answers ${answer.status}` : api.problemOf(operation.name, facts);
      if (problem !== null && !problems.has(problem)) problems.set(problem, told(input));
    });
    await Promise.all(sent);
  }
  return [...problems].map(([problem, input]) => `${operation.name} ${problem}, asked ${input}`);
}

/** An operation without parameters gets equal inputs; repeating them would prove nothing. */
function distinct(inputs: readonly Request[]): readonly Request[] {
  return [...new Map(inputs.map((input) => [JSON.stringify([input.path, input.body]), input])).values()];
}

/** Each input is a wish of its own. */
function withOwnKey(input: Request): Request {
  const { headers = {} } = input;
  if (headers['idempotency-key'] === undefined) return input;
  return { ...input, headers: { ...headers, 'idempotency-key': randomUUID() } };
}

const told = ({ path, body }: Request) => JSON.stringify([path.slice(0, 300), body]).slice(0, 600);

test('fifty odd inputs to every operation: no failure, no answer that the document does not name, and each as it says', async ({
  db,
}) => {
  const stage = await openStage(db);
  const api = readApiDocument(
    await (await stage.send('visitor', { method: 'GET', path: '/api/openapi.json' })).json(),
  );
  const problems: string[] = [];
  for (const [place, operation] of (await readOperations(stage)).entries()) {
    problems.push(...(await attack({ stage, api, operation, seed: SEED + place })));
  }
  expect(problems).toEqual([]);
}, 240_000);
