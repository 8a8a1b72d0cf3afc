import { randomUUID } from 'node:crypto';
import { choicesToken } from '#server/subscribers/index.ts';
import { AUTH_SECRET } from '#server/testing/composed-app.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, everybody, staff, withKey } from './expectation.ts';

/** A purchase of a browser without an account: its id, and the cookie of that browser. */
async function openedBy({ app, db }: Stage, { is_paid = false } = {}) {
  const guest = openBrowser(db, app);
  const product = await makeProduct(db);
  const opened = await guest.open(product, { email: `${randomUUID()}@contoh.example` });
  if (is_paid) await guest.pay(opened, { amount: product.price });
  return { id: opened.id, headers: { cookie: guest.cookie() } };
}

const ofGuest =
  (path: string, body?: unknown): Expectation['request'] =>
  async (stage) => {
    const { id } = await openedBy(stage);
    return { path: `/api/checkout/guest/${id}${path}`, ...(body === undefined ? {} : { body }) };
  };
/** Whoever asks: only the cookie of the browser counts, and these callers have none. */
const nobody = { visitor: 404, user: 404, other: 404, moderator: 404, admin: 404 } as const;

const gone = { visitor: 410, user: 410, other: 410, moderator: 410, admin: 410 } as const;

/** The signed link of the caller's mails; it is asked for without a sign-in. */
async function choicesOf({ db, user_id }: Stage): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>('select id from people where user_id = $1', [user_id]);
  return choicesToken(rows[0]?.id ?? '', AUTH_SECRET);
}

/** The routes of purchases without an account. */
export const guestExpectations: Readonly<Record<string, Expectation>> = {
  'POST /api/checkout/guest': {
    request: ({ product }) => ({
      path: '/api/checkout/guest',
      headers: withKey(),
      body: {
        email: `${randomUUID()}@contoh.example`,
        full_name: 'Rina',
        items: [{ product_id: product.id, price: product.price }],
      },
    }),
    statuses: everybody,
  },
  'GET /api/checkout/guest/resume': {
    request: () => ({ path: '/api/checkout/guest/resume?token=x' }),
    statuses: gone,
  },
  'GET /api/checkout/guest/{id}': { request: ofGuest(''), statuses: nobody },
  'POST /api/checkout/guest/{id}/pay': {
    request: ofGuest('/pay', { payment_method: 'va_bca' }),
    statuses: nobody,
  },
  'POST /api/checkout/guest/{id}/check': { request: ofGuest('/check', {}), statuses: nobody },
  'POST /api/checkout/guest/{id}/resend': { request: ofGuest('/resend', {}), statuses: nobody },
  'PUT /api/checkout/guest/{id}/email': {
    request: ofGuest('/email', { email: 'lain@contoh.example' }),
    statuses: nobody,
  },
  'POST /api/checkout/guest/claim': {
    request: () => ({ path: '/api/checkout/guest/claim', body: { token: 'x' } }),
    statuses: gone,
  },
  'POST /api/products/{id}/notify': {
    request: async (stage) => ({
      path: `/api/products/${(await makeProduct(stage.db, { stock: 0 })).id}/notify`,
      body: { email: 'rina@contoh.example', consent: true },
    }),
    statuses: everybody,
  },
  'POST /api/subscribers': {
    request: () => ({ path: '/api/subscribers', body: { email: 'rina@contoh.example' } }),
    statuses: everybody,
  },
  'POST /api/subscribers/confirm': {
    request: () => ({ path: '/api/subscribers/confirm', body: { token: 'x' } }),
    statuses: gone,
  },
  'GET /api/mail/choices': {
    request: async (stage) => ({ path: `/api/mail/choices?token=${await choicesOf(stage)}` }),
    statuses: everybody,
  },
  'PUT /api/mail/choices': {
    request: async (stage) => ({
      path: '/api/mail/choices',
      body: { token: await choicesOf(stage), granted: [{ purpose: 'news', channel: 'mail' }] },
    }),
    statuses: everybody,
  },
  'POST /api/mail/choices/deletion': {
    request: () => ({ path: '/api/mail/choices/deletion', body: { token: 'x' } }),
    statuses: gone,
  },
  'POST /api/notify/confirm': {
    request: () => ({ path: '/api/notify/confirm', body: { token: 'x' } }),
    statuses: { visitor: 410, user: 410, other: 410, moderator: 410, admin: 410 },
  },
  'GET /api/admin/payments/recovery': {
    request: () => ({ path: '/api/admin/payments/recovery' }),
    statuses: admins,
  },
  'GET /api/admin/search-misses': {
    request: () => ({ path: '/api/admin/search-misses' }),
    statuses: staff,
  },
  'GET /api/admin/product-waits': {
    request: () => ({ path: '/api/admin/product-waits' }),
    statuses: admins,
  },
  'GET /api/admin/orders/unclaimed': {
    request: () => ({ path: '/api/admin/orders/unclaimed' }),
    statuses: staff,
  },
  'POST /api/admin/orders/unclaimed/{id}/link': {
    request: async (stage) => {
      const { id } = await openedBy(stage, { is_paid: true });
      return { path: `/api/admin/orders/unclaimed/${id}/link`, body: {} };
    },
    statuses: staff,
  },
};
