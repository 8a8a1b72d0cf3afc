import { z } from 'zod';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { openStage, PASSWORD } from './stage.ts';

const schema = z.looseObject({
  $ref: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
const document = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        security: z.array(z.unknown()),
        parameters: z.array(
          z.object({
            name: z.string(),
            in: z.string(),
            schema: z.looseObject({ default: z.unknown().optional() }),
          }),
        ),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schema })) }).optional(),
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.object({ schema: schema })).optional() }),
        ),
      }),
    ),
  ),
});
type Document = z.output<typeof document>;
type Schema = z.output<typeof schema>;

interface SpecifiedCall {
  readonly ids: string;
  /** `PATCH /api/admin/products/{id}/stock` */
  readonly call: string;
  /** Parameters of the query; with the default that the specification gives. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: readonly string[];
  readonly result: readonly string[];
  readonly alsoText?: boolean;
}

const any = undefined;
const page = { limit: 50, offset: 0 };
const product = ['title', 'type', 'price', 'is_active', 'is_featured'];
const variant = ['name', 'price', 'stock', 'billing_cycle', 'access_level'];
const adjustment = ['user_id', 'amount_bigint', 'description', 'reference_type', 'reference_id', 'metadata'];
const refund = ['user_id', 'order_id', 'payment_id', 'amount_bigint', 'reason', 'refund_method', 'metadata'];
const admin = '/api/admin';

/** The tables of calls in the two specifications: method and path, parameters with defaults, payload, result. */
const specified: readonly SpecifiedCall[] = [
  { ids: 'AAPI-032', call: `GET ${admin}/orders`, result: ['orders'] },
  {
    ids: 'AAPI-033',
    call: `GET ${admin}/wallet`,
    query: { user_id: any, currency: 'IDR' },
    result: ['wallet'],
  },
  {
    ids: 'AAPI-034',
    call: `GET ${admin}/wallet/transactions`,
    query: { user_id: any, currency: any, ...page },
    result: ['transactions'],
  },
  { ids: 'AAPI-035', call: `GET ${admin}/users`, result: ['users'] },
  { ids: 'AAPI-036', call: `POST ${admin}/users/assign-role`, body: ['user_id', 'role'], result: ['user'] },
  { ids: 'AAPI-037', call: `GET ${admin}/products`, result: ['products'] },
  { ids: 'AAPI-038', call: `POST ${admin}/products`, body: product, result: ['product'] },
  { ids: 'AAPI-039', call: `PUT ${admin}/products`, query: { id: any }, body: product, result: ['product'] },
  { ids: 'AAPI-040', call: `PATCH ${admin}/products/{id}`, body: product, result: ['product'] },
  { ids: 'AAPI-041', call: `DELETE ${admin}/products`, query: { id: any }, result: ['deleted'] },
  { ids: 'AAPI-042', call: `DELETE ${admin}/products/{id}`, result: ['deleted'] },
  {
    ids: 'AAPI-043',
    call: `PATCH ${admin}/products/{id}/stock`,
    body: ['quantity', 'variant_id'],
    result: ['old_stock', 'new_stock'],
  },
  { ids: 'AAPI-044', call: `GET ${admin}/products/{id}/variants`, result: ['variants'] },
  { ids: 'AAPI-045', call: `POST ${admin}/products/{id}/variants`, body: variant, result: ['variant'] },
  {
    ids: 'AAPI-046',
    call: `POST ${admin}/wallets/adjust`,
    body: adjustment,
    result: ['balance_before', 'balance_after'],
  },
  { ids: 'AAPI-047', call: `POST ${admin}/refund`, body: refund, result: ['refund_id'] },
  {
    ids: 'AAPI-048',
    call: `GET ${admin}/reports`,
    query: { start_date: any, end_date: any, report_type: any, group_by: any, format: any },
    result: ['report', 'metadata'],
    alsoText: true,
  },
  { ids: 'AAPI-049', call: `GET ${admin}/webhooks`, result: ['webhookLogs'] },
  {
    ids: 'AAPI-050',
    call: `GET ${admin}/webhooks/log`,
    query: { ...page, gateway: any, processed: any },
    result: ['webhooks', 'total', 'limit', 'offset'],
  },
  {
    ids: 'AAPI-051, API-082',
    call: 'GET /api/products',
    query: { page: 1, limit: 20, type: any, category: any },
    result: ['products', 'total', 'page', 'limit'],
  },
  { ids: 'API-083', call: 'GET /api/products/{id}', result: ['product'] },
  {
    ids: 'API-073',
    call: 'POST /api/auth/sync',
    body: ['supabaseUserId', 'email', 'name', 'avatarUrl'],
    result: ['user'],
  },
  { ids: 'API-076', call: 'GET /api/user/profile', result: ['profile'] },
  { ids: 'API-077', call: 'PUT /api/user/profile', body: ['full_name', 'company'], result: ['profile'] },
  { ids: 'API-078', call: 'GET /api/wallet', query: { currency: any }, result: ['wallet'] },
  {
    ids: 'API-079',
    call: 'GET /api/wallet/transactions',
    query: { currency: any, ...page },
    result: ['transactions', 'total'],
  },
  {
    ids: 'API-080',
    call: 'POST /api/wallet/topup',
    body: ['amount', 'currency', 'payment_method', 'description'],
    result: ['payment_id', 'session_id', 'checkout_url'],
  },
  {
    ids: 'API-081',
    call: 'POST /api/dev/payments/simulate',
    body: ['payment_id', 'success'],
    result: ['payment'],
  },
  { ids: 'API-084', call: 'POST /api/checkout', body: ['items'], result: ['order'] },
  { ids: 'API-085', call: 'GET /api/checkout/orders', result: ['orders'] },
  { ids: 'API-086', call: 'GET /api/checkout/entitlements', result: ['entitlements'] },
];

function fieldsOf({ components }: Document, found: Schema | undefined): readonly string[] {
  if (found?.$ref === undefined) return Object.keys(found?.properties ?? {});
  const named = components.schemas[found.$ref.split('/').at(-1) ?? ''];
  return fieldsOf({ components, paths: {} }, schema.parse(named));
}

function operationOf({ paths }: Document, { call }: SpecifiedCall) {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]?.[method.toLowerCase()];
}

test('[AAPI-030, AAPI-051, AAPI-052] every call of the specified tables is in the document, with its parameters, defaults, payload and result', async ({
  db,
}) => {
  const answer = await createComposedApp(db).get('/api/openapi.json');
  const api = document.parse(await answer.json());
  for (const row of specified) {
    const operation = operationOf(api, row);
    expect(operation, row.call).toBeDefined();
    const given = operation?.parameters.filter(({ in: place }) => place === 'query') ?? [];
    const known = Object.fromEntries(given.map(({ name, schema: { default: usual } }) => [name, usual]));
    for (const [name, usual] of Object.entries(row.query ?? {})) {
      expect(Object.keys(known), row.call).toContain(name);
      if (usual !== any) expect(known[name], `${row.call} ${name}`).toBe(usual);
    }
    const json = 'application/json';
    const sent = fieldsOf(api, operation?.requestBody?.content[json]?.schema);
    expect(sent, row.call).toEqual(expect.arrayContaining([...(row.body ?? [])]));
    const received = operation?.responses['200']?.content ?? {};
    expect(fieldsOf(api, received[json]?.schema), row.call).toEqual(expect.arrayContaining([...row.result]));
    expect('text/csv' in received, row.call).toBe(row.alsoText === true);
    // Whoever may not be anonymous sends a bearer token, or the cookie of a browser.
    const isPublic = row.call.startsWith('GET /api/products');
    expect(operation?.security, row.call).toEqual(isPublic ? [] : [{ bearer: [] }, { cookie: [] }]);
  }
});

test('[AAPI-030, AAPI-031] a program works with the token of its session alone, in JSON, and errors have their field', async ({
  db,
}) => {
  const { app, order_id } = await openStage(db);
  const signedIn = await app.post('/api/auth/sign-in/email', {
    email: 'admin@contoh.example',
    password: PASSWORD,
  });
  const authorization = `Bearer ${(await signedIn.json()).token}`;
  const answer = await app.get('/api/admin/orders', { authorization });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ]);
  expect((await answer.json()).orders).toMatchObject([{ id: order_id }]);
  const refused = await app.get('/api/admin/orders', { authorization: 'Bearer somebody' });
  expect([refused.status, await refused.json()]).toEqual([
    401,
    expect.objectContaining({
      error: expect.stringMatching(/\.$/),
      code: 'UNAUTHENTICATED',
      request_id: expect.stringMatching(/./),
    }),
  ]);
});

test('[AENT-024] a webhook of the log is what a gateway sent, and no message of a contact form', async ({
  db,
}) => {
  const answer = await createComposedApp(db).get('/api/openapi.json');
  const api = document.parse(await answer.json());
  const fields = fieldsOf(api, schema.parse({ $ref: '#/components/schemas/Webhook' }));
  expect(fields).toEqual(
    expect.arrayContaining(['id', 'gateway', 'processed', 'error_message', 'created_at']),
  );
  for (const ofForms of ['name', 'email', 'message']) expect(fields).not.toContain(ofForms);
});
