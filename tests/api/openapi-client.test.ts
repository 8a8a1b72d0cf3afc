import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listen } from '#server/http/listen.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { runNode } from '#tests/support/machine/run-node.ts';
import { openApiTypes } from '#tests/support/openapi-types.ts';
import { openStage, PASSWORD } from './stage.ts';

const CLIENT = resolve('tests/api/sample-client');
const TYPES = resolve('.test/openapi');

test('a client that a generator made of the document compiles strictly, signs in, lists, tops up, buys and reads its orders', async ({
  db,
}) => {
  const { app, buyer, newProduct } = await openStage(db);
  const product = await newProduct();
  await mkdir(TYPES, { recursive: true });
  const document = await (await app.get('/api/openapi.json')).text();
  await writeFile(resolve(TYPES, 'arunika-api.d.ts'), await openApiTypes(document));
  expect(
    await runNode([resolve('node_modules/typescript/bin/tsc'), '-p', CLIENT, '--checkers', '1']),
  ).toEqual({
    code: 0,
    said: '',
  });
  const listener = await listen({ host: '127.0.0.1', port: 0, trusts_proxy: false });
  listener.serve((request, address) => app.app.fetch(request, address));
  const url = `http://127.0.0.1:${listener.port}`;
  const { code, said } = await runNode([resolve(CLIENT, 'shop.ts'), url, buyer.email, PASSWORD, product.id]);
  await listener.close(1000);
  expect([code, said]).toEqual([0, expect.stringMatching(/^\{.*\}$/)]);
  const { bought, newest, ...seen } = JSON.parse(said);
  expect(bought).toBe(newest);
  // What was topped up is what was paid.
  expect(seen).toEqual({ total: 2, balance: 995_000_000, refusal: 409 });
}, 120_000);
