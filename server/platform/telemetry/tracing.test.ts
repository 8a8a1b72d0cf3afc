import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { taskListOf } from '#server/jobs/worker/run-worker.ts';
import { ask, createFakeApp } from '#server/testing/fake-app.ts';
import { succeed } from '#shared/result.ts';
import { test as base, expect } from '#tests/support/machine/database.ts';
import { openDatabase } from '../database/db.ts';
import { addJob } from '../database/queue.ts';
import { withTx } from '../database/with-tx.ts';
import { createLogger } from './logger.ts';
import { currentTraceparent, inSpan, openTraces, type TraceSettings } from './tracing.ts';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(attribute),
  status: z.object({ code: z.number() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

interface Collector {
  /** Ends the traces, and says what arrived. */
  collect(): Promise<{ readonly spans: readonly z.output<typeof span>[]; readonly text: string }>;
}

const SETTINGS: TraceSettings = { sampler: 'parentbased_always_on', ratio: 1 };

const test = base.extend<{ settings: TraceSettings; collector: Collector }>({
  settings: SETTINGS,
  collector: async ({ settings }, use) => {
    const bodies: string[] = [];
    const server = createServer(async (request, response) => {
      bodies.push(`${request.url} ${await text(request)}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
    process.env.OTEL_SERVICE_NAME = 'toko';
    const traces = await openTraces(settings);
    await use({
      async collect() {
        await traces.close(2_000);
        const sent = bodies.map((body) => body.replace('/v1/traces ', ''));
        const resources = sent.flatMap((body) => exported.parse(JSON.parse(body)).resourceSpans);
        return {
          spans: resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
          text: sent.join('\n'),
        };
      },
    });
    await traces.close(100);
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    delete process.env.OTEL_SERVICE_NAME;
    server.closeAllConnections();
    server.close();
  },
});

const factsOf = ({ attributes }: z.output<typeof span>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

test('a request is a span by its pattern; a stranger’s trace is not taken over', async ({ collector }) => {
  const app = createFakeApp('user');
  const body = JSON.stringify({ name: 'kayu', size: 3 });
  const id = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
  await app.fetch(
    ask(`/api/things/${id}?email=sari@contoh.example`, { method: 'POST', body, headers }),
    '203.0.113.9',
  );
  await app.fetch(ask('/api/broken'), '203.0.113.9');
  await app.fetch(ask('/healthz'), '127.0.0.1');
  const { spans, text: sent } = await collector.collect();
  expect(spans.map(({ name, status }) => [name, status.code])).toEqual([
    ['POST /api/things/{id}', 0],
    ['GET /api/broken', 2],
  ]);
  expect(spans[0] && factsOf(spans[0])).toMatchObject({
    'http.route': '/api/things/{id}',
    'http.response.status_code': 200,
  });
  expect(sent).toContain('"toko"');
  expect(sent).not.toMatch(/7e0c8b4e|sari|203\.0\.113/);
  expect(sent).not.toContain(TRACE);
});

test('behind a proxy a request goes on with the trace that the proxy began', async ({ collector }) => {
  await createFakeApp('user', { trusts_proxy: true }).fetch(ask('/api/broken', { headers }), '203.0.113.9');
  const { spans } = await collector.collect();
  expect(spans).toMatchObject([{ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' }]);
});

test('statements are spans below what asked them, with their text and no value', async ({
  collector,
  databaseUrl,
}) => {
  const db = openDatabase(databaseUrl, { pool_size: 2 });
  await db.pool.query("select 'before'");
  const asking = (name: string) =>
    inSpan({ name, kind: 'server', parent: null }, async () => {
      // More than there are connections: each is handed on by somebody else.
      await Promise.all(
        [1, 2, 3].map((n) => db.pool.query('select $1::text as word, $2::int', [`rahasia ${name}`, n])),
      );
      await withTx(db, async (tx) => succeed(await addJob(tx, { name: 'count', payload: { n: 7 } })));
    });
  await Promise.all([asking('one'), asking('two')]);
  const { rows } = await db.pool.query('select payload from graphile_worker._private_jobs');
  await db.close();
  const { spans, text: sent } = await collector.collect();
  const statements = (name: string) => {
    const above = spans.find((each) => each.name === name);
    return spans.filter(({ parentSpanId }) => parentSpanId === above?.spanId).map((each) => each.name);
  };
  const expected = ['SELECT', 'SELECT', 'SELECT', 'BEGIN', 'SELECT', 'COMMIT'].toSorted();
  expect([statements('one').toSorted(), statements('two').toSorted()]).toEqual([expected, expected]);
  // Each once, whoever hands it on.
  expect(spans.filter(({ name }) => name === 'SELECT')).toHaveLength(8);
  expect(sent).toContain('select $1::text as word');
  expect(sent).not.toMatch(/rahasia|before/);
  expect(rows.map(({ payload }) => payload)).toEqual([
    { n: 7, traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) },
    { n: 7, traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/) },
  ]);
});

test('a job goes on with the trace of what queued it, and fails in it', async ({ collector }) => {
  const run = async () => {
    throw new TypeError('broken for sari@contoh.example');
  };
  const { list } = taskListOf([{ name: 'count', run }], createLogger('silent'));
  const helpers = { job: { id: '1', attempts: 1 } };
  // The library hands a task more than ours look at.
  await expect(Reflect.apply(list.count ?? run, null, [headers, helpers])).rejects.toThrow(TypeError);
  const { spans, text: sent } = await collector.collect();
  expect(spans).toMatchObject([{ name: 'job count', traceId: TRACE, kind: 5, status: { code: 2 } }]);
  expect(sent).not.toContain('sari');
});

const unsampled = test.extend({ settings: { sampler: 'parentbased_always_off', ratio: 1 } as const });

unsampled(
  'what is not sampled is not sent, and a collector that is away costs nobody anything',
  async ({ collector }) => {
    expect(await inSpan({ name: 'x', kind: 'server', parent: null }, async () => 1)).toBe(1);
    expect((await collector.collect()).spans).toEqual([]);
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
    const traces = await openTraces(SETTINGS);
    expect(await inSpan({ name: 'x', kind: 'server', parent: null }, async () => 1)).toBe(1);
    await traces.close(300);
    expect(currentTraceparent()).toBeNull();
  },
);
