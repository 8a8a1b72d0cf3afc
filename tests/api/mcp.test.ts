import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { z } from 'zod';
import type { ApiScope } from '#shared/programs.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeKey } from '#tests/support/shop/api-keys.ts';
import { openStage, type Stage } from './stage.ts';

const result = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

async function connect(stage: Stage, scopes: readonly ApiScope[], role = 'admin') {
  const { rows } = await stage.db.pool.query<{ id: string }>('select id from users where role = $1', [role]);
  const key = await makeKey(stage.db, rows[0]?.id ?? '', { scopes });
  const client = new Client({ name: 'tests', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    fetch: (url, init) => stage.app.app.fetch(new Request(url, init), '127.0.0.1'),
    requestInit: { headers: key.headers },
  });
  // Its own two declarations of an optional property differ, under exactOptionalPropertyTypes.
  await Reflect.apply(client.connect, client, [transport]);
  return {
    key,
    tools: async () => (await client.listTools()).tools,
    call: async (name: string, args: Record<string, unknown> = {}) =>
      result.parse(await client.callTool({ name, arguments: args })),
  };
}

const post = {
  title: 'Dari asisten',
  slug: '',
  excerpt: '',
  content: '<p>Isi.</p>',
  category: 'AI',
  tags: [],
};
const empty = { meta_title: null, meta_description: null, featured_image: null };

test('an assistant reads products, orders, figures and leads with the tools that its key opens', async ({
  db,
}) => {
  const stage = await openStage(db);
  const all = ['products:read', 'orders:read', 'reports:read', 'leads:read'] as const;
  const assistant = await connect(stage, all);
  const tools = await assistant.tools();
  expect(tools.map(({ name }) => name)).toEqual([
    ...['list_products', 'get_product', 'list_orders', 'get_order', 'get_dashboard', 'get_figures'],
    ...['list_leads', 'get_lead'],
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  const orders = await assistant.call('list_orders', { limit: 5, status: 'completed' });
  expect(orders.structuredContent).toMatchObject({ total: 1, orders: [{ id: stage.order_id }] });
  const one = await assistant.call('get_order', { id: stage.order_id });
  expect(one.structuredContent).toMatchObject({ order: { id: stage.order_id } });
  expect((await assistant.call('list_products')).structuredContent).toMatchObject({
    total: expect.any(Number),
  });
  expect((await assistant.call('get_dashboard')).isError).not.toBe(true);
  expect((await assistant.call('list_leads')).structuredContent).toMatchObject({ leads: [] });
});

test('what a tool is given wrongly is refused in the words of the API, and what a key does not open is no tool', async ({
  db,
}) => {
  const stage = await openStage(db);
  const assistant = await connect(stage, ['orders:read']);
  const wrong = await assistant.call('get_order', { id: 'x' });
  expect(wrong).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^INVALID_INPUT: /) }],
  });
  const closed = await assistant.call('list_leads');
  expect(closed).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('no tool') }] });
  const unknown = await assistant.call('refund_order', { id: stage.order_id });
  expect(unknown.isError).toBe(true);
});

test('an assistant writes drafts only, whatever it says, within the role of who made its key', async ({
  db,
}) => {
  const stage = await openStage(db);
  const assistant = await connect(stage, ['content:write', 'products:write']);
  const [draft] = (await assistant.tools()).filter(({ name }) => name === 'create_post_draft');
  expect(Object.keys(draft?.inputSchema.properties ?? {})).not.toContain('status');
  const sly = { ...post, ...empty, status: 'published', published_at: '2026-01-01T00:00:00Z' };
  const written = await assistant.call('create_post_draft', sly);
  expect(written.structuredContent).toMatchObject({ post: { status: 'draft', published_at: null } });
  const { rows } = await db.pool.query("select status from blog_posts where title = 'Dari asisten'");
  expect(rows).toEqual([{ status: 'draft' }]);
  const moderator = await connect(stage, ['content:write', 'products:write'], 'moderator');
  expect((await moderator.call('create_post_draft', { ...post, ...empty })).isError).not.toBe(true);
  const bare = { title: 'Dari judul', content: '<p>Isi.</p>', category: 'AI' };
  expect(draft?.inputSchema.required).toEqual(Object.keys(bare));
  expect((await moderator.call('create_post_draft', bare)).structuredContent).toMatchObject({
    post: { slug: 'dari-judul', excerpt: '', tags: [], meta_title: null, featured_image: null },
  });
  const product = await moderator.call('create_product_draft', {
    title: 'Produk',
    price: 10_000,
    type: 'ai_tools',
  });
  expect(product).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/^FORBIDDEN: /) }],
  });
});

test('without a key in force nothing answers, and a session is no key', async ({ db }) => {
  const stage = await openStage(db);
  const ask = (caller: 'visitor' | 'admin', headers: Record<string, string> = {}) =>
    stage.send(caller, {
      method: 'POST',
      path: '/mcp',
      headers,
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  for (const answer of [await ask('visitor'), await ask('admin')]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
  const { key } = await connect(stage, ['orders:read']);
  for (const method of ['GET', 'DELETE']) {
    const answer = await stage.send('visitor', { method, path: '/mcp', headers: key.headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  await db.pool.query('update api_keys set revoked_at = now()');
  expect((await ask('visitor', key.headers)).status).toBe(401);
});

test('the messages of a key are limited, also those that call no tool', async ({ db }) => {
  const stage = await openStage(db);
  const { key } = await connect(stage, ['orders:read']);
  const list = () =>
    stage.send('visitor', {
      method: 'POST',
      path: '/mcp',
      headers: { ...key.headers, accept: 'application/json, text/event-stream' },
      body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  expect((await list()).status).toBe(200);
  const used = await db.pool.query("update rate_limits set points = 1000000 where key like 'mcp:%'");
  expect(used.rowCount).toBe(1);
  const refused = await list();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
