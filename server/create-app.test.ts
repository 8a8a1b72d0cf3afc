import { expect, test } from 'vitest';
import { apiError } from '#contract/errors.ts';
import { ask, createFakeApp } from './testing/fake-app.ts';

const ID = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const app = createFakeApp('user');
const send = (request: Request, via = app) => via.fetch(request, '127.0.0.1');
const write = (body: string, headers: Record<string, string> = {}) =>
  send(ask(`/api/things/${ID}`, { method: 'POST', body, headers }));

async function refusalOf(response: Response) {
  const error = apiError.parse(await response.json());
  expect(response.headers.get('x-request-id')).toBe(error.request_id);
  return { status: response.status, code: error.code, error };
}

test('[API-071] a call in JSON is parsed, handled and answered in JSON with a request id', async () => {
  const response = await write(JSON.stringify({ name: 'kayu', size: 3 }));
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(await response.json()).toEqual({ name: 'kayu', size: 3 });
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a request id from outside is not taken over', async () => {
  const response = await send(ask('/healthz', { headers: { 'x-request-id': 'forged' } }));
  expect(response.headers.get('x-request-id')).not.toBe('forged');
});

test('[API-087, AAPI-031] every refusal is {error, code, request_id} with its own status', async () => {
  expect(await refusalOf(await write('{"name":'))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
  expect(await refusalOf(await write('name=kayu', { 'content-type': 'text/plain' }))).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  });
  expect(await refusalOf(await send(ask('/api/nowhere')))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const wrongMethod = await send(ask('/api/pay'));
  expect(wrongMethod.headers.get('allow')).toBe('POST');
  expect(await refusalOf(wrongMethod)).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' });
});

test('a declared refusal carries its status, its filled sentence and its details', async () => {
  const refused = await refusalOf(await write(JSON.stringify({ name: 'kayu' })));
  expect(refused).toMatchObject({
    status: 409,
    code: 'OUT_OF_STOCK',
    error: { error: 'Stok produk ini tidak cukup. Tersisa 1.', details: { left: 1 } },
  });
});

test('wrong fields are all named at once, in Indonesian, unknown ones too', async () => {
  const response = await send(
    ask('/api/things/7', { method: 'POST', body: JSON.stringify({ name: 'a', size: 1.5, role: 'admin' }) }),
  );
  const { status, error } = await refusalOf(response);
  expect(status).toBe(422);
  expect(error.fields).toEqual({
    id: 'Format isian ini tidak valid.',
    name: 'Minimal 2 karakter.',
    size: 'Isi dengan bilangan bulat.',
    role: 'Isian ini tidak dikenal.',
  });
});

test('a missing body is missing fields, not a crash', async () => {
  const { status, error } = await refusalOf(await write(''));
  expect(status).toBe(422);
  expect(error.fields).toEqual({ name: 'Wajib diisi.' });
});

test('a body that is too large is refused, with a declared length and without one', async () => {
  const large = JSON.stringify({ name: 'x'.repeat(300_000) });
  expect(await refusalOf(await write(large, { 'content-length': String(large.length) }))).toMatchObject({
    status: 413,
    code: 'BODY_TOO_LARGE',
  });
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const response = await send(ask(`/api/things/${ID}`, { method: 'POST', body: endless }));
  expect(await refusalOf(response)).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
  expect(sent).toBeLessThan(1_000_000);
});

test('deeply nested bodies and keys that reach a prototype are refused', async () => {
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  expect(await refusalOf(await write(deep))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
  for (const body of ['{"__proto__":{"is_admin":true}}', '{"name":{"constructor":{}}}']) {
    expect(await refusalOf(await write(body))).toMatchObject({ status: 400, code: 'MALFORMED_REQUEST' });
  }
});

test('a failure says one calm sentence and a request id, never what broke', async () => {
  const { status, error } = await refusalOf(await send(ask('/api/broken')));
  expect(status).toBe(500);
  const sentence = 'Terjadi kesalahan di sisi kami. Silakan coba lagi.';
  expect(error).toEqual({
    type: '/api/docs/errors#INTERNAL',
    title: sentence,
    status: 500,
    detail: sentence,
    instance: `/api/requests/${error.request_id}`,
    error: sentence,
    code: 'INTERNAL',
    request_id: error.request_id,
  });
});

test('a state-changing call from another site, or from none, is refused', async () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    expect(await refusalOf(await write('{"name":"kayu","size":2}', headers))).toMatchObject({
      status: 403,
      code: 'FOREIGN_ORIGIN',
    });
  }
  const silent = new Request('http://localhost:3000/api/pay', { method: 'POST', headers: { cookie: 'a=b' } });
  expect(await refusalOf(await send(silent))).toMatchObject({
    status: 403,
    code: 'FOREIGN_ORIGIN',
    error: { detail: expect.stringContaining('Buka http://localhost:3000, lalu') },
  });
});

test('[API-071] a bearer call and a gateway notice need no origin', async () => {
  const headers = { authorization: 'Bearer abc', 'idempotency-key': 'k1' };
  const bearer = new Request('http://localhost:3000/api/pay', { method: 'POST', headers });
  expect((await send(bearer)).status).toBe(200);
  const notice = new Request('http://localhost:3000/api/webhooks/test', {
    method: 'POST',
    body: '{"a": 1 }',
  });
  expect(await (await send(notice)).json()).toEqual({ body: '{"a": 1 }' });
});

test('a program that sends no cookie needs no origin; whoever sends one does, and no other site ever passes', async () => {
  const program = { 'sec-fetch-mode': 'cors', 'idempotency-key': 'k1' };
  const pay = (headers: Readonly<Record<string, string>>) =>
    send(new Request('http://localhost:3000/api/pay', { method: 'POST', headers }));
  expect((await pay(program)).status).toBe(200);
  expect((await pay({ ...program, cookie: 'a=b' })).status).toBe(403);
  expect((await pay({ ...program, origin: 'https://evil.example' })).status).toBe(403);
  expect((await pay({ ...program, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await pay({ ...program, 'sec-fetch-site': 'none' })).status).toBe(403);
});

test('data answers allow nothing to run, and production insists on https', async () => {
  const headers = (await send(ask('/api/nowhere'))).headers;
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
  const production = createFakeApp('user', { is_production: true });
  const secure = await send(ask('/api/nowhere'), production);
  expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
});

test('health says that the process lives, readiness that it can serve', async () => {
  expect((await send(ask('/healthz'))).status).toBe(200);
  expect((await send(ask('/readyz'))).status).toBe(200);
  const starting = createFakeApp(null, { readReadiness: async () => ({ status: 'not ready' }) });
  expect((await send(ask('/readyz'), starting)).status).toBe(503);
});

test('what is wrong with this process only this machine hears, and no one that a proxy speaks for', async () => {
  const facts = { status: 'not ready', checks: { disk: { status: 'fail', free_mb: 3 } } } as const;
  const ill = createFakeApp(null, { readReadiness: async () => facts });
  const asked = async (address: string, headers = {}) => {
    const answer = await ill.fetch(ask('/readyz', { headers }), address);
    return [answer.status, await answer.json()];
  };
  for (const own of ['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await asked(own)).toEqual([503, facts]);
  const told = [503, { status: 'not ready' }];
  for (const other of ['203.0.113.7', '10.0.0.4', '2001:db8::1', 'unknown'])
    expect(await asked(other)).toEqual(told);
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect(await asked('127.0.0.1', { [header]: '127.0.0.1' })).toEqual(told);
});
