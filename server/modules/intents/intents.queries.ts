import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/columns.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { GUEST_ACCESS_MINUTES } from '#shared/guest-checkout.ts';
import type { Language } from '#shared/language.ts';
import { sen } from '#shared/money.ts';
import { purchaseIntents as intents } from './intents.schema.ts';

const columns = pickColumns(intents, [
  ...(['id', 'user_id', 'kind', 'request', 'title', 'total_bigint'] as const),
  ...(['status', 'reason', 'order_id', 'created_at'] as const),
]);
export type IntentRow = Pick<typeof intents.$inferSelect, keyof typeof columns>;
export type IntentToWrite = Pick<IntentRow, 'kind' | 'request' | 'title' | 'total_bigint'>;

const guestColumns = pickColumns(intents, [
  ...(['guest_email', 'guest_name', 'guest_phone', 'guest_language'] as const),
  ...(['claimed_at', 'settled_at'] as const),
]);
/** An intent with its guest, if a guest opened it. */
export type GuestIntentRow = IntentRow & Pick<typeof intents.$inferSelect, keyof typeof guestColumns>;

/** Writes an intent, or finds the same one of the user that is already waiting. */
export async function upsertIntent(
  tx: Tx,
  intent: IntentToWrite & { readonly user_id: string },
): Promise<IntentRow> {
  const request = JSON.stringify(intent.request);
  await tx.execute(sql`
    insert into purchase_intents (user_id, kind, request, title, total_bigint)
    values (${intent.user_id}, ${intent.kind}, ${request}::jsonb, ${intent.title}, ${intent.total_bigint})
    on conflict (user_id, kind, md5(request::text)) where status = 'waiting' and guest_email is null do nothing`);
  const row = await selectWaitingIntent(tx, intent);
  if (row === null) throw new Error('a purchase intent that was just written is missing');
  return row;
}

/** The intent of the same request that is waiting. */
export async function selectWaitingIntent(
  reader: Reader,
  { user_id, kind, request }: Pick<IntentToWrite, 'kind' | 'request'> & { readonly user_id: string },
): Promise<IntentRow | null> {
  const [row] = await reader
    .select(columns)
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

/** Another user's intent reads as null. */
export async function selectOwnIntent(reader: Reader, userId: string, id: string): Promise<IntentRow | null> {
  const [row] = await reader
    .select(columns)
    .from(intents)
    .where(and(eq(intents.user_id, userId), eq(intents.id, id)));
  return row ?? null;
}

export async function selectIntent(reader: Reader, id: string): Promise<IntentRow | null> {
  const [row] = await reader.select(columns).from(intents).where(eq(intents.id, id));
  return row ?? null;
}

export async function lockIntent(tx: Tx, id: string): Promise<GuestIntentRow | null> {
  const [row] = await selectWithGuest(tx, id).for('update');
  return row ?? null;
}

/** null: unknown, or of an account. */
export async function selectGuestIntent(reader: Reader, id: string): Promise<GuestIntentRow | null> {
  const [row] = await selectWithGuest(reader, id);
  return row === undefined || row.guest_email === null ? null : row;
}

const selectWithGuest = (reader: Reader, id: string) =>
  reader
    .select({ ...columns, ...guestColumns })
    .from(intents)
    .where(eq(intents.id, id));

interface GuestIntentToWrite extends IntentToWrite {
  readonly guest_email: string;
  readonly guest_name: string;
  readonly guest_phone: string | null;
  readonly guest_language: Language;
  readonly guest_key: string;
}

/** Writes a guest's intent, or finds the one of the same form; null if that form asked for something else. */
export async function upsertGuestIntent(tx: Tx, intent: GuestIntentToWrite): Promise<IntentRow | null> {
  const { guest_email, guest_key } = intent;
  await tx.insert(intents).values(intent).onConflictDoNothing();
  const [row] = await tx
    .select(columns)
    .from(intents)
    .where(
      and(
        eq(intents.guest_email, guest_email),
        eq(intents.guest_key, guest_key),
        eq(intents.kind, intent.kind),
        sql`${intents.request} = ${JSON.stringify(intent.request)}::jsonb`,
      ),
    );
  return row ?? null;
}

/** The account of a guest, found or made. */
export async function setBuyer(tx: Tx, id: string, userId: string): Promise<void> {
  await tx.update(intents).set({ user_id: userId }).where(eq(intents.id, id));
}

export async function setGuestEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx.update(intents).set({ guest_email: email }).where(eq(intents.id, id));
}

export async function markClaimed(tx: Tx, id: string): Promise<void> {
  await tx.update(intents).set({ claimed_at: sql`now()` }).where(eq(intents.id, id));
}

/** Whether the account of a guest was made for this purchase and holds nothing of anybody else's. */
export async function hasNothingElse(
  tx: Tx,
  { id, user_id, order_id }: Pick<IntentRow, 'id' | 'user_id' | 'order_id'>,
): Promise<boolean> {
  const found = await tx.execute<{ is_alone: boolean }>(sql`
    select not exists (select from purchase_intents where user_id = ${user_id} and id <> ${id})
       and not exists (select from orders where user_id = ${user_id} and id is distinct from ${order_id})
       and not exists (select from user_products where user_id = ${user_id} and order_id is distinct from ${order_id})
      as is_alone`);
  return found.rows[0]?.is_alone === true;
}

/** Freebies that an address asked for within the last hour. */
export async function countRecentFreebies(reader: Reader, email: string): Promise<number> {
  return reader.$count(
    intents,
    and(
      eq(intents.guest_email, email),
      eq(intents.total_bigint, sen(0)),
      sql`${intents.created_at} > now() - interval '1 hour'`,
    ),
  );
}

/**
 * The account that this browser may act for with one product: its purchase was completed within the hour that a guest
 * has (DECISIONS 54).
 */
export async function selectGuestHolder(
  reader: Reader,
  intentIds: readonly string[],
  product: { readonly slug: string } | { readonly id: string },
): Promise<string | null> {
  const isProduct = 'slug' in product ? sql`p.slug = ${product.slug}` : sql`p.id = ${product.id}`;
  const found = await reader.execute<{ user_id: string }>(sql`
    select i.user_id from purchase_intents i
    join order_items oi on oi.order_id = i.order_id join products p on p.id = any(products_given_by(oi))
    where i.id = any(${sql.param([...intentIds])}::uuid[]) and i.guest_email is not null and i.status = 'completed'
      and i.settled_at > now() - make_interval(mins => ${GUEST_ACCESS_MINUTES}) and ${isProduct}
    limit 1`);
  return found.rows[0]?.user_id ?? null;
}

export interface UnclaimedFilter {
  readonly id?: string | undefined;
  readonly order_id?: string | undefined;
}

/** Purchases of guests that are paid and whose link was not used. */
export async function selectUnclaimed(
  reader: Reader,
  filter: UnclaimedFilter,
  { limit, offset }: PageWindow,
) {
  const condition = and(
    isNotNull(intents.guest_email),
    isNotNull(intents.user_id),
    isNull(intents.claimed_at),
    inArray(intents.status, ['waiting', 'completed']),
    filter.id === undefined ? undefined : eq(intents.id, filter.id),
    filter.order_id === undefined ? undefined : eq(intents.order_id, filter.order_id),
  );
  const [rows, total] = await Promise.all([
    reader
      .select({
        ...pickColumns(intents, ['id', 'order_id', 'title', 'total_bigint', 'created_at']),
        full_name: sql<string>`${intents.guest_name}`,
        email: sql<string>`${intents.guest_email}`,
        whatsapp: intents.guest_phone,
        account_email: sql<string | null>`(select email from users where id = ${intents.user_id})`,
      })
      .from(intents)
      .where(condition)
      .orderBy(desc(intents.created_at), desc(intents.id))
      .limit(limit)
      .offset(offset),
    reader.$count(intents, condition),
  ]);
  return { rows, total };
}

const GUESTS_KEPT_DAYS = 30;

/** Forgets guests who never paid, nor came. */
export async function forgetGuests(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update purchase_intents
    set guest_email = 'forgotten-' || id || '@guest.invalid', guest_name = '-', guest_phone = null,
        status = 'withdrawn', settled_at = now()
    where guest_email is not null and user_id is null and status = 'waiting'
      and created_at < now() - make_interval(days => ${GUESTS_KEPT_DAYS})`);
}

/** Waiting intents, and cancelled ones not yet hidden; newest first. */
export function selectVisibleIntents(
  reader: Reader,
  userId: string,
  { limit, days }: { readonly limit: number; readonly days: number },
): Promise<readonly IntentRow[]> {
  return reader
    .select(columns)
    .from(intents)
    .where(
      and(
        eq(intents.user_id, userId),
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
    .select(columns)
    .from(intents)
    .where(eq(intents.user_id, userId))
    .orderBy(desc(intents.created_at), desc(intents.id))
    .limit(window.limit)
    .offset(window.offset);
}

/** Withdraws the waiting intents of an erased account, and forgets the guest that its owner was. */
export async function eraseIntents(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`
    update purchase_intents
    set guest_email = 'forgotten-' || id || '@guest.invalid', guest_name = '-', guest_phone = null
    where user_id = ${userId} and guest_email is not null`);
  await tx
    .update(intents)
    .set({ status: 'withdrawn', settled_at: sql`now()` })
    .where(and(eq(intents.user_id, userId), eq(intents.status, 'waiting')));
}
