import { expect, test } from 'vitest';
import { ask, createFakeApp } from '#server/testing/fake-app.ts';
import type { UserRole } from '#shared/people/roles.ts';

const statusFor = async (role: UserRole | null, request: Request) =>
  (await createFakeApp(role).fetch(request, '127.0.0.1')).status;

test('[SEC-012] the server enforces the role that a route declares', async () => {
  const roles = [null, 'user', 'moderator', 'admin'] as const;
  const admin = await Promise.all(roles.map((role) => statusFor(role, ask('/api/admin/things'))));
  expect(admin).toEqual([401, 403, 200, 200]);
  const pay = { method: 'POST', headers: { 'idempotency-key': 'k1' } };
  const user = await Promise.all(roles.map((role) => statusFor(role, ask('/api/pay', pay))));
  expect(user).toEqual([401, 200, 200, 200]);
});

test('a call that moves money is refused without a usable Idempotency-Key', async () => {
  expect(await statusFor('user', ask('/api/pay', { method: 'POST' }))).toBe(400);
  const long = { method: 'POST', headers: { 'idempotency-key': 'k'.repeat(201) } };
  expect(await statusFor('user', ask('/api/pay', long))).toBe(400);
});

test('development routes do not exist in production', async () => {
  const request = ask('/api/dev/things');
  expect(await statusFor(null, request)).toBe(200);
  const production = createFakeApp(null, { is_production: true });
  expect((await production.fetch(request, '127.0.0.1')).status).toBe(404);
  expect((await production.fetch(ask('/api/dev/things', { method: 'POST' }), '127.0.0.1')).status).toBe(404);
});

test('a limit that is used up answers 429 and says when to come back', async () => {
  const usage = { name: 'pay', points: 2, seconds: 60, remaining: 0, reset_seconds: 17 };
  const limiter = {
    consume: async () => ({ ok: false as const, retry_after_seconds: 17, usage }),
    reset: async () => undefined,
  };
  const app = createFakeApp('user', { limiter });
  const request = ask('/api/pay', { method: 'POST', headers: { 'idempotency-key': 'k1' } });
  const response = await app.fetch(request, '127.0.0.1');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('17');
  expect(response.headers.get('ratelimit-policy')).toBe('"pay";q=2;w=60');
  expect(response.headers.get('ratelimit')).toBe('"pay";r=0;t=17');
  expect(await response.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
