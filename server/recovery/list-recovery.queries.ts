import { sql } from 'drizzle-orm';
import type {
  listRecovery as listRecoveryEndpoint,
  RecoveryFigures,
  RecoveryMessage,
} from '#contract/recovery/admin.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { sen } from '#shared/money/money.ts';
import { recoveryCauses } from '#shared/recovery/recovery.ts';
import { isoText } from '../platform/database/columns.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';
import { readRecoveryFigures } from './figures.queries.ts';
import type { RecoveryDelays } from './recovery.rules.ts';

const orderings = {
  due_at: sql`listed.due_at, id`,
  '-due_at': sql`listed.due_at desc, id desc`,
} as const;

/** The products of a cart: as mailed, and before that as they lie in it. */
const cartProducts = sql`
  select count(*)::int as products, (array_agg(p.title order by p.title))[1] as title
  from products p where p.id in (
    select (item ->> 'product_id')::uuid from jsonb_array_elements(m.items) as item
    union select c.product_id from cart_items c where m.items is null and c.user_id = m.subject_id)`;

const messageRows = sql`
  select m.id, m.cause, coalesce(i.guest_email, u.email) as email, m.state, m.reason, m.due_at, m.sent_at,
         m.returned_at, coalesce(i.title, p.title, cart.title) as title,
         case when m.cause = 'cart' then cart.products end as products
  from recovery_messages m
  left join users u on u.id = m.user_id
  left join payments pay on m.cause in ('payment', 'top_up') and pay.id = m.subject_id
  left join purchase_intents i on i.id = pay.intent_id
  left join subscriptions s on m.cause = 'trial' and s.id = m.subject_id
  left join user_products h on m.cause = 'course' and h.id = m.subject_id
  left join products p on p.id = coalesce(s.product_id, h.product_id)
  left join lateral (${cartProducts}) as cart on m.cause = 'cart'`;

export async function listRecovery(
  reader: Reader,
  { state, cause, search = '', ...window }: ListQuery<typeof listRecoveryEndpoint>,
): Promise<{ readonly messages: RecoveryMessage[]; readonly total: number }> {
  const conditions = [sql`true`];
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (cause !== undefined) conditions.push(sql`cause = ${cause}`);
  if (search !== '')
    conditions.push(sql`(${contains(sql`email`, search)} or ${contains(sql`lower(title)`, search)})`);
  const from = sql`from (${messageRows}) as listed where ${sql.join(conditions, sql` and `)}`;
  const messages = await readWindow(window, orderings, (ordering) =>
    selectRows<RecoveryMessage>(
      reader,
      sql`
      select id, cause, email, title, products, state, reason, ${isoText('due_at')} as due_at,
             ${isoText('sent_at')} as sent_at, ${isoText('returned_at')} as returned_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { messages, total: await countUpTo(reader, from) };
}

/** Every cause, also one that has sent nothing. */
export async function readCauses(
  reader: Reader,
  { now, delays }: { readonly now: Date; readonly delays: RecoveryDelays },
): Promise<readonly RecoveryFigures[]> {
  const figures = new Map((await readRecoveryFigures(reader, now)).map((row) => [row.cause, row]));
  return recoveryCauses.map((cause) => {
    const isSold = cause !== 'course';
    const none = {
      cause,
      sent: 0,
      returned: 0,
      bought: isSold ? 0 : null,
      amount_bigint: isSold ? sen(0) : null,
    };
    return { ...none, ...figures.get(cause), delay_hours: delays[cause] };
  });
}
