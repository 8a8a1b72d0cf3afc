import { action, loader } from '#app/features/checkout/checkout.route.tsx';
import type { Database } from '#server/platform/database/db.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { cookieFor, makeAccount } from './accounts.ts';
import { balanceOf, giveCredit } from './people.ts';
import { answerOf, visitTo } from './posting-page.ts';

/** A buyer with so many rupiah before the page of a purchase. */
export async function tillOf(db: Database, balance: number) {
  const app = createComposedApp(db);
  const id = await makeAccount(db, 'sari@contoh.example');
  await giveCredit(db, id, rupiah(balance));
  const cookie = await cookieFor(app, 'sari@contoh.example');
  const paramsOf = (path: string) => {
    const slug = /^\/checkout\/([^?]+)/.exec(path)?.[1];
    return slug === undefined ? {} : { slug };
  };
  /** Reads the checkout page: the figures that it shows and the fields that its form posts. */
  const ask = async (path: string, as = cookie) => {
    const { data } = await loader({ ...visitTo({ app, cookie: as }, path), params: paramsOf(path) });
    if (data.checkout === null) throw new Error(`${path} asks nothing`);
    const { details, idempotency_key, balance: before } = data.checkout;
    return { details, before, form: { ...details.fields, idempotency_key } };
  };
  const post = (path: string, form: Readonly<Record<string, string>>, as = cookie) =>
    answerOf(() => action({ ...visitTo({ app, cookie: as }, path, form), params: paramsOf(path) }));
  const open = (path: string, as = cookie) =>
    answerOf(async () => {
      await loader({ ...visitTo({ app, cookie: as }, path), params: paramsOf(path) });
      return new Response();
    });
  const ordersAndBalance = async () => {
    const { rows } = await db.pool.query(
      'select count(*)::integer as orders from orders where user_id = $1',
      [id],
    );
    return [rows[0]?.orders, await balanceOf(db, id)];
  };
  return { app, id, cookie, ask, post, open, ordersAndBalance };
}

export const slugOf = async (db: Database, id: string): Promise<string> =>
  (await db.pool.query<{ slug: string }>('select slug from products where id = $1', [id])).rows[0]?.slug ??
  '';
