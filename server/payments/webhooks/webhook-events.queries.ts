import { and, eq, isNull, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Orm, Reader, Tx } from '#server/platform/database/db.ts';
import type { GatewayEvent } from '../gateways/gateway.ts';
import { webhookEvents } from '../payments.schema.ts';

export async function insertEvent(
  tx: Tx,
  gateway: string,
  event: Pick<GatewayEvent, 'event_id' | 'event_type'> & { readonly payload: unknown },
): Promise<number | null> {
  const [row] = await tx
    .insert(webhookEvents)
    .values({ gateway, event_id: event.event_id, event_type: event.event_type, payload: event.payload })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id });
  return row?.id ?? null;
}

/** How long a webhook may precede its payment's own. */
const RECENT_MINUTES = 60;

export async function lockEvent(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      ...pickColumns(webhookEvents, ['id', 'gateway', 'payload', 'processed_at']),
      is_recent: sql<boolean>`${webhookEvents.received_at} > now() - make_interval(mins => ${RECENT_MINUTES})`,
    })
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id))
    .for('update');
  return row ?? null;
}

export async function readWebhookEvent(reader: Reader, id: number) {
  const [row] = await reader
    .select(pickColumns(webhookEvents, ['gateway', 'payload', 'processed_at']))
    .from(webhookEvents)
    .where(eq(webhookEvents.id, id));
  return row ?? null;
}

/** `problem`: handled, but needs a person (APAY-006). */
export async function markProcessed(tx: Tx, id: number, problem: string | null): Promise<void> {
  await tx
    .update(webhookEvents)
    .set({ processed_at: sql`now()`, error_message: problem, attempts: sql`${webhookEvents.attempts} + 1` })
    .where(eq(webhookEvents.id, id));
}

export async function markForeign(tx: Tx, id: number): Promise<void> {
  await tx.update(webhookEvents).set({ is_foreign: true }).where(eq(webhookEvents.id, id));
  await markProcessed(tx, id, null);
}

/** Stores the error, unless another attempt succeeded meanwhile. */
export async function markFailed(orm: Orm, id: number, message: string): Promise<void> {
  await orm
    .update(webhookEvents)
    .set({ error_message: message, attempts: sql`${webhookEvents.attempts} + 1` })
    .where(and(eq(webhookEvents.id, id), isNull(webhookEvents.processed_at)));
}

/** The privacy page promises this. */
const PAYLOAD_RETENTION_DAYS = 30;
/** A backlog of more than this per hourly run is worked off by later runs. */
const BATCH_SIZE = 5_000;

export async function pruneWebhookPayloads(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update webhook_events set payload = '{}' where id in (
      select id from webhook_events
      where processed_at < now() - make_interval(days => ${PAYLOAD_RETENTION_DAYS}) and error_message is null and payload <> '{}'
      order by processed_at limit ${BATCH_SIZE})`);
}
