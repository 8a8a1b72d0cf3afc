import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { driveInTurn } from '../drive.ts';
import { atLeast, type Figure, percentile } from '../figure.ts';
import { bodyOf, createNotifier, type Webhook } from '../http-webhook.ts';

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
