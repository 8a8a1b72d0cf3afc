import { sql } from 'drizzle-orm';
import type {
  listWebhookDeliveries,
  WebhookAttempt,
  WebhookDelivery,
} from '#contract/programs/admin-webhook-endpoints.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import type { Message } from './deliveries.queries.ts';

type Row<Shape> = Shape & Record<string, unknown>;

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
    Row<DeliveryRow & Pick<Message, 'data'> & { occurred_at: string }>
  >(sql`
    select ${columns}, d.endpoint_id, e.url, e.is_enabled, m.data, m.created_at as occurred_at
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id ${joined} where d.id = ${id}`);
  return rows[0] ?? null;
}

export async function selectAttempts(reader: Reader, deliveryId: number): Promise<WebhookAttempt[]> {
  const { rows } = await reader.execute<Row<WebhookAttempt>>(sql`
    select id, status, problem, answer, duration_ms, ${isoText('attempted_at')} as attempted_at
    from webhook_attempts where delivery_id = ${deliveryId} order by id limit 100`);
  return rows;
}
