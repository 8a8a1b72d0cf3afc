import { expect, test } from 'vitest';
import * as checkoutContract from '#contract/checkout/checkout.ts';
import * as walletContract from '#contract/wallet/wallet.ts';
import { ask, createFakeApp } from '#server/testing/fake-app.ts';
import { openApiDocument } from './document.ts';

const { checkout, listOrders } = checkoutContract;

test('the document says role, key, refusals and shared shapes of an endpoint', () => {
  const document = openApiDocument(
    [checkout, listOrders, walletContract.getPayment],
    'https://arunika.example',
  );
  expect(document).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://arunika.example' }],
    paths: {
      '/api/checkout': {
        post: {
          'x-required-role': 'user',
          parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: { properties: { order: { $ref: '#/components/schemas/Order' } } },
                },
              },
            },
            402: { description: expect.stringContaining('INSUFFICIENT_BALANCE') },
            429: { $ref: '#/components/responses/TooManyRequests' },
          },
        },
      },
      '/api/wallet/payments/{id}': { get: { parameters: [{ name: 'id', in: 'path', required: true }] } },
    },
    components: { schemas: { Order: { type: 'object' }, Payment: { type: 'object' } } },
  });
});

test('the document and its page are served, and the page needs no inline script and no other host', async () => {
  const app = createFakeApp(null);
  const document = await app.fetch(ask('/api/openapi.json'), '127.0.0.1');
  expect(await document.json()).toMatchObject({
    paths: { '/api/dev/things': { get: { 'x-only': 'development' } } },
  });
  const page = await app.fetch(ask('/api/docs'), '127.0.0.1');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await page.text();
  expect(html).not.toMatch(/https?:\/\//);
  for (const [, source = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await app.fetch(ask(source), '127.0.0.1')).status).toBe(200);
  }
});

test('the type of a problem leads to where its code is explained', async () => {
  const app = createFakeApp(null);
  const { type } = await (await app.fetch(ask('/api/admin/things'), '127.0.0.1')).json();
  const [path = '', code] = type.split('#');
  expect(code).toBe('UNAUTHENTICATED');
  expect(await (await app.fetch(ask(path), '127.0.0.1')).text()).toContain(`<dt id="${code}">`);
});

test('production documents no development route', async () => {
  const app = createFakeApp(null, { is_production: true });
  const document = await app.fetch(ask('/api/openapi.json'), '127.0.0.1');
  expect(Object.keys((await document.json()).paths)).not.toContain('/api/dev/things');
});
