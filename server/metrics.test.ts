import { expect, test, vi } from 'vitest';
import { createMetrics } from '#server/platform/telemetry/metrics.ts';
import { ask, createFakeApp } from './testing/fake-app.ts';

const TOKEN = 'a token that only Prometheus has';
const read = async (app: ReturnType<typeof createFakeApp>, address: string, headers = {}) => {
  const answer = await app.fetch(ask('/metrics', { headers }), address);
  return { status: answer.status, text: await answer.text() };
};

function countOf(text: string, labels: Readonly<Record<string, string>>): number {
  const wanted = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  const line = text
    .split('\n')
    .find(
      (each) =>
        each.startsWith('arunika_http_request_duration_seconds_count') &&
        wanted.every((label) => each.includes(label)),
    );
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('requests are counted by method, pattern and status, never by path', async () => {
  const app = createFakeApp('user');
  const send = (request: Request) => app.fetch(request, '127.0.0.1');
  const body = JSON.stringify({ name: 'kayu', size: 3 });
  for (const id of ['7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111', '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b112'])
    await send(ask(`/api/things/${id}`, { method: 'POST', body }));
  await send(ask('/api/things/7', { method: 'POST', body }));
  await send(ask('/api/nowhere/a'));
  await send(ask('/api/nowhere/b'));
  await send(ask('/api/broken'));
  const { text } = await read(app, '127.0.0.1');
  const route = '/api/things/{id}';
  expect(countOf(text, { method: 'POST', route, status: '200' })).toBe(2);
  expect(countOf(text, { method: 'POST', route, status: '422' })).toBe(1);
  expect(countOf(text, { route: '(unknown)', status: '404' })).toBe(2);
  expect(countOf(text, { route: '/api/broken', status: '500' })).toBe(1);
  expect(text).not.toContain('7e0c8b4e');
  expect(text).not.toContain('nowhere');
  expect(text).toContain('process_resident_memory_bytes');
});

test('figures are for this machine and for who has the token; others find nothing there', async () => {
  const app = createFakeApp(null, { metrics_token: TOKEN });
  expect((await read(app, '127.0.0.1')).status).toBe(200);
  expect((await read(app, '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect((await read(app, '203.0.113.9')).status).toBe(404);
  expect((await read(app, '203.0.113.9', { authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
  expect((await read(app, '203.0.113.9', { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  const closed = createFakeApp(null);
  expect((await read(closed, '203.0.113.9', { authorization: 'Bearer null' })).status).toBe(404);
});

test('a figure that could not be read again is gone, not what it was', async () => {
  const readGauges = vi
    .fn()
    .mockResolvedValueOnce([{ name: 'jobs', value: 3, labels: { task: 'send-mail' } }])
    .mockResolvedValueOnce([]);
  const app = createFakeApp(null, { metrics: createMetrics({ help: { jobs: 'Jobs' }, readGauges }) });
  expect((await read(app, '127.0.0.1')).text).toContain('arunika_jobs{task="send-mail"} 3');
  expect((await read(app, '127.0.0.1')).text).not.toContain('arunika_jobs');
});
