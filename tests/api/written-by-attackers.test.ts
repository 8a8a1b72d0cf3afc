import { once } from 'node:events';
import { createServer } from 'node:http';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost } from '#tests/support/shop/content.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { completeEveryProfile } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { openStage, type Request } from './stage.ts';

/** Each runs in a page that inserts it unescaped. */
const corpus = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '<a href="javascript:alert(1)">klik</a>',
  '</title></textarea></style><iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
].join(' ');

/** Tags and attributes that could run, in text that a page puts into its document as it is. */
const RUNS =
  /<(script|svg|iframe|math|style|object|embed|form|base|meta)\b|<[^>]*\son\w+\s*=|<[^>]*javascript:/i;

/** Every text under one of these names, however deep it lies. */
function textsNamed(value: unknown, names: ReadonlySet<string>): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => textsNamed(each, names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && names.has(name) ? [inner] : textsNamed(inner, names),
  );
}

/** Fields that pages show as HTML. */
const asHtml = new Set(['content', 'content_body', 'description', 'body']);

test('HTML that was written into the shop, the blog and the case studies leaves the server without anything that runs', async ({
  db,
}) => {
  const stage = await openStage(db);
  const sections = [{ id: 'a', type: 'hero', title: 'A', order: 1, content: corpus }];
  const modules = [{ title: 'A', lessons: [{ id: 'a', title: 'A', body: corpus, is_preview: true }] }];
  const slug = 'ditulis-orang-lain';
  const product = await makeProduct(db, {
    slug,
    description: corpus,
    content_body: corpus,
    content_metadata: { sections },
    modules,
  });
  const [post, study] = [
    await makePost(db, { content: corpus }),
    await makeCaseStudy(db, { content: corpus }),
  ];
  const paths = [
    `/api/products/${product.id}`,
    `/api/products/${slug}/content`,
    '/api/products?limit=50',
    `/api/blog/${post.slug}`,
    `/api/case-studies/${study.id}`,
  ];
  for (const path of paths) {
    const answer = await stage.send('visitor', { method: 'GET', path });
    expect([path, answer.status]).toEqual([path, 200]);
    const found = textsNamed(await answer.json(), asHtml);
    expect([path, found.filter((text) => RUNS.test(text))]).toEqual([path, []]);
    expect([path, answer.headers.get('content-type')]).toEqual([path, 'application/json; charset=utf-8']);
  }
});

test('names, titles, reasons and answers to forms arrive in mails as text, and start no header', async ({
  db,
}) => {
  const stage = await openStage(db);
  await db.pool.query('update users set full_name = $1', [`${corpus}\r\nBcc: korban@contoh.example`]);
  await completeEveryProfile(db);
  const title = corpus.slice(0, 190);
  const [product, service] = [await makeProduct(db, { title }), await stage.newService()];
  await db.pool.query('update products set title = $1 where id = $2', [title, service.id]);
  let keys = 0;
  const post = async (path: string, body: object) => {
    keys += 1;
    const request: Request = { method: 'POST', path, body, headers: { 'idempotency-key': `k${keys}` } };
    const answer = await stage.send('user', request);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json();
  };
  const items = [{ product_id: product.id, price: product.price, quantity: 1 }];
  const { order } = await post('/api/checkout', { items });
  await post('/api/refund-requests', { order_item_id: order.items[0].id, reason: corpus });
  await post('/api/subscriptions', { product_id: service.id, plan: 'monthly', price: service.price });
  await post('/api/bookings/free-consultation', {});
  const written = { name: corpus.slice(0, 90), topic: 'Layanan', message: corpus };
  await post('/api/forms/contact', { ...formFields.contact, ...formEnvelope(), ...written });
  await post('/api/auth/reauthenticate/code', {});
  await stage.app.drainJobs();
  const mails = await listDevMails(db, null);
  expect(mails.length).toBeGreaterThan(5);
  // Our own head names the letters that are used, and our own styles stand at each element.
  const bodyOf = (html: string) => html.replace(/^[\s\S]*?<body/, '<body').replace(/ style="[^"]*"/g, '');
  const bent = mails.filter(({ html, subject, headers }) => {
    const isHeader = /[\r\n]/.test(subject) || JSON.stringify(headers ?? {}).includes('Bcc');
    return isHeader || RUNS.test(bodyOf(html));
  });
  expect(bent.map(({ subject }) => subject)).toEqual([]);
});

test('no address that somebody writes anywhere is ever asked by the server', async ({ db }) => {
  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(trap, 'listening');
  const address = trap.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `http://127.0.0.1:${port}/`;
  const stage = await openStage(db);
  const call = (method: string, path: string, body: object) => stage.send('user', { method, path, body });
  await call('POST', '/api/auth/sync', { avatarUrl: url.replace('http:', 'https:') });
  await call('PUT', '/api/user/profile', { website: `${url}profile` });
  await call('POST', '/api/forms/join_community', {
    ...formFields.join_community,
    ...formEnvelope(),
    website: `${url}form`,
  });
  const header = Buffer.from(JSON.stringify({ alg: 'RS256', jku: `${url}jku`, x5u: `${url}x5u` }));
  const claims = Buffer.from(
    JSON.stringify({ iss: url, sub: '1', email: 'a@b.example', email_verified: true }),
  );
  const token = `${header.toString('base64url')}.${claims.toString('base64url')}.AAAA`;
  for (const [path, body] of [
    ['sign-in/social', { provider: 'google', idToken: { token } }],
    ['sign-in/social', { provider: 'google', next: url }],
    ['sign-in/sso', { domain: `127.0.0.1:${port}`, next: url }],
    ['sign-in/sso', { providerId: url.slice(0, 40) }],
    ['link-social', { provider: 'google', callbackURL: url }],
  ] as const) {
    await call('POST', `/api/auth/${path}`, body);
  }
  await stage.send('visitor', {
    method: 'POST',
    path: '/api/webhooks/paypal',
    raw: '{}',
    headers: { 'paypal-cert-url': `${url}v1/notifications/certs/x`, 'paypal-auth-algo': 'SHA256withRSA' },
  });
  await stage.app.drainJobs();
  trap.close();
  expect(asked).toEqual([]);
});
