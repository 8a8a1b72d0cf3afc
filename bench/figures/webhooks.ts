import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { runChecks } from '#db/run-checks.ts';
import { driveInTurn } from '../drive.ts';
import { atLeast, atMost, type Figure, percentile } from '../figure.ts';
import { bodyOf, createNotifier, createShopper, type Webhook } from '../http-calls.ts';
import { type Population, purchaseTasks } from '../population.ts';

const CONCURRENCY = 8;

interface Stage {
  readonly app_url: string;
  readonly database_url: string;
}

function* webhooks(): Generator<Webhook, void> {
  for (;;) yield { session_id: `bench_${randomUUID()}`, amount: 50_000 };
}

/** Notices verified, stored once and acknowledged, beside the bare inserts of the same rows. */
export async function measureWebhooks(stage: Stage): Promise<Figure> {
  const notifier = createNotifier(stage.app_url, CONCURRENCY);
  const pool = new pg.Pool({ connectionString: stage.database_url, max: CONCURRENCY });
  const errands = webhooks();
  const overHttp = { errands, concurrency: CONCURRENCY, run: notifier.tell };
  const overPg = { errands, concurrency: CONCURRENCY, run: rawIntake(pool) };
  try {
    const { ours, limit, latencies } = await driveInTurn(overHttp, overPg, { warmUpSeconds: 1, seconds: 4 });
    const ratio = ours / limit;
    return {
      name: 'webhooks',
      unit: 'notices/s',
      ours,
      limit,
      ratio,
      targets: [atLeast('ratio', ratio, 0.35)],
      notes: { p50_ms: percentile(latencies, 0.5), p99_ms: percentile(latencies, 0.99) },
    };
  } finally {
    notifier.close();
    await pool.end();
  }
}

/** The bare statements of the intake: the row and its job, in one transaction. */
function rawIntake(pool: pg.Pool): (notice: Webhook) => Promise<void> {
  return async (webhook) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string }>(
        `insert into webhook_events (gateway, event_id, event_type, payload)
         values ('dev_mode', $1, 'payment.paid', $2) on conflict do nothing returning id`,
        [`evt_${webhook.session_id}_paid`, bodyOf(webhook)],
      );
      await client.query(
        `select from graphile_worker.add_job('handle-webhook', $1::json, run_at => null, job_key => null, max_attempts => 12)`,
        [JSON.stringify({ webhook_event_id: Number(rows[0]?.id) })],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

const SENDERS = 16;
const SHOPPERS = 4;
const AMOUNT = 50_000;
const DUPLICATE_SHARE = 0.3;

interface WebhookBurstStage {
  readonly app_url: string;
  readonly database_url: string;
  readonly population: Population;
  startWorker(): Promise<unknown>;
}

/**
 * A gateway that sends everything at once, three in ten notices twice, while people buy: nothing may be lost or
 * credited twice, and the books must be right.
 */
export async function measureWebhookBurst(stage: WebhookBurstStage, count: number): Promise<Figure> {
  const pool = new pg.Pool({ connectionString: stage.database_url, max: 4 });
  try {
    const fresh = await openPayments(pool, stage.population, Math.round(count * (1 - DUPLICATE_SHARE)));
    await stage.startWorker();
    const burst = spread([...fresh, ...fresh.slice(0, count - fresh.length)]);
    const begun = performance.now();
    const bought = await sendWhileBuying(stage, burst);
    const takenMs = performance.now() - begun;
    await settled(pool, fresh.length);
    const handledMs = performance.now() - begun;
    const { lost, doubled } = await compare(pool, fresh.length, bought);
    const broken = await runChecks(pool);
    return {
      name: 'webhook-burst',
      unit: 'notices/s taken',
      ours: count / (takenMs / 1000),
      limit: null,
      ratio: null,
      targets: [
        atMost('lost', lost, 0),
        atMost('doubled', doubled, 0),
        atMost('checks of the books that found something', broken.length, 0),
      ],
      notes: {
        notices: count,
        duplicates: count - fresh.length,
        purchases_meanwhile: bought,
        credited_per_second: fresh.length / (handledMs / 1000),
        ...(broken.length > 0 && {
          broken: broken.map(({ check, total }) => `${check} ${total}`).join(', '),
        }),
      },
    };
  } finally {
    await pool.end();
  }
}

/** Payments that wait for their notice, as the development gateway would have opened them. */
async function openPayments(pool: pg.Pool, { buyers }: Population, count: number): Promise<Webhook[]> {
  await pool.query(
    `insert into payments (user_id, gateway, session_id, amount_bigint, payment_method, expires_at)
     select ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'dev_mode', 'dev_burst_' || n, $2, 'dev_mode',
            now() + interval '1 hour'
     from generate_series(1, $3) n`,
    [buyers.map(({ user_id }) => user_id), AMOUNT * 100, count],
  );
  return Array.from({ length: count }, (_, n) => ({ session_id: `dev_burst_${n + 1}`, amount: AMOUNT }));
}

/** A fixed order, far from the order in which they were created. */
function spread(webhooks: readonly Webhook[]): readonly Webhook[] {
  const step = 7919;
  return webhooks.toSorted((a, b) => rank(a) - rank(b));
  function rank({ session_id }: Webhook): number {
    return (Number(session_id.split('_').at(-1)) * step) % 104_729;
  }
}

async function sendWhileBuying(stage: WebhookBurstStage, burst: readonly Webhook[]): Promise<number> {
  const notifier = createNotifier(stage.app_url, SENDERS);
  const shopper = createShopper(stage.app_url, SHOPPERS);
  const errands = purchaseTasks(stage.population);
  const waiting = burst.values();
  let isSending = true;
  let bought = 0;
  const send = async () => {
    for (const webhook of waiting) await notifier.tell(webhook);
  };
  const buy = async () => {
    while (isSending) {
      const next = errands.next();
      if (next.done === true) return;
      await shopper.buy(next.value);
      bought += 1;
    }
  };
  const buyers = Array.from({ length: SHOPPERS }, buy);
  await Promise.all(Array.from({ length: SENDERS }, send));
  isSending = false;
  await Promise.all(buyers);
  notifier.close();
  shopper.close();
  return bought;
}

const TIMEOUT_MS = 120_000;

async function settled(pool: pg.Pool, expected: number): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ done: string }>(
      'select count(*) as done from webhook_events where processed_at is not null',
    );
    if (Number(rows[0]?.done) >= expected) return;
    if (performance.now() > deadline) return;
    await wait(100);
  }
}

async function compare(pool: pg.Pool, payments: number, bought: number) {
  const { rows } = await pool.query<{ events: string; credits: string; credited: string; orders: string }>(
    `select (select count(*) from webhook_events) as events,
            (select count(*) from ledger_postings where type = 'topup') as credits,
            (select count(*) from payments where status = 'completed' and received_bigint = amount_bigint) as credited,
            (select count(*) from orders) as orders`,
  );
  const read = (name: 'events' | 'credits' | 'credited' | 'orders') => Number(rows[0]?.[name]);
  return {
    lost: payments - read('credited') + Math.max(0, bought - read('orders')),
    doubled:
      read('events') - payments + (read('credits') - read('credited')) + Math.max(0, read('orders') - bought),
  };
}
