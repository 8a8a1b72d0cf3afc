import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { test as base, expect, vi } from 'vitest';
import { z } from 'zod';
import { ask, createFakeApp } from '#server/testing/fake-app.ts';
import { openErrorReports } from './error-reports.ts';
import { createLogger } from './logger.ts';

const origin = { environment: 'test', release: '1.2.3' };

interface Receiver {
  readonly dsn: string;
  /** The lines of each envelope. */
  readonly received: string[];
}

const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  receiver: async ({}, use) => {
    const received: string[] = [];
    const server = createServer(async (request, response) => {
      received.push(await text(request));
      response.end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z.object({ port: z.number() }).parse(server.address());
    await use({ dsn: `http://public@127.0.0.1:${port}/7`, received });
    server.closeAllConnections();
    server.close();
  },
});

const sent = z.object({
  level: z.string(),
  environment: z.string(),
  release: z.string(),
  tags: z.record(z.string(), z.unknown()),
  exception: z.object({
    values: z.array(
      z.object({
        type: z.string(),
        value: z.string(),
        stacktrace: z.object({ frames: z.array(z.object({ filename: z.string(), in_app: z.boolean() })) }),
      }),
    ),
  }),
});
const eventOf = (envelope: string | undefined) => sent.parse(JSON.parse(envelope?.split('\n')[2] ?? ''));

test('an unexpected failure of a request arrives with its place, and nothing of whom it happened to', async ({
  receiver,
}) => {
  const reports = await openErrorReports({ dsn: receiver.dsn, ...origin });
  const logger = createLogger('error', reports.report);
  const app = createFakeApp('user', { logger });
  const headers = {
    cookie: 'session=rahasia',
    'user-agent': 'Peramban Sari',
    authorization: 'Bearer rahasia',
  };
  const answer = await app.fetch(ask('/api/broken?email=sari@contoh.example', { headers }), '203.0.113.9');
  expect(answer.status).toBe(500);
  await reports.close(2_000);
  expect(receiver.received).toHaveLength(1);
  const event = eventOf(receiver.received[0]);
  expect(event).toMatchObject({ level: 'error', ...origin });
  expect(event.tags).toEqual({
    request_id: answer.headers.get('x-request-id'),
    method: 'GET',
    route: '/api/broken',
    msg: 'request failed',
  });
  expect(receiver.received[0]).not.toMatch(/rahasia|sari|Peramban|203\.0\.113/i);
  const frames = event.exception.values.flatMap(({ stacktrace }) => stacktrace.frames);
  expect(frames.some(({ filename, in_app }) => in_app && filename.startsWith('server/'))).toBe(true);
});

test('its cause is told, too, and the message of neither names a person', async ({ receiver }) => {
  const reports = await openErrorReports({ dsn: receiver.dsn, ...origin });
  const cause = new Error('no such mailbox sari@contoh.example');
  const person = { user_id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111', email: 'sari@contoh.example' };
  const failed = new Error('mail not sent\n[ { "message": "format isian ini" } ]', { cause });
  reports.report(failed, { job: 'send-receipt', job_id: 4, ...person });
  await reports.close(2_000);
  const event = eventOf(receiver.received[0]);
  expect(event.exception.values.map(({ value }) => value)).toEqual([
    'no such mailbox [email]',
    'mail not sent\n[ { "[value]": "[value]" } ]',
  ]);
  const files = event.exception.values.flatMap(({ stacktrace }) => stacktrace.frames);
  expect(files.filter(({ filename }) => !/^(server\/|node_modules\/|node:)/.test(filename))).toEqual([]);
  expect(event.tags).toEqual({ job: 'send-receipt', job_id: 4 });
  expect(receiver.received[0]).not.toMatch(/sari|7e0c8b4e/);
});

test('warnings are nobody’s business, and a flood is cut', async ({ receiver }) => {
  const reports = await openErrorReports({ dsn: receiver.dsn, ...origin });
  createLogger('warn', reports.report).warn({ err: new Error('tried again') }, 'x');
  for (let n = 0; n < 100; n++) reports.report(new Error(`broken ${n}`), {});
  await reports.close(2_000);
  expect(receiver.received.length).toBeGreaterThan(0);
  expect(receiver.received.length).toBeLessThanOrEqual(60);
});

test('a service that is away costs nobody anything', async () => {
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  const reports = await openErrorReports({ dsn: 'http://public@127.0.0.1:9/7', ...origin });
  reports.report(new Error('broken'), {});
  reports.report('no error at all', {});
  await reports.close(500);
  process.off('unhandledRejection', lost);
  expect(lost).not.toHaveBeenCalled();
});

test('without an address nothing is loaded', async () => {
  const reports = await openErrorReports({ dsn: null, ...origin });
  reports.report(new Error('broken'), {});
  await reports.close(500);
});
