import { randomUUID } from 'node:crypto';
import { profileTabs } from '#app/features/account/profile/profile-values.ts';
import { paymentTabs } from '#app/features/payments/admin/payment-tabs.ts';
import { settingsCopy } from '#messages/account/settings.ts';
import type { Database } from '#server/platform/database/db.ts';
import { addressesOf, pagePatterns } from './every-page.ts';
import type { RunningApp } from './machine/app-server.ts';
import { mailExamples } from './mail-pages.ts';
import { sessionCookie } from './session-cookie.ts';
import { ADMIN, BUYER, NEW_BUYER } from './shop/demo-accounts.ts';
import { formEnvelope, formFields } from './shop/forms.ts';

export const viewers = ['visitor', 'newcomer', 'buyer', 'admin'] as const;
export type Viewer = (typeof viewers)[number];

export const accounts: Readonly<Record<Viewer, string | null>> = {
  visitor: null,
  newcomer: NEW_BUYER,
  buyer: BUYER,
  admin: ADMIN,
};

interface Demo {
  readonly app: RunningApp;
  readonly db: Database;
}

export interface PageVisit {
  readonly viewer: Viewer;
  readonly pattern: string;
  readonly path: string;
  readonly status: number;
}

const CERTIFICATE = '0123456789ABCDEF';
/** One product or order tells what all of them do; kinds that differ have queries of their own. */
const ROWS_OF_A_PAGE = 1;
/** Statuses of pages that are meant to say that something is missing or not allowed. */
const STATUS: Readonly<Record<string, number>> = {
  '/403': 403,
  '/*': 404,
  '/beli/:slug': 404,
  '/l/:token': 404,
  '/m/:token': 404,
};

/** The pages that are made for somebody; a newcomer has those of the portal that are there without anything bought. */
export const patternsOf = (viewer: Viewer): readonly string[] =>
  pagePatterns.filter((pattern) =>
    viewer === 'newcomer'
      ? pattern.startsWith('/user/') && !pattern.includes(':')
      : viewerOf(pattern) === viewer,
  );

/** Every page of the product, with each of its tabs. A page that many rows have is visited for the first of them. */
export async function demoPages(demo: Demo): Promise<readonly PageVisit[]> {
  const addresses = addressesOf(await examplesIn(demo));
  return viewers.flatMap((viewer) =>
    patternsOf(viewer).flatMap((pattern) =>
      // What is behind the tabs of a portal page is the same for the newcomer.
      (addresses.get(pattern) ?? []).slice(0, viewer === 'newcomer' ? 1 : undefined).map((path) => ({
        viewer,
        pattern,
        path,
        status: STATUS[pattern] ?? 200,
      })),
    ),
  );
}

function viewerOf(pattern: string): Viewer {
  if (pattern.startsWith('/admin')) return 'admin';
  if (/^\/(user|checkout|purchase)\b/.test(pattern)) return 'buyer';
  return 'visitor';
}

type Examples = Readonly<Record<string, readonly string[]>>;
/** One address for each row of a query, which is a text, up to the limit. */
type AddressEach = (prefix: string, sql: string, suffix?: string) => Promise<readonly string[]>;

async function examplesIn({ app, db }: Demo): Promise<Examples> {
  const { session_id, purchases } = await leaveTraces({ app, db });
  const each: AddressEach = async (prefix, sql, suffix = '') => {
    const { rows } = await db.pool.query<{ it: string }>(
      `select it::text from (${sql}) of (it) limit ${ROWS_OF_A_PAGE}`,
    );
    return rows.map(({ it }) => prefix + it + suffix);
  };
  return {
    ...(await siteExamples(each)),
    ...(await portalExamples(each)),
    ...(await adminExamples(each)),
    '/purchase/:id': purchases,
    ...(await noticeExamples(each)),
    '/dev/checkout/:sessionId': [`/dev/checkout/${session_id}`],
  };
}

async function noticeExamples(each: AddressEach): Promise<Examples> {
  const awaited = 'select slug from products where is_active and (coming_soon or stock = 0) order by slug';
  return {
    '/notify/:slug': await each('/notify/', awaited),
    '/notify/:slug/confirm': await each('/notify/', awaited, '/confirm?token=x'),
  };
}

const tabsOf = (path: string, names: readonly string[]) => names.map((name) => `${path}?tab=${name}`);

async function siteExamples(each: AddressEach): Promise<Examples> {
  const products =
    "select slug from products where is_active and not is_subscription order by type = 'e_course' desc, sort_order";
  const services = 'select slug from products where is_active and is_subscription order by sort_order';
  const bundles = "select slug from products where is_active and type = 'bundle'";
  const posts =
    "select slug from blog_posts where status = 'published' order by content like '%<table%' desc, slug";
  const studies = "select slug from case_studies where status = 'published' order by slug";
  return {
    '/product/:slug': [
      ...(await each('/product/', products)),
      ...(await each('/product/', services)),
      ...(await each('/product/', bundles)),
    ],
    '/content/:slug': await each('/content/', products),
    '/book/:slug': ['/book/konsultasi-ai-1-on-1'],
    '/certificate/:code': [`/certificate/${CERTIFICATE}`],
    '/subscription/:slug': await each('/subscription/', services),
    '/case-study/:slug': await each('/case-study/', studies),
    '/blog/:slug': await each('/blog/', posts),
    '/*': ['/tidak/pernah-ada'],
    '/beli/:slug': ['/beli/tidak-pernah-ada'],
    '/l/:token': ['/l/tidakada'],
    '/m/:token': ['/m/tidakada'],
    '/checkout/:slug?': [
      '/checkout',
      '/checkout/sop-ai-toko',
      // With an offer beside it.
      '/checkout/kit-rekrut-karyawan',
      ...(await each('/checkout/', bundles)),
    ],
  };
}

const BUYER_ID = `select id from users where email = '${BUYER}'`;

async function portalExamples(each: AddressEach): Promise<Examples> {
  const held = `select p.slug from user_products h join products p on p.id = product_id
    where h.user_id = (${BUYER_ID}) and not p.is_subscription order by p.type = 'e_course' desc, p.slug`;
  const lesson = `select p.slug || '/learn/' || l.lesson_id from lesson_progress l join products p on p.id = product_id
    where l.user_id = (${BUYER_ID})`;
  const file = `select p.slug || '/files/' || f.file_id from product_files f join products p on p.id = product_id
    where p.slug in (${held})`;
  const orders = `select id from orders where user_id = (${BUYER_ID})`;
  const refund = `select o.id || '/refund/' || i.id from orders o join order_items i on i.order_id = o.id
    where o.id in (${orders}) and i.type = 'mini_class'`;
  const subscription = `select id from subscriptions where user_id = (${BUYER_ID}) and status = 'active'`;
  const booking = `select id from consultation_bookings where user_id = (${BUYER_ID}) and status = 'booked'`;
  return {
    '/user/bookings/:id/time': await each('/user/bookings/', booking, '/time'),
    '/user/bookings/:id/questions': await each('/user/bookings/', booking, '/questions'),
    '/user/bookings/:id/cancel': await each('/user/bookings/', booking, '/cancel'),
    '/user/purchases/:slug': await each('/user/purchases/', held),
    '/user/purchases/:slug/review': await each('/user/purchases/', held, '/review'),
    '/user/purchases/:slug/files/:file': await each('/user/purchases/', file),
    '/user/purchases/:slug/learn/:lesson': await each('/user/purchases/', lesson),
    '/user/billing': ['/user/billing', ...tabsOf('/user/billing', ['payments'])],
    '/user/orders/:id': await each('/user/orders/', orders),
    '/user/orders/:id/refund/:item': await each('/user/orders/', refund),
    '/user/subscriptions/:id/:change': [
      ...(await each('/user/subscriptions/', subscription, '/cancel')),
      ...(await each('/user/subscriptions/', subscription, '/plan')),
    ],
    '/user/profile': tabsOf('/user/profile', profileTabs),
    '/user/settings': tabsOf('/user/settings', Object.keys(settingsCopy.tabs)),
  };
}

async function adminExamples(each: AddressEach): Promise<Examples> {
  const courseFirst = "select id from products where not is_subscription order by type = 'e_course' desc";
  const services = 'select id from products where is_subscription order by sort_order';
  const posts = 'select id from blog_posts order by slug';
  const studies = 'select id from case_studies order by slug';
  const bookings = 'select id from consultation_bookings order by id';
  const subscriptions = 'select id from subscriptions order by id';
  return {
    '/admin/orders/:id': await each('/admin/orders/', 'select id from orders order by id'),
    '/admin/products/one-time/edit/:id': [
      ...(await each('/admin/products/one-time/edit/', courseFirst)),
      ...(await each('/admin/products/one-time/edit/', "select id from products where type = 'bundle'")),
    ],
    '/admin/products/one-time/class/:id': await each(
      '/admin/products/one-time/class/',
      "select id from products where type = 'mini_class'",
    ),
    '/admin/products/one-time/class/:id/roster': await each(
      '/admin/products/one-time/class/',
      "select id from products where type = 'mini_class'",
      '/roster',
    ),
    '/admin/products/one-time/progress/:id': await each('/admin/products/one-time/progress/', courseFirst),
    '/admin/products/subscription/edit/:id': await each('/admin/products/subscription/edit/', services),
    '/admin/content/blog/:id': await each('/admin/content/blog/', posts),
    '/admin/content/case-studies/:id': await each('/admin/content/case-studies/', studies),
    '/admin/content/leads/:id': await each('/admin/content/leads/', 'select id from leads'),
    '/admin/content/leads/table/:id': await each('/admin/content/leads/table/', 'select id from leads'),
    '/admin/content/pages/:name': ['/admin/content/pages/privacy', '/admin/content/pages/terms'],
    '/admin/bookings/list/:id': await each('/admin/bookings/list/', bookings),
    '/admin/subscriptions/:id': await each('/admin/subscriptions/', subscriptions),
    '/admin/bookings/:id': await each('/admin/bookings/', bookings),
    '/admin/discounts/:id': await each('/admin/discounts/', 'select id from discounts order by id limit 2'),
    '/admin/discounts/links/:id': await each('/admin/discounts/links/', 'select id from checkout_links'),
    '/admin/reports/visits/:product?': [
      '/admin/reports/visits',
      ...(await each('/admin/reports/visits/', 'select id from products order by id limit 1')),
    ],
    '/admin/payments': tabsOf('/admin/payments', paymentTabs),
    '/admin/people/segments/:id': ['/admin/people/segments/new'],
    '/admin/recovery/:cause': ['/admin/recovery/cart'],
    ...(await mailExamples(each)),
    '/admin/wallets/:userId': await each('/admin/wallets/', BUYER_ID),
    '/admin/wallets/:userId/history': await each('/admin/wallets/', BUYER_ID, '/history'),
    '/admin/users': ['/admin/users', ...(await each('/admin/users?user=', BUYER_ID))],
    '/admin/tools/programs/webhooks/:id': await each(
      '/admin/tools/programs/webhooks/',
      'select id from webhook_endpoints',
    ),
    '/admin/tools/programs/webhooks/:id/:delivery': await each(
      '/admin/tools/programs/webhooks/',
      "select endpoint_id || '/' || id from webhook_deliveries",
    ),
    '/admin/tools': tabsOf('/admin/tools', ['wallet', 'refunds', 'reports']),
    '/admin/preview/blog/:id': await each('/admin/preview/blog/', posts),
    '/admin/preview/case-study/:id': await each('/admin/preview/case-study/', studies),
  };
}

/** Adds what the demo lacks: a lead, a checkout link, a certificate, a session to come, a cart, and a waiting purchase. */
async function leaveTraces({ app: { url }, db }: Demo) {
  const headers = { origin: url, 'content-type': 'application/json' };
  const lead = { ...formFields.contact, ...formEnvelope() };
  const sent = await fetch(`${url}/api/forms/contact`, {
    method: 'POST',
    headers,
    body: JSON.stringify(lead),
  });
  if (!sent.ok) throw new Error(`the form was answered with ${sent.status}`);
  await db.pool.query(
    `insert into certificates (code, user_id, product_id, holding_id, full_name, course_title)
     select $1, user_id, product_id, h.id, 'Akun Demo Pembeli', p.title
     from user_products h join products p on p.id = product_id where p.type = 'e_course' and user_id = (${BUYER_ID}) limit 1
     on conflict do nothing`,
    [CERTIFICATE],
  );
  await db.pool.query(
    `with endpoint as (
       insert into webhook_endpoints (url, description, event_types, sealed_secret, is_enabled)
       values ('https://n8n.example/webhook/orders', 'n8n', array['order.completed', 'lead.created'], '', false) returning id
     ), message as (
       insert into webhook_messages (type, object, data) values ('lead.created', 'lead:1', '{"status": "new"}') returning id
     ), delivery as (
       insert into webhook_deliveries (endpoint_id, message_id, object, state, attempt_count)
       select endpoint.id, message.id, 'lead:1', 'failed', 1 from endpoint, message returning id
     )
     insert into webhook_attempts (delivery_id, status, problem, answer, duration_ms)
     select id, 503, 'REFUSED', 'Service Unavailable', 41 from delivery`,
  );
  await db.pool.query(
    `insert into checkout_links (token, label, product_id, code)
     select 'kartu1', 'Kartu nama', id, 'PAGI20' from products where slug = 'sop-ai-toko' on conflict do nothing`,
  );
  await db.pool.query(
    `insert into consultation_bookings
       (user_id, kind, month, session_type_id, starts_at, ends_at, occupied_until, place_kind, place)
     select (${BUYER_ID}), 'free', date_trunc('month', now())::date, t.id, day + interval '3 hours',
            day + interval '3 hours 30 minutes', day + interval '3 hours 30 minutes', t.place_kind, t.place
     from session_types t, (select date_trunc('day', now() + interval '4 days') as day) soon
     where t.kind = 'free' on conflict do nothing`,
  );
  const cookie = await sessionCookie(url, BUYER);
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { ...headers, cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const { rows } = await db.pool.query<{ id: string }>("select id from products where slug = 'sop-ai-toko'");
  await post('/api/cart/items', { product_id: rows[0]?.id });
  const items = [{ product_id: rows[0]?.id, price: 149_000 }];
  const { intent } = await (
    await post('/api/checkout/intents', { kind: 'checkout', request: { items } })
  ).json();
  const pay = async (way: object) => {
    const opened = await post('/api/wallet/topup', { amount: 25_000, intent_id: intent.id, ...way });
    return opened.json();
  };
  const opened = [await pay({}), await pay({ payment_method: 'qris' })];
  return {
    session_id: opened[0].session_id,
    purchases: opened.map(({ payment_id }) => `/purchase/${intent.id}?payment=${payment_id}`),
  };
}
