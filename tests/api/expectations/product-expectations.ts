import type { Database } from '#server/platform/database/db.ts';
import { heldClassOf } from '#tests/support/shop/classes.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, plain, withKey } from './expectation.ts';

const at =
  (path: (id: string) => string, body?: unknown) =>
  async ({ newProduct }: Stage) => ({ path: path((await newProduct()).id), body });
const of = (id: string) => `/api/admin/products/${id}`;

/** Makes a class that the person holds; returns one of its sessions. */
async function heldSessionOf(db: Database, user_id: string) {
  const slug = await heldClassOf(db, user_id);
  const { rows } = await db.pool.query<{ product_id: string; session_id: string }>(
    `select p.id as product_id, s.id as session_id
     from products p join class_sessions s on s.product_id = p.id where p.slug = $1`,
    [slug],
  );
  const { product_id = '', session_id = '' } = rows[0] ?? {};
  return { product_id, session_id };
}

/** Products as admins keep them. */
export const productExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/products': { request: plain('/api/admin/products'), statuses: admins },
  'GET /api/admin/products.csv': { request: plain('/api/admin/products.csv'), statuses: admins },
  'GET /api/admin/products/{id}': { request: at(of), statuses: admins },
  'POST /api/admin/products': {
    request: () => ({
      path: '/api/admin/products',
      body: { title: 'Templat uji', price: 10_000, type: 'template' },
    }),
    statuses: admins,
  },
  'PUT /api/admin/products': {
    request: at((id) => `/api/admin/products?id=${id}`, { price: 20_000 }),
    statuses: admins,
  },
  'PATCH /api/admin/products/{id}': { request: at(of, { is_featured: true }), statuses: admins },
  'DELETE /api/admin/products': { request: at((id) => `/api/admin/products?id=${id}`), statuses: admins },
  'DELETE /api/admin/products/{id}': { request: at(of), statuses: admins },
  'POST /api/admin/products/{id}/duplicate': {
    request: at((id) => `${of(id)}/duplicate`, {}),
    statuses: admins,
  },
  'PATCH /api/admin/products/{id}/stock': {
    request: at((id) => `${of(id)}/stock`, { quantity: 3 }),
    statuses: admins,
  },
  'GET /api/admin/products/{id}/progress': { request: at((id) => `${of(id)}/progress`), statuses: admins },
  'GET /api/admin/products/{id}/learners': { request: at((id) => `${of(id)}/learners`), statuses: admins },
  'GET /api/admin/products/{id}/roster': { request: at((id) => `${of(id)}/roster`), statuses: admins },
  'GET /api/admin/products/{id}/roster.csv': {
    request: at((id) => `${of(id)}/roster.csv`),
    statuses: admins,
  },
  'PUT /api/admin/products/{id}/attendance': {
    request: async ({ db, user_id }) => {
      const { product_id, session_id } = await heldSessionOf(db, user_id);
      return { path: `${of(product_id)}/attendance`, body: { session_id, user_id, attended: true } };
    },
    statuses: admins,
  },
  'PUT /api/admin/products/{id}/unattended': {
    request: async ({ db, user_id }) => {
      const { product_id, session_id } = await heldSessionOf(db, user_id);
      return { path: `${of(product_id)}/unattended`, body: { session_id, nobody_came: false } };
    },
    statuses: admins,
  },
  'GET /api/admin/products/{id}/class': { request: at((id) => `${of(id)}/class`), statuses: admins },
  'PUT /api/admin/products/{id}/class': {
    request: at((id) => `${of(id)}/class`, {
      ...{ sales_end_at: null, place_kind: null, public_place: null, sessions: [] },
    }),
    statuses: admins,
  },
  'GET /api/admin/products/{id}/variants': { request: at((id) => `${of(id)}/variants`), statuses: admins },
  'POST /api/admin/products/{id}/variants': {
    request: at((id) => `${of(id)}/variants`, { name: 'Dasar', price: 10_000, billing_cycle: 'one_time' }),
    statuses: admins,
  },
  'PUT /api/admin/products/order': {
    // A stretch that is nobody's: seen and refused.
    request: ({ product }) => ({
      path: '/api/admin/products/order',
      body: { is_subscription: true, before: [product.id], ids: [product.id] },
    }),
    statuses: { ...admins, admin: 409 },
  },
  'POST /api/admin/products/bulk': {
    request: async ({ newProduct }) => ({
      path: '/api/admin/products/bulk',
      headers: withKey(),
      body: { ids: [(await newProduct()).id], step: { action: 'feature' } },
    }),
    statuses: admins,
  },
  'POST /api/admin/products/import': {
    request: () => ({
      path: '/api/admin/products/import',
      headers: withKey(),
      body: { csv: 'title,price,type\nUji,1000,template', is_subscription: false, dry_run: true },
    }),
    statuses: admins,
  },
};
