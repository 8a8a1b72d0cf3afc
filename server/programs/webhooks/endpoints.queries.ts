import { type SQL, sql } from 'drizzle-orm';
import type { WebhookEndpoint } from '#contract/programs/admin-webhook-endpoints.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';

type Row<Shape> = Shape & Record<string, unknown>;

export const webhookTally = sql`
  (select json_build_object(
     'waiting', count(*) filter (where attempt_count = 0), 'failing', count(*) filter (where attempt_count > 0),
     'stopped', (select count(*) from webhook_endpoints where stopped_at is not null)
   ) from webhook_deliveries where state = 'pending')`;

async function select(reader: Reader, where: SQL): Promise<WebhookEndpoint[]> {
  const { rows } = await reader.execute<Row<WebhookEndpoint>>(sql`
    select e.id, e.url, e.description, e.event_types, e.is_enabled, ${isoText('e.stopped_at')} as stopped_at,
           ${isoText('e.failing_since')} as failing_since, ${isoText('e.created_at')} as created_at,
           case when e.old_secret_until > now() then ${isoText('e.old_secret_until')} end as old_secret_until,
           (select count(*)::integer from webhook_deliveries d
            where d.endpoint_id = e.id and d.state = 'pending') as pending,
           (select count(*)::integer from webhook_deliveries d
            where d.endpoint_id = e.id and d.state = 'failed') as failed
    from webhook_endpoints e where ${where} order by e.created_at, e.id`);
  return rows;
}

export const listWebhookEndpoints = (reader: Reader) => select(reader, sql`true`);

export async function findWebhookEndpoint(reader: Reader, id: string): Promise<WebhookEndpoint | null> {
  return (await select(reader, sql`e.id = ${id}`))[0] ?? null;
}

/** Locks the rows until commit, so that concurrent counts take turns. */
export async function countEndpoints(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table webhook_endpoints in share row exclusive mode`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from webhook_endpoints`,
  );
  return rows[0]?.count ?? 0;
}

interface EndpointInsert {
  readonly url: string;
  readonly description: string;
  readonly event_types: readonly string[];
  readonly sealed_secret: string;
  readonly created_by: string | null;
}

export async function insertEndpoint(tx: Tx, row: EndpointInsert): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into webhook_endpoints (url, description, event_types, sealed_secret, created_by)
    values (${row.url}, ${row.description}, ${sql.param([...row.event_types])}::text[], ${row.sealed_secret},
            ${row.created_by})
    returning id`);
  const [made] = rows;
  if (made === undefined) throw new Error('an insert returns its row');
  return made.id;
}

interface EndpointState {
  readonly url: string;
  readonly description: string;
  readonly event_types: readonly string[];
  readonly is_enabled: boolean;
}

export async function lockEndpoint(tx: Tx, id: string): Promise<EndpointState | null> {
  const { rows } = await tx.execute<Row<EndpointState>>(sql`
    select url, description, event_types, is_enabled from webhook_endpoints where id = ${id} for update`);
  return rows[0] ?? null;
}

export async function writeEndpoint(tx: Tx, id: string, now: EndpointState): Promise<void> {
  await tx.execute(sql`
    update webhook_endpoints
    set url = ${now.url}, description = ${now.description},
        event_types = ${sql.param([...now.event_types])}::text[], is_enabled = ${now.is_enabled},
        stopped_at = case when ${now.is_enabled} then null else stopped_at end,
        failing_since = case when is_enabled = ${now.is_enabled} then failing_since end
    where id = ${id}`);
}

/** Returns the address; null if there is none. */
export async function deleteEndpoint(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ url: string }>(
    sql`delete from webhook_endpoints where id = ${id} returning url`,
  );
  return rows[0]?.url ?? null;
}

export async function replaceSecret(tx: Tx, id: string, sealed: string): Promise<boolean> {
  const written = await tx.execute(sql`
    update webhook_endpoints
    set old_sealed_secret = sealed_secret, old_secret_until = now() + interval '1 day', sealed_secret = ${sealed}
    where id = ${id}`);
  return written.rowCount === 1;
}

/** Null if the endpoint is on again. */
export async function findStoppedEndpoint(reader: Reader, id: string) {
  const { rows } = await reader.execute<{ url: string; description: string }>(
    sql`select url, description from webhook_endpoints where id = ${id} and stopped_at is not null`,
  );
  return rows[0] ?? null;
}
