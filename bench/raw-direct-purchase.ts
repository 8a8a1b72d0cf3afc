import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PurchaseTask } from './population.ts';
import { INSERT_POSTING, purchase } from './raw-purchase.ts';

/**
 * The writes of a visitor's whole purchase with nothing around them, in the transactions in which they must be: what is
 * wanted, its payment, the gateway's session, its notice, and then account, credit and purchase as one.
 */
export function rawDirectPurchase(pool: pg.Pool): (errand: PurchaseTask) => Promise<void> {
  return async ({ products }) => {
    const client = await pool.connect();
    const ids = {
      intent: randomUUID(),
      payment: randomUUID(),
      user: randomUUID(),
      session: `raw_${randomUUID()}`,
    };
    const sen = products.reduce((sum, { price }) => sum + price * 100, 0);
    try {
      await open(client, { ids, sen });
      await takeNotice(client, ids.session);
      await client.query('begin');
      await credit(client, { ids, sen });
      const wallet = await client.query<{ id: string }>('select id from wallets where user_id = $1', [
        ids.user,
      ]);
      const buyer = { user_id: ids.user, wallet_id: wallet.rows[0]?.id ?? '', token: '' };
      await purchase(client, { buyer, products });
      await client.query(
        "update purchase_intents set status = 'completed', settled_at = now(), order_id = (select id from orders where user_id = $2) where id = $1",
        [ids.intent, ids.user],
      );
      await addJob(client, 'send-purchase-link', { intent_id: ids.intent });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

interface Ids {
  readonly intent: string;
  readonly payment: string;
  readonly user: string;
  readonly session: string;
}

interface Direct {
  readonly ids: Ids;
  readonly sen: number;
}

async function open(client: pg.PoolClient, { ids, sen }: Direct): Promise<void> {
  await client.query(
    `insert into purchase_intents (id, kind, request, title, total_bigint, guest_email, guest_name, guest_language, guest_key)
     values ($1, 'checkout', '{}', 'Produk', $2, $3, 'Tamu', 'id', $4)`,
    [ids.intent, sen, `${ids.user}@mentah.example`, ids.intent],
  );
  await client.query(
    `insert into payments (id, gateway, amount_bigint, payment_method, description, intent_id, expires_at)
     values ($1, 'dev_mode', $2, 'dev_mode', 'Produk', $3, now() + interval '1 hour')`,
    [ids.payment, sen, ids.intent],
  );
  await client.query(
    `insert into dev_gateway_sessions (id, amount, currency, description, return_url, status, expires_at)
     values ($1, $2, 'IDR', 'Produk', 'http://localhost', 'paid', now() + interval '1 hour')`,
    [ids.session, sen / 100],
  );
  await client.query('update payments set session_id = $2, checkout_url = $2 where id = $1', [
    ids.payment,
    ids.session,
  ]);
}

async function takeNotice(client: pg.PoolClient, session: string): Promise<void> {
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `insert into webhook_events (gateway, event_id, event_type, payload)
     values ('dev_mode', $1, 'payment.paid', '{}') returning id`,
    [`evt_${session}`],
  );
  await addJob(client, 'handle-webhook', { webhook_event_id: Number(rows[0]?.id) });
  await client.query('commit');
}

/** Locks payment and intent, makes the account, and posts the top-up. */
async function credit(client: pg.PoolClient, { ids, sen }: Direct): Promise<void> {
  await client.query('select from payments where id = $1 for update', [ids.payment]);
  await client.query('select from purchase_intents where id = $1 for update', [ids.intent]);
  await client.query("insert into users (id, email, full_name) values ($1, $2, 'Tamu')", [
    ids.user,
    `${ids.user}@mentah.example`,
  ]);
  await client.query('insert into profiles (id) values ($1)', [ids.user]);
  await client.query("insert into account_preferences (user_id, mail_language) values ($1, 'id')", [
    ids.user,
  ]);
  await client.query('update purchase_intents set user_id = $2 where id = $1', [ids.intent, ids.user]);
  const wallet = await client.query<{ id: string }>(
    'insert into wallets (user_id) values ($1) returning id',
    [ids.user],
  );
  const entries = [
    {
      wallet_id: wallet.rows[0]?.id,
      account: null,
      amount_bigint: sen,
      balance_before: 0,
      balance_after: sen,
    },
    {
      wallet_id: null,
      account: 'gateway_clearing',
      amount_bigint: -sen,
      balance_before: null,
      balance_after: null,
    },
  ];
  const posting = await client.query<{ id: string }>(INSERT_POSTING, [
    'topup',
    `payment:${ids.payment}`,
    'Wallet Top-up',
    'payment',
    ids.payment,
    '{}',
    null,
    JSON.stringify(entries),
  ]);
  await client.query(
    `update payments set status = 'completed', user_id = $2, received_bigint = $3, posting_id = $4, completed_at = now()
     where id = $1`,
    [ids.payment, ids.user, sen, posting.rows[0]?.id],
  );
}

async function addJob(client: pg.PoolClient, name: string, payload: object): Promise<void> {
  await client.query(
    'select from graphile_worker.add_job($1, $2::json, run_at => null, job_key => null, max_attempts => 12)',
    [name, JSON.stringify(payload)],
  );
}
