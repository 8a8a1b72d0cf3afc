import { parse } from 'csv-parse/sync';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { openStage, PASSWORD, type Stage } from '#tests/api/stage.ts';
import { writePoison } from '#tests/support/attacks/poisoned-calls.ts';
import {
  type PoisonedPlaces,
  publishPoison,
  TITLE,
  writeByHand,
} from '#tests/support/attacks/poisoned-shop.ts';
import { addressesOf } from '#tests/support/every-page.ts';
import { expect, test } from '#tests/support/machine/browser.ts';
import { findExecutable } from '#tests/support/machine/find-executable.ts';
import { objectsOfPdf } from '#tests/support/pdfs.ts';
import { sessionCookie } from '#tests/support/session-cookie.ts';
import { makeEndpoint } from '#tests/support/shop/webhooks.ts';

/** Where each page shows what was written; those without a parameter are their own address. */
const examplesOf = (its: PoisonedPlaces): Readonly<Record<string, readonly string[]>> => ({
  '/product/:slug': [`/product/${its.product}`, `/product/${its.course}`],
  '/content/:slug': [`/content/${its.product}`, `/content/${its.course}`],
  '/certificate/:code': [`/certificate/${its.certificate}`],
  '/subscription/:slug': [`/subscription/${its.service}`],
  '/case-study/:slug': [`/case-study/${its.study}`],
  '/blog/:slug': [`/blog/${its.post}`],
  '/*': ['/tidak-ada'],
  '/user/purchases/:slug': [`/user/purchases/${its.product}`, `/user/purchases/${its.course}`],
  '/user/purchases/:slug/learn/:lesson': [
    `/user/purchases/${its.course}/learn/${encodeURIComponent(its.lesson)}`,
  ],
  '/user/purchases/:slug/review': [`/user/purchases/${its.product}/review`],
  '/user/purchases/:slug/files/:file': [`/user/purchases/${its.product}/files/${its.order}`],
  '/user/orders/:id': [`/user/orders/${its.order}`],
  '/user/orders/:id/refund/:item': [`/user/orders/${its.order}/refund/${its.order}`],
  '/user/subscriptions/:id/:change': [`/user/subscriptions/${its.order}/cancel`],
  '/admin/subscriptions/:id': [`/admin/subscriptions/${its.order}`],
  '/admin/orders/:id': [`/admin/orders/${its.order}`],
  '/admin/products/one-time/edit/:id': [`/admin/products/one-time/edit/${its.product_id}`],
  '/admin/products/one-time/progress/:id': [`/admin/products/one-time/progress/${its.product_id}`],
  '/admin/products/one-time/class/:id/roster': [`/admin/products/one-time/class/${its.product_id}/roster`],
  '/admin/products/one-time/class/:id': [`/admin/products/one-time/class/${its.product_id}`],
  '/admin/products/subscription/edit/:id': [`/admin/products/subscription/edit/${its.service_id}`],
  '/admin/content/blog/:id': [`/admin/content/blog/${its.post_id}`],
  '/admin/content/case-studies/:id': [`/admin/content/case-studies/${its.study_id}`],
  '/admin/content/leads/:id': [`/admin/content/leads/${its.lead}`],
  '/admin/content/leads/table/:id': [`/admin/content/leads/table/${its.lead}`],
  '/admin/content/pages/:name': ['/admin/content/pages/terms'],
  '/admin/wallets/:userId': [`/admin/wallets/${its.user}`],
  '/admin/wallets/:userId/history': [`/admin/wallets/${its.user}/history`],
  '/admin/users': ['/admin/users', `/admin/users?user=${its.user}`],
  '/admin/preview/blog/:id': [`/admin/preview/blog/${its.post_id}`],
  '/admin/preview/case-study/:id': [`/admin/preview/case-study/${its.study_id}`],
  '/checkout/:slug?': ['/checkout', `/checkout/${its.product}`],
  '/beli/:slug': [`/beli/${its.product}`],
  '/book/:slug': ['/book/konsultasi-ai-1-on-1'],
  '/notify/:slug': [`/notify/${its.product}`],
  '/notify/:slug/confirm': [`/notify/${its.product}/confirm?token=x`],
  '/dev/checkout/:sessionId': [`/dev/checkout/${its.session}`],
  '/m/:token': ['/m/tidakada'],
  '/admin/recovery/:cause': ['/admin/recovery/cart'],
});

/** Feeds and drawings, which programs read, each with the parser that reads it. */
const machineRead = (its: PoisonedPlaces) => [
  '/blog/rss.xml',
  '/sitemap.xml',
  '/marketplace/products.xml',
  `/covers/${its.post}.svg`,
  `/covers/products/wide/${its.product}.svg`,
];
const tables = [
  '/api/admin/products.csv',
  '/api/admin/orders.csv',
  '/api/admin/content/leads.csv',
  '/api/admin/content/submissions.csv',
  '/api/admin/people.csv',
  '/api/admin/reports/visits.csv',
];
const papers = (its: PoisonedPlaces) => [
  `/api/checkout/orders/${its.order}/invoice.pdf`,
  `/api/purchases/${its.finished}/certificate/file`,
];
const drawnOrPlain = (its: PoisonedPlaces) => [
  `/og/product-${its.product}.png`,
  `/og/post-${its.post}.png`,
  `/subscription/${its.service}/guide.md`,
  '/llms.txt',
  ...[
    ...['/marketplace', '/blog', '/portfolio'],
    `/product/${its.product}`,
    `/subscription/${its.service}`,
    `/blog/${its.post}`,
    `/case-study/${its.study}`,
  ].map((page) => `${page}.md`),
];

async function writeEverything(stage: Stage): Promise<PoisonedPlaces> {
  await stage.db.pool.query('update users set full_name = $1', [
    '=<img src=x onerror=alert(1)>"<script>alert(1)</script>',
  ]);
  const calls = await writePoison(stage);
  const unwritten = calls.filter(({ status }) => status >= 500 || status === 422).map(({ name }) => name);
  // A code that nobody was sent has no right answer, and a calendar is added only after it was read.
  expect(unwritten).toEqual(['POST /api/account/phone/confirm', 'POST /api/admin/calendars']);
  expect(calls.filter(({ kept }) => kept > 0).length).toBeGreaterThan(35);
  await writeByHand(stage);
  return publishPoison(stage, calls);
}

/** The page of a purchase of `user` that waits for money, of a product whose words were poisoned, too. */
async function waitingPurchase({ send, db, buyer }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string; price: number }>(
    `select id, price::integer from products p where price > 0 and is_active and not is_subscription and not coming_soon
       and stock is null and not exists (select from user_products where product_id = p.id and user_id = $1) limit 1`,
    [buyer.id],
  );
  const [product] = rows;
  const items = [{ product_id: product?.id, price: product?.price }];
  const body = { kind: 'checkout', request: { items } };
  const opened = await send('user', { method: 'POST', path: '/api/checkout/intents', body });
  return `/purchase/${(await opened.json()).intent.id}`;
}

/** Discounts and a link with poisoned labels, where the staff sees them and where the link leads. */
async function discountsAndLink({ db }: Stage) {
  const { rows } = await db.pool.query<{ id: string; token: string }>(
    'select id, token from checkout_links limit 1',
  );
  const { rows: discounts } = await db.pool.query<{ id: string }>('select id from discounts limit 3');
  return {
    '/l/:token': rows.map(({ token }) => `/l/${token}`),
    '/admin/discounts/:id': discounts.map(({ id }) => `/admin/discounts/${id}`),
    '/admin/discounts/links/:id': rows.map(({ id }) => `/admin/discounts/links/${id}`),
  };
}

/** A person and a segment with poisoned words. */
async function peopleAndSegments({ db }: Stage) {
  const { rows: people } = await db.pool.query<{ id: string }>('select id from people limit 1');
  const { rows: segments } = await db.pool.query<{ id: string }>('select id from segments limit 1');
  return {
    '/admin/people': ['/admin/people', ...people.map(({ id }) => `/admin/people?person=${id}`)],
    '/admin/people/segments/:id': segments.map(({ id }) => `/admin/people/segments/${id}`),
  };
}

/** A broadcast and a sequence with poisoned words, and who gets them. */
async function mailsToMany({ db }: Stage) {
  const { rows: broadcasts } = await db.pool.query<{ path: string }>(
    `select '/admin/broadcasts/' || b.id as path from broadcasts b
     join mailing_versions v on v.message_id = b.message_id where v.subject like '=%'`,
  );
  const { rows: sequences } = await db.pool.query<{ path: string; step: string }>(
    `select '/admin/sequences/' || l.sequence_id as path, l.id as step
     from sequence_steps l join mailing_versions v on v.message_id = l.message_id where v.subject like '=%'`,
  );
  return {
    '/admin/broadcasts/:id': broadcasts.map(({ path }) => path),
    '/admin/broadcasts/:id/sends': broadcasts.map(({ path }) => `${path}/sends`),
    '/admin/sequences/:id': sequences.map(({ path }) => path),
    '/admin/sequences/:id/settings': sequences.map(({ path }) => `${path}/settings`),
    '/admin/sequences/:id/people': sequences.map(({ path }) => `${path}/people`),
    '/admin/sequences/:id/steps/:step': sequences.map(({ path, step }) => `${path}/steps/${step}`),
  };
}

/** Visits of the product by a source and a campaign that whoever makes an address can invent. */
async function visits({ db }: Stage, { product_id }: PoisonedPlaces) {
  await db.pool.query(
    `with source as (insert into traffic_sources (channel, name, campaign) values ('campaign', $1, $1) returning id)
     insert into visits (visitor, at, class, step, source_id, product_id)
     select gen_random_uuid(), now(), 'person', 'product', id, $2 from source`,
    [TITLE.slice(0, 60), product_id],
  );
  return {
    '/admin/reports/visits/:product?': ['/admin/reports/visits', `/admin/reports/visits/${product_id}`],
  };
}

/** A session of the buyer with poisoned notes and place, where both sides see it. */
async function session({ db, buyer }: Stage) {
  await db.pool.query("insert into session_types (kind, minutes) values ('free', 30) on conflict do nothing");
  await db.pool.query("update session_types set questions = array[$1] where kind = 'free'", [TITLE]);
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into consultation_bookings
       (user_id, kind, month, session_type_id, starts_at, ends_at, occupied_until, place_kind, place, owner_notes,
        answers)
     select $1, 'free', '2031-05-01', t.id, soon, soon + interval '30 minutes', soon + interval '30 minutes',
            'address', $2, $2, jsonb_build_object($2::text, $2::text)
     from session_types t, (select now() + interval '9 days' as soon) at where t.kind = 'free' returning id`,
    [buyer.id, TITLE],
  );
  const of = (before: string, after = '') => rows.map(({ id }) => `${before}${id}${after}`);
  return {
    '/user/bookings/:id/time': of('/user/bookings/', '/time'),
    '/user/bookings/:id/questions': of('/user/bookings/', '/questions'),
    '/user/bookings/:id/cancel': of('/user/bookings/', '/cancel'),
    '/admin/bookings/:id': of('/admin/bookings/'),
    '/admin/bookings/list/:id': of('/admin/bookings/list/'),
  };
}

/** The log of a program that was told poison and answered with it. */
async function webhookLog({ db }: Stage) {
  const endpoint = await makeEndpoint(db, 'https://n8n.example/webhook/orders');
  await db.pool.query('update webhook_endpoints set description = $1', [TITLE]);
  const { rows } = await db.pool.query<{ id: string }>(
    `with message as (insert into webhook_messages (type, object, data)
       values ('lead.created', 'lead:1', jsonb_build_object('name', $2::text)) returning id),
     delivery as (insert into webhook_deliveries (endpoint_id, message_id, object, state)
       select $1, id, 'lead:1', 'failed' from message returning id),
     attempt as (insert into webhook_attempts (delivery_id, status, answer, duration_ms)
       select id, 500, $2, 20 from delivery)
     select id from delivery`,
    [endpoint, TITLE],
  );
  const path = `/admin/tools/programs/webhooks/${endpoint}`;
  return {
    '/admin/tools/programs/webhooks/:id': [path],
    '/admin/tools/programs/webhooks/:id/:delivery': rows.map(({ id }) => `${path}/${id}`),
  };
}

test('[BLOG-007, APRD-056] what people and staff write is words wherever it is shown: on every page, in feeds, mails, tables and papers', async ({
  app,
  browser,
  db,
}) => {
  const stage = await openStage(db);
  const its = await writeEverything(stage);
  const context = await browser.newContext();
  const parser = await context.newPage();
  const user = await sessionCookie(app.url, 'user@contoh.example', PASSWORD);
  const cookies: Readonly<Record<string, string>> = {
    user,
    purchase: user,
    admin: await sessionCookie(app.url, 'admin@contoh.example', PASSWORD),
  };
  const strange: unknown[] = [];
  const read = (path: string, caller: string) =>
    fetch(`${app.url}${path}`, { headers: { cookie: cookies[caller] ?? '' }, redirect: 'manual' });
  const examples = {
    ...examplesOf(its),
    ...(await discountsAndLink(stage)),
    ...(await session(stage)),
    ...(await peopleAndSegments(stage)),
    ...(await mailsToMany(stage)),
    ...(await visits(stage, its)),
    ...(await webhookLog(stage)),
    '/purchase/:id': [await waitingPurchase(stage)],
  };
  for (const [pattern, paths] of addressesOf(examples)) {
    for (const path of paths) {
      const page = await read(path, pattern.split('/')[1] ?? '');
      const found = await findExecutable(parser, await page.text(), 'text/html');
      if (page.status >= 400 || found.length > 0) strange.push([path, page.status, found]);
    }
  }
  expect(strange).toEqual([
    ['/m/tidakada', 404, []],
    ['/403', 403, []],
    ['/tidak-ada', 404, []],
  ]);
  for (const path of machineRead(its)) {
    const answer = await read(path, 'visitor');
    const type = path.endsWith('.svg') ? 'image/svg+xml' : 'application/xml';
    expect([path, answer.status, await findExecutable(parser, await answer.text(), type)]).toEqual([
      path,
      200,
      [],
    ]);
  }
  for (const path of tables) {
    const answer = await read(path, 'admin');
    const rows: readonly (readonly string[])[] = parse(await answer.text(), { bom: true });
    expect([path, rows.length > 1]).toEqual([path, true]);
    expect([path, rows.flat().filter((cell) => /^[=@+\t\r]|^-(?![\d.]+$)/.test(cell))]).toEqual([path, []]);
  }
  const readUnsniffed = async (path: string) => {
    const answer = await read(path, 'user');
    const sniffing = answer.headers.get('x-content-type-options');
    expect([path, answer.status, sniffing]).toEqual([path, 200, 'nosniff']);
    return answer.arrayBuffer();
  };
  for (const path of drawnOrPlain(its)) await readUnsniffed(path);
  for (const path of papers(its)) {
    const objects = await objectsOfPdf(await readUnsniffed(path));
    const names = objects.match(/\/(Page|JavaScript|JS|Launch|OpenAction)\b/g);
    expect([path, [...new Set(names)]]).toEqual([path, ['/Page']]);
  }
  await stage.app.drainJobs();
  const mails = await listDevMails(db, null);
  expect(mails.length).toBeGreaterThan(20);
  for (const { subject, html, headers } of mails) {
    expect([subject, await findExecutable(parser, html, 'text/html')]).toEqual([subject, []]);
    expect(subject + JSON.stringify(headers ?? {})).not.toMatch(/[\r\n]/);
  }
  await context.close();
});
