import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type PageWindow, totalOf } from '#server/platform/lists/list-window.ts';
import type { VisitSources } from '#server/visits/index.ts';
import type { Language } from '#shared/language/language.ts';
import { GUEST_ACCESS_MINUTES } from '#shared/shop/guest-checkout.ts';
import { type IntentInsert, type IntentRow, intentColumns } from '../intents.queries.ts';
import { purchaseIntents as intents } from '../intents.schema.ts';

interface GuestIntentInsert extends IntentInsert, VisitSources {
  readonly guest_email: string;
  readonly guest_name: string;
  readonly guest_phone: string | null;
  readonly guest_language: Language;
  readonly guest_news_words: string | null;
  readonly guest_whatsapp_words: string | null;
  readonly guest_key: string;
}

/** Serializes presses of one form; returns the intent of an earlier press. */
export async function lockGuestForm(
  tx: Tx,
  { email, idempotency_key }: { readonly email: string; readonly idempotency_key: string },
): Promise<string | undefined> {
  const form = `guest form ${email} ${idempotency_key}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${form}, 0))`);
  const [row] = await tx
    .select({ id: intents.id })
    .from(intents)
    .where(and(eq(intents.guest_email, email), eq(intents.guest_key, idempotency_key)));
  return row?.id;
}

/** Inserts, or finds the intent of the same form; null if that form asked for something else. */
export async function upsertGuestIntent(tx: Tx, intent: GuestIntentInsert): Promise<IntentRow | null> {
  const { guest_email, guest_key } = intent;
  await tx.insert(intents).values(intent).onConflictDoNothing();
  const [row] = await tx
    .select(intentColumns)
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

export async function setGuestEmail(tx: Tx, id: string, email: string): Promise<void> {
  await tx.update(intents).set({ guest_email: email }).where(eq(intents.id, id));
}

/** True if the order precedes the link's first use, so that the link's mail brings the receipt. */
export async function isMailedWithLink(reader: Reader, orderId: string): Promise<boolean> {
  const isBefore = or(isNull(intents.claimed_at), sql`${intents.claimed_at} > ${intents.settled_at}`);
  const isGuests = and(eq(intents.order_id, orderId), isNotNull(intents.guest_email), isBefore);
  return (await reader.$count(intents, isGuests)) > 0;
}

/** The newest purchase with an unused link, of an account that still has the address; null if none. */
export async function selectUnclaimedIntent(reader: Reader, email: string): Promise<string | null> {
  const [row] = await reader
    .select({ id: intents.id })
    .from(intents)
    .where(
      and(
        eq(intents.guest_email, email),
        isNull(intents.claimed_at),
        ne(intents.status, 'withdrawn'),
        sql`${intents.user_id} = (select id from users where email = ${email})`,
      ),
    )
    .orderBy(desc(intents.created_at))
    .limit(1);
  return row?.id ?? null;
}

export async function markClaimed(tx: Tx, id: string): Promise<void> {
  await tx.update(intents).set({ claimed_at: sql`now()` }).where(eq(intents.id, id));
}

/** True if the guest's account was made for this purchase and holds nothing else. */
export async function isOnlyPurchase(
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

/** Its notes, answers and progress are its own (DECISIONS 71). Consultations leave only bookings. */
const wasHeldBefore = sql`(p.type <> 'consultation' and exists (
  select from user_products e where e.user_id = h.user_id and e.product_id = h.product_id and e.id <> h.id))`;

export async function restoredAccess(reader: Reader, orderId: string): Promise<boolean> {
  const found = await reader.execute(sql`
    select from user_products h join products p on p.id = h.product_id
    where h.order_id = ${orderId} and ${wasHeldBefore} limit 1`);
  return found.rows.length > 0;
}

export interface GuestHolder {
  readonly user_id: string;
  readonly order_id: string;
}

/** Valid for an hour after the purchase (DECISIONS 54), if the account never held the product before. */
export async function selectGuestHolder(
  reader: Reader,
  intentIds: readonly string[],
  product: { readonly slug: string } | { readonly id: string },
): Promise<GuestHolder | null> {
  const isProduct = 'slug' in product ? sql`p.slug = ${product.slug}` : sql`p.id = ${product.id}`;
  const found = await reader.execute<{ user_id: string; order_id: string }>(sql`
    select i.user_id, i.order_id from purchase_intents i
    join user_products h on h.order_id = i.order_id and h.user_id = i.user_id and h.status = 'active'
    join products p on p.id = h.product_id
    where i.id = any(${sql.param([...intentIds])}::uuid[]) and i.guest_email is not null and i.status = 'completed'
      and i.settled_at > now() - make_interval(mins => ${GUEST_ACCESS_MINUTES}) and ${isProduct}
      and not ${wasHeldBefore}
    limit 1`);
  return found.rows[0] ?? null;
}

export interface UnclaimedFilter {
  readonly id?: string | undefined;
  readonly order_id?: string | undefined;
  /** Paid at least this long ago. */
  readonly older_than_minutes?: number | undefined;
}

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
    filter.older_than_minutes === undefined
      ? undefined
      : lt(
          sql`coalesce(${intents.settled_at}, ${intents.created_at})`,
          sql`now() - make_interval(mins => ${filter.older_than_minutes})`,
        ),
  );
  const rows = await reader
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
    .offset(offset);
  const total = await totalOf(rows, { limit, offset }, () => reader.$count(intents, condition));
  return { rows, total };
}

const GUESTS_KEPT_DAYS = 30;
const GRANTS_KEPT_DAYS = 180;

export async function pruneGuests(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update purchase_intents
    set guest_email = 'forgotten-' || id || '@guest.invalid', guest_name = '-', guest_phone = null,
        guest_whatsapp_words = null, status = 'withdrawn', settled_at = now()
    where guest_email is not null and user_id is null and status = 'waiting'
      and created_at < now() - make_interval(
        days => case kind when 'grant' then ${GRANTS_KEPT_DAYS}::int else ${GUESTS_KEPT_DAYS}::int end)`);
}
