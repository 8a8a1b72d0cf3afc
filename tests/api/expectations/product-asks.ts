import { randomUUID } from 'node:crypto';
import type { Request, Stage } from '../stage.ts';

export const URL = '/api/admin/products';

async function callApi(stage: Stage, request: Request) {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await stage.send('admin', { ...request, headers });
  return { status: answer.status, body: await answer.json() };
}
type ApiAnswer = Awaited<ReturnType<typeof callApi>>;

/** The routes of products as an admin calls them, each call under a key of its own. */
export const productCalls = (stage: Stage) => ({
  get: (path = '') => callApi(stage, { method: 'GET', path: `${URL}${path}` }),
  post: (path: string, body: unknown) => callApi(stage, { method: 'POST', path: `${URL}${path}`, body }),
  put: (path: string, body: unknown) => callApi(stage, { method: 'PUT', path: `${URL}${path}`, body }),
  patch: (path: string, body: unknown) => callApi(stage, { method: 'PATCH', path: `${URL}${path}`, body }),
  remove: (path: string) => callApi(stage, { method: 'DELETE', path: `${URL}${path}`, body: {} }),
});
export const titles = ({ body }: ApiAnswer) =>
  body.products.map((product: { title: string }) => product.title);
/** The least that a new product says. */
export const template = (title: string, more: object = {}) => ({
  title,
  price: 50_000,
  type: 'template',
  ...more,
});
export const service = (title: string, more: object = {}) => ({
  title,
  price: 90_000,
  is_subscription: true,
  ...more,
});

/** Returns the audit log of a product, oldest entry first. */
export async function auditOf(stage: Stage, id: string) {
  const { rows } = await stage.db.pool.query(
    'select action, before, after from audit_entries where subject_id = $1 order by id',
    [id],
  );
  return rows;
}
