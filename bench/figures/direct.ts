import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { PURCHASE_COOKIE } from '#shared/shop/guest-checkout.ts';
import { driveInTurn } from '../drive.ts';
import { atLeast, atMost, type Figure, percentile } from '../figure.ts';
import { createPoster } from '../http-post.ts';
import { createNotifier } from '../http-webhook.ts';
import { openNamedPool } from '../named-pool.ts';
import { type Population, type PurchaseTask, purchaseTasks } from '../population.ts';
import { rawDirectPurchase } from '../raw-direct-purchase.ts';

const CONCURRENCY = 8;

interface Stage {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
}

/**
 * A visitor's whole purchase over HTTP: checkout, payment opened, paid, its notice taken, asked for, account made,
 * credited, bought and open; beside raw `pg` doing the same writes, in turn on the same database.
 */
export async function measureDirect(stage: Stage): Promise<Figure> {
  const errands = purchaseTasks(stage.population, 1);
  const pool = openNamedPool(stage.database_url, CONCURRENCY);
  const guest = createGuest(stage.app_url, pool);
  const overHttp = { errands, concurrency: CONCURRENCY, run: guest.buy };
  const overPg = { errands, concurrency: CONCURRENCY, run: rawDirectPurchase(pool) };
  try {
    const { ours, limit, latencies } = await driveInTurn(overHttp, overPg, { warmUpSeconds: 2, seconds: 5 });
    const ratio = ours / limit;
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    return {
      name: 'direct',
      unit: 'purchases/s',
      ours,
      limit,
      ratio,
      targets: [atLeast('ratio', ratio, 0.3), atMost('p99/p50', p99 / p50, 5)],
      notes: { p50_ms: p50, p99_ms: p99 },
    };
  } finally {
    guest.close();
    await pool.end();
  }
}

/** A browser without an account, and the gateway that it pays at. */
function createGuest(appUrl: string, pool: pg.Pool) {
  const poster = createPoster(appUrl, CONCURRENCY);
  const notifier = createNotifier(appUrl, CONCURRENCY);
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    JSON.parse(await poster.post({ path, body: JSON.stringify(body), headers }));
  return {
    async buy({ products }: PurchaseTask): Promise<void> {
      const items = products.map(({ id, price }) => ({ product_id: id, price }));
      const body = {
        email: `${randomUUID()}@tamu.example`,
        full_name: 'Tamu',
        items,
        payment_method: 'dev_mode',
      };
      const opened = await post('/api/checkout/guest', body, { 'idempotency-key': randomUUID() });
      const session_id = new URL(opened.checkout_url).pathname.split('/').at(-1) ?? '';
      // What happens at the gateway is not ours.
      await pool.query("update dev_gateway_sessions set status = 'paid' where id = $1", [session_id]);
      const amount = products.reduce((sum, { price }) => sum + price, 0);
      await notifier.tell({ session_id, amount });
      const own = { cookie: `${PURCHASE_COOKIE}=${opened.access}`, origin: appUrl };
      const { purchase } = await post(`/api/checkout/guest/${opened.id}/check`, {}, own);
      if (purchase.state !== 'bought') throw new Error(`a guest's purchase is ${purchase.state}`);
    },
    close() {
      poster.close();
      notifier.close();
    },
  };
}
