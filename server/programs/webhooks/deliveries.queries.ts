import { sql } from 'drizzle-orm';
import type {
  listWebhookDeliveries,
  WebhookAttempt,
  WebhookDelivery,
} from '#contract/programs/admin-webhook-endpoints.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { MAX_FAILING_DAYS } from './retry.rules.ts';

type Row<Shape> = Shape & Record<string, unknown>;

export interface Lane {
  readonly endpoint_id: string;
  readonly object: string;
}

interface Head {
  readonly id: number;
  /** Null: now. */
  readonly not_before: string | null;
}

export async function lockHead(tx: Tx, { endpoint_id, object }: Lane): Promise<Head | null> {
  const { rows } = await tx.execute<Row<Head>>(sql`
    select d.id, nullif(greatest(d.next_attempt_at, d.leased_until, now()), now()) as not_before
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled
    where d.endpoint_id = ${endpoint_id} and d.object = ${object} and d.state = 'pending'
    order by d.message_id limit 1 for update of d`);
  return rows[0] ?? null;
}

export async function hasWaiting(reader: Reader, { endpoint_id, object }: Lane): Promise<boolean> {
  const { rows } = await reader.execute(sql`
    select from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled
    where d.endpoint_id = ${endpoint_id} and d.object = ${object} and d.state = 'pending' limit 1`);
  return rows.length > 0;
}

export interface LeasedDelivery {
  readonly id: number;
  readonly endpoint_id: string;
  readonly attempt: number;
  readonly url: string;
  readonly sealed_secrets: readonly string[];
  readonly message: Message;
}
export interface Message {
  readonly webhook_id: string;
  readonly type: string;
  readonly data: unknown;
  readonly created_at: string;
}

const messageColumns = sql`m.webhook_id, m.type, m.data, m.created_at`;

export async function lease(tx: Tx, id: number, leaseMs: number): Promise<LeasedDelivery> {
  const { rows } = await tx.execute<Row<Omit<LeasedDelivery, 'message'> & Message>>(sql`
    update webhook_deliveries d
    set attempt_count = d.attempt_count + 1, leased_until = now() + make_interval(secs => ${leaseMs / 1000})
    from webhook_messages m, webhook_endpoints e
    where d.id = ${id} and m.id = d.message_id and e.id = d.endpoint_id
    returning d.id, d.endpoint_id, d.attempt_count as attempt, e.url, ${messageColumns},
      array[e.sealed_secret] || case when e.old_secret_until > now() then array[e.old_sealed_secret]
                                else '{}' end as sealed_secrets`);
  const [row] = rows;
  if (row === undefined) throw new Error('a locked delivery is there');
  const { webhook_id, type, data, created_at, ...delivery } = row;
  return { ...delivery, message: { webhook_id, type, data, created_at } };
}

export interface AttemptFacts {
  readonly delivery_id: number;
  readonly status: number | null;
  readonly problem: string | null;
  readonly answer: string;
  readonly duration_ms: number;
}

export async function insertAttempt(tx: Tx, attempt: AttemptFacts): Promise<void> {
  const { delivery_id, status, problem, answer, duration_ms } = attempt;
  await tx.execute(sql`
    insert into webhook_attempts (delivery_id, status, problem, answer, duration_ms)
    select id, ${status}, ${problem}, ${answer}, ${duration_ms} from webhook_deliveries where id = ${delivery_id}`);
}

/** Does nothing if another worker was sooner. */
export async function markDelivered(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set state = 'delivered', leased_until = null where id = ${id} and state = 'pending'`);
}

/** `waitSeconds`: until the next attempt; null: it is given up. */
export async function markAttempted(tx: Tx, id: number, waitSeconds: number | null): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries
    set state = case when ${waitSeconds}::float8 is null then 'failed' else 'pending' end, leased_until = null,
        next_attempt_at = now() + make_interval(secs => coalesce(${waitSeconds}::float8, 0))
    where id = ${id} and state = 'pending'`);
}

export async function noteSuccess(tx: Tx, endpointId: string): Promise<void> {
  await tx.execute(sql`
    update webhook_endpoints set failing_since = null where id = ${endpointId} and failing_since is not null`);
}

/** Stops an endpoint that is gone or failed for days; true if this call stopped it. */
export async function noteFailure(tx: Tx, endpointId: string, isGone: boolean): Promise<boolean> {
  await tx.execute(sql`
    update webhook_endpoints set failing_since = now() where id = ${endpointId} and failing_since is null`);
  const stopped = await tx.execute(sql`
    update webhook_endpoints set is_enabled = false, stopped_at = now()
    where id = ${endpointId} and is_enabled
      and (${isGone} or failing_since < now() - make_interval(days => ${MAX_FAILING_DAYS}))`);
  return stopped.rowCount === 1;
}

export async function abandonDeliveries(tx: Tx, endpointId: string): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', leased_until = null
    where endpoint_id = ${endpointId} and state = 'pending'`);
}

export async function queueLane(tx: Tx, { endpoint_id, object }: Lane, notBefore?: string): Promise<void> {
  await tx.execute(sql`
    select queue_webhooks(${endpoint_id}::uuid, ${object}, coalesce(${notBefore ?? null}::timestamptz, now()))`);
}

export async function insertTestMessage(tx: Tx, endpointId: string, type: string): Promise<void> {
  const object = `endpoint:${endpointId}`;
  await tx.execute(sql`
    with message as (
      insert into webhook_messages (type, object, data)
      values (${type}, ${object}, jsonb_build_object('endpoint_id', ${endpointId}::uuid)) returning id
    )
    insert into webhook_deliveries (endpoint_id, message_id, object)
    select ${endpointId}::uuid, id, ${object} from message`);
  await queueLane(tx, { endpoint_id: endpointId, object });
}

export async function requeue(
  tx: Tx,
  chosen: { readonly failed_of: string } | { readonly id: number },
): Promise<number> {
  const condition =
    'id' in chosen
      ? sql`id = ${chosen.id}`
      : sql`endpoint_id = ${chosen.failed_of}::uuid and state = 'failed'`;
  const { rows } = await tx.execute<Row<Lane>>(sql`
    update webhook_deliveries
    set state = 'pending', attempt_count = 0, next_attempt_at = now(), leased_until = null
    where ${condition} returning endpoint_id, object`);
  const lanes = new Map(rows.map(({ endpoint_id, object }) => [object, { endpoint_id, object }]));
  for (const lane of lanes.values()) await queueLane(tx, lane);
  return rows.length;
}

/** Heads due for minutes: their job was given up, or a backup was restored, which has no jobs. */
export async function selectStalledLanes(reader: Reader): Promise<readonly Lane[]> {
  const { rows } = await reader.execute<Row<Lane>>(sql`
    select head.endpoint_id, head.object
    from (select distinct on (d.endpoint_id, d.object) d.endpoint_id, d.object, d.next_attempt_at, d.leased_until
          from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id and e.is_enabled
          where d.state = 'pending' order by d.endpoint_id, d.object, d.message_id) head
    where greatest(head.next_attempt_at, head.leased_until) < now() - interval '5 minutes' limit 1000`);
  return rows;
}

/** Kept this long after nothing of it waits any more. */
const RETENTION_DAYS = 30;

export async function pruneMessages(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from webhook_messages m
    where m.created_at < now() - make_interval(days => ${RETENTION_DAYS})
      and not exists (select from webhook_deliveries d where d.message_id = m.id and d.state = 'pending')`);
}

type LogRow<Shape> = Shape & Record<string, unknown>;

const orderings = {
  created_at: sql`d.created_at, d.id`,
  '-created_at': sql`d.created_at desc, d.id desc`,
} as const;

const columns = sql`
  d.id, 'msg_' || m.webhook_id as webhook_id, m.type, d.state, d.attempt_count as attempts, last.status, last.problem,
  case when d.state = 'pending' then ${isoText('d.next_attempt_at')} end as next_attempt_at,
  ${isoText('d.created_at')} as created_at`;
const joined = sql`
  join webhook_messages m on m.id = d.message_id
  left join lateral (select a.status, a.problem from webhook_attempts a
                     where a.delivery_id = d.id order by a.id desc limit 1) last on true`;

export async function listDeliveries(
  reader: Reader,
  endpointId: string,
  { state, ...window }: ListQuery<typeof listWebhookDeliveries>,
) {
  const wanted = state === undefined ? sql`true` : sql`d.state = ${state}`;
  const from = sql`from webhook_deliveries d where d.endpoint_id = ${endpointId} and ${wanted}`;
  const deliveries = await readWindow(window, orderings, (ordering) =>
    selectRows<WebhookDelivery>(
      reader,
      sql`
      select ${columns}
      from (select d.id, d.message_id, d.state, d.attempt_count, d.next_attempt_at, d.created_at ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}) d ${joined}
      order by ${ordering}`,
    ),
  );
  return { deliveries, total: await countUpTo(reader, from) };
}

type DeliveryRow = WebhookDelivery & {
  readonly endpoint_id: string;
  readonly url: string;
  readonly is_enabled: boolean;
};

export async function selectDelivery(reader: Reader, id: number) {
  const { rows } = await reader.execute<
    LogRow<DeliveryRow & Pick<Message, 'data'> & { occurred_at: string }>
  >(sql`
    select ${columns}, d.endpoint_id, e.url, e.is_enabled, m.data, m.created_at as occurred_at
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id ${joined} where d.id = ${id}`);
  return rows[0] ?? null;
}

export async function selectAttempts(reader: Reader, deliveryId: number): Promise<WebhookAttempt[]> {
  const { rows } = await reader.execute<LogRow<WebhookAttempt>>(sql`
    select id, status, problem, answer, duration_ms, ${isoText('attempted_at')} as attempted_at
    from webhook_attempts where delivery_id = ${deliveryId} order by id limit 100`);
  return rows;
}
