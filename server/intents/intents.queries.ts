import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { sen } from '#shared/money/money.ts';
import { purchaseIntents as intents } from './intents.schema.ts';

export const intentColumns = pickColumns(intents, [
  ...(['id', 'user_id', 'kind', 'request', 'title', 'total_bigint', 'lines'] as const),
  ...(['status', 'reason', 'order_id', 'created_at'] as const),
]);
export type IntentRow = Pick<typeof intents.$inferSelect, keyof typeof intentColumns>;
export type IntentInsert = Pick<IntentRow, 'kind' | 'request' | 'title' | 'total_bigint' | 'lines'>;

const guestColumns = pickColumns(intents, [
  ...(['guest_email', 'guest_name', 'guest_phone', 'guest_language'] as const),
  ...(['guest_news_words', 'guest_whatsapp_words', 'claimed_at', 'settled_at'] as const),
]);
export type GuestIntentRow = IntentRow & Pick<typeof intents.$inferSelect, keyof typeof guestColumns>;

export async function upsertIntent(
  tx: Tx,
  intent: IntentInsert & { readonly user_id: string; readonly visitor?: string | null | undefined },
): Promise<IntentRow> {
  const request = JSON.stringify(intent.request);
  await tx.execute(sql`
    insert into purchase_intents (user_id, kind, request, title, total_bigint, lines, first_source_id, last_source_id)
    select ${intent.user_id}, ${intent.kind}, ${request}::jsonb, ${intent.title}, ${intent.total_bigint}::bigint,
           ${JSON.stringify(intent.lines)}::jsonb, first_source_id, last_source_id
    from sources_of(${intent.visitor ?? null}::uuid)
    on conflict (user_id, kind, md5(request::text)) where status = 'waiting' and guest_email is null do nothing`);
  const row = await selectWaitingIntent(tx, intent);
  if (row === null) throw new Error('a purchase intent that was just written is missing');
  return row;
}

export async function selectWaitingIntent(
  reader: Reader,
  { user_id, kind, request }: Pick<IntentInsert, 'kind' | 'request'> & { readonly user_id: string },
): Promise<IntentRow | null> {
  const [row] = await reader
    .select(intentColumns)
    .from(intents)
    .where(
      and(
        eq(intents.user_id, user_id),
        eq(intents.kind, kind),
        eq(intents.status, 'waiting'),
        isNull(intents.guest_email),
        sql`${intents.request} = ${JSON.stringify(request)}::jsonb`,
      ),
    );
  return row ?? null;
}

/** Returns null for another user's intent. */
export async function selectOwnIntent(reader: Reader, userId: string, id: string): Promise<IntentRow | null> {
  const [row] = await reader
    .select(intentColumns)
    .from(intents)
    .where(and(eq(intents.user_id, userId), eq(intents.id, id)));
  return row ?? null;
}

export async function selectIntent(reader: Reader, id: string): Promise<IntentRow | null> {
  const [row] = await reader.select(intentColumns).from(intents).where(eq(intents.id, id));
  return row ?? null;
}

export async function lockIntent(tx: Tx, id: string): Promise<GuestIntentRow | null> {
  const [row] = await selectWithGuest(tx, id).for('update');
  return row ?? null;
}

/** Null: unknown, or of an account. */
export async function selectGuestIntent(reader: Reader, id: string): Promise<GuestIntentRow | null> {
  const [row] = await selectWithGuest(reader, id);
  return row === undefined || row.guest_email === null ? null : row;
}

const selectWithGuest = (reader: Reader, id: string) =>
  reader
    .select({ ...intentColumns, ...guestColumns })
    .from(intents)
    .where(eq(intents.id, id));

export async function setBuyer(tx: Tx, id: string, userId: string): Promise<void> {
  await tx.update(intents).set({ user_id: userId }).where(eq(intents.id, id));
}

/** Includes cancelled intents not yet hidden; newest first. */
export function selectVisibleIntents(
  reader: Reader,
  userId: string,
  { limit, days }: { readonly limit: number; readonly days: number },
): Promise<readonly IntentRow[]> {
  return reader
    .select(intentColumns)
    .from(intents)
    .where(
      and(
        eq(intents.user_id, userId),
        gt(intents.total_bigint, sen(0)),
        isNull(intents.seen_at),
        inArray(intents.status, ['waiting', 'cancelled']),
        sql`${intents.created_at} > now() - make_interval(days => ${days})`,
      ),
    )
    .orderBy(desc(intents.created_at), desc(intents.id))
    .limit(limit);
}

export async function markCompleted(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx
    .update(intents)
    .set({ status: 'completed', order_id: orderId, settled_at: sql`now()` })
    .where(eq(intents.id, id));
}

export async function markCancelled(tx: Tx, id: string, reason: string): Promise<void> {
  await tx
    .update(intents)
    .set({ status: 'cancelled', reason, settled_at: sql`now()` })
    .where(eq(intents.id, id));
}

export async function undismissIntent(tx: Tx, id: string): Promise<void> {
  await tx.update(intents).set({ seen_at: null }).where(eq(intents.id, id));
}

/** Withdraws a waiting intent and hides a cancelled one; any other stays. */
export async function markDismissed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(intents)
    .set({
      status: sql`case when ${intents.status} = 'waiting' then 'withdrawn' else ${intents.status} end`,
      settled_at: sql`coalesce(${intents.settled_at}, now())`,
      seen_at: sql`now()`,
    })
    .where(and(eq(intents.id, id), or(eq(intents.status, 'waiting'), eq(intents.status, 'cancelled'))));
}

export function selectIntentsOf(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<readonly IntentRow[]> {
  return reader
    .select(intentColumns)
    .from(intents)
    .where(eq(intents.user_id, userId))
    .orderBy(desc(intents.created_at), desc(intents.id))
    .limit(window.limit)
    .offset(window.offset);
}

export async function eraseIntents(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update purchase_intents
    set guest_email = 'forgotten-' || id || '@guest.invalid', guest_name = '-', guest_phone = null,
        guest_whatsapp_words = null
    where user_id = ${userId} and guest_email is not null`);
  await tx
    .update(intents)
    .set({ status: 'withdrawn', settled_at: sql`now()` })
    .where(and(eq(intents.user_id, userId), eq(intents.status, 'waiting')));
  await tx.execute(sql`update purchase_intents set request = request - 'company' where user_id = ${userId}`);
}
