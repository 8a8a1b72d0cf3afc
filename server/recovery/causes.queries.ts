import { type SQL, sql } from 'drizzle-orm';
import { unbegunCourses } from '#server/courses/index.ts';
import { openPayments } from '#server/payment-reminders/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { CancelReason, RecoveryCause } from '#shared/recovery/recovery.ts';

/** A later reminder would leave no time to pay. */
const PAYMENT_MINUTES_LEFT = 15;

const isReachable = sql`(u.is_active and u.anonymised_at is null and u.delete_after is null and not exists (
  select from people bounced where bounced.user_id = u.id and bounced.bounced_at is not null))`;

const wantsReminders = (user: SQL) => sql`not exists (
  select from account_preferences wish where wish.user_id = ${user} and not wish.reminders)`;

const agreedToReminders = sql`exists (
  select from consent_states s where s.email_digest = address_digest(u.email)
    and s.purpose = 'reminders' and s.channel = 'mail' and s.is_granted)`;

const holds = (product: SQL) => sql`exists (
  select from user_products h where h.user_id = c.user_id and h.product_id = ${product} and h.status = 'active')`;

/** A product of a cart that its owner can buy and does not hold. */
const isBuyable = sql`(is_sold(p) and p.price > 0 and coalesce(sellable_stock(p.id, p.type, p.stock), 1) > 0
  and not ${holds(sql`p.id`)}
  and not (p.type = 'bundle' and not exists (
    select from product_parts b where b.bundle_id = p.id and not ${holds(sql`b.product_id`)})))`;

const carts = sql`
  select c.user_id as subject_id, max(c.added_at) as occurred_at, c.user_id, u.email
  from cart_items c join users u on u.id = c.user_id join products p on p.id = c.product_id
  where ${isReachable} and ${agreedToReminders}
  group by c.user_id, u.email having bool_or(${isBuyable})`;

const payments = (isWanted: SQL, now: SQL) => sql`
  select o.id as subject_id, o.created_at as occurred_at, o.user_id, o.email from (${openPayments}) as o
  where ${isWanted} and o.expires_at > ${now} + make_interval(mins => ${PAYMENT_MINUTES_LEFT})
    and not exists (select from reminder_stops s where s.email_digest = address_digest(o.email))
    and not exists (select from people b where b.email = o.email and b.bounced_at is not null)
    and ${wantsReminders(sql`o.user_id`)}`;

/** Trials that end without a charge; who is charged is told so by the subscription itself. */
const trials = (now: SQL) => sql`
  select s.id as subject_id, s.trial_end as occurred_at, s.user_id, u.email
  from subscriptions s join users u on u.id = s.user_id join products p on p.id = s.product_id
  where s.trial_end = s.current_period_end and s.trial_end > ${now}
    and (s.status = 'cancelled' or (s.status = 'trialing' and not s.auto_renewal))
    and is_sold(p) and ${isReachable} and ${wantsReminders(sql`s.user_id`)}`;

const courses = sql`
  select w.holding_id as subject_id, w.since as occurred_at, w.user_id, w.email
  from (${unbegunCourses}) as w
  where not exists (select from people b where b.user_id = w.user_id and b.bounced_at is not null)`;

/** Columns `subject_id`, `occurred_at`, `user_id` and `email` of whom there is something to tell now. */
export function openCauses(cause: RecoveryCause, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const sources: Readonly<Record<RecoveryCause, SQL>> = {
    cart: carts,
    payment: payments(sql`o.intent_id is not null`, at),
    top_up: payments(sql`o.intent_id is null`, at),
    trial: trials(at),
    course: courses,
  };
  return sources[cause];
}

interface Occurrence {
  /** Names the message. */
  readonly id: string;
  readonly cause: RecoveryCause;
  readonly subject_id: string;
}

export async function isStillOpen(
  reader: Reader,
  { id, cause, subject_id }: Occurrence,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await reader.execute(sql`
    select from (${openCauses(cause, now)}) as c join recovery_messages m on m.occurred_at = c.occurred_at
    where c.subject_id = ${subject_id} and m.id = ${id}`);
  return rowCount === 1;
}

/** True once the person did what the message would have asked for, or began something new instead. */
const isDone = ({ id, cause, subject_id }: Occurrence): SQL => {
  const occurredAt = sql`(select m.occurred_at from recovery_messages m where m.id = ${id})`;
  switch (cause) {
    case 'cart':
      return sql`not exists (
        select from cart_items where user_id = ${subject_id} having max(added_at) = ${occurredAt})`;
    case 'payment':
    case 'top_up':
      return sql`exists (
        select from payments p left join purchase_intents i on i.id = p.intent_id
        where p.id = ${subject_id} and (p.status <> 'pending' or i.status = 'completed'))`;
    case 'trial':
      return sql`not exists (
        select from subscriptions s where s.id = ${subject_id} and s.trial_end = ${occurredAt}
          and (s.status = 'cancelled' or (s.status = 'trialing' and not s.auto_renewal)))`;
    case 'course':
      return sql`exists (
        select from user_products h join lesson_activity a on a.user_id = h.user_id and a.product_id = h.product_id
        where h.id = ${subject_id})`;
  }
};

const isUnwanted = ({ cause, subject_id }: Occurrence, digest: string): SQL => {
  switch (cause) {
    case 'cart':
      return sql`not exists (
        select from consent_states s where s.email_digest = ${digest}
          and s.purpose = 'reminders' and s.channel = 'mail' and s.is_granted)`;
    case 'payment':
    case 'top_up':
    case 'trial':
      return sql`(exists (select from reminder_stops s where s.email_digest = ${digest}) or exists (
        select from account_preferences wish join people b on b.user_id = wish.user_id
        where b.email_digest = ${digest} and not wish.reminders))`;
    case 'course':
      return sql`exists (
        select from user_products h join account_preferences wish on wish.user_id = h.user_id
        where h.id = ${subject_id} and not wish.learning)`;
  }
};

/** Says why a cause that is no longer open went away. */
export async function readCancelReason(
  reader: Reader,
  occurrence: Occurrence & { readonly email_digest: string },
): Promise<CancelReason> {
  const { rows } = await reader.execute<{ reason: CancelReason }>(sql`
    select case when ${isDone(occurrence)} then 'done'
                when ${isUnwanted(occurrence, occurrence.email_digest)} then 'unsubscribed'
                else 'unavailable' end as reason`);
  return rows[0]?.reason ?? 'unavailable';
}
