import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#contract/account/session.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { OnUnread } from '#server/platform/failures/open-parts.ts';
import type { Language } from '#shared/language/language.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import type { UserRole } from '#shared/people/roles.ts';

/**
 * Reads in one statement what every page shows of the person signed in: account, balance, and whether they have sessions
 * or could book one (bought, or the free one of a month). A failure to read sessions keeps nobody out: the link to them
 * stays, and their page says what is wrong.
 */
export async function readViewer(reader: Reader, id: string, onUnread: OnUnread): Promise<Viewer> {
  const read = (has_sessions: SQL<boolean>) =>
    reader
      .select({ ...account, has_sessions })
      .from(accounts)
      .where(sql`u.id = ${id}`);
  const [found] = await read(hasSessions).catch((error: unknown) => {
    onUnread(error);
    return read(sql<boolean>`true`);
  });
  if (found === undefined) throw new Error('account of a session not found');
  const { balance_bigint, ...viewer } = found;
  return { ...viewer, wallet: { balance_bigint } };
}

const hasSessions = sql<boolean>`
  exists (select from session_hours join session_types t on t.id = session_type_id where t.kind = 'free')
  or exists (select from session_date_hours join session_types t on t.id = session_type_id
             where t.kind = 'free' and day >= (now() at time zone 'Asia/Jakarta')::date and not isempty(hours))
  or exists (select from consultation_bookings where user_id = u.id and status not in ('held', 'expired'))
  or exists (select from user_products h join products p on p.id = h.product_id
             where h.user_id = u.id and h.status = 'active' and p.type in ('consultation', 'mini_class'))`;

const accounts = sql`users u left join account_preferences a on a.user_id = u.id
  left join wallets w on w.user_id = u.id and w.currency = 'IDR'`;

const account = {
  id: sql<string>`u.id`,
  email: sql<string>`u.email`,
  full_name: sql<string>`u.full_name`,
  role: sql<UserRole>`u.role`,
  avatar_url: sql<string | null>`u.avatar_url`,
  language: sql<Language | null>`a.language`,
  balance_bigint: sql<Sen>`coalesce(w.balance_bigint, 0)`.mapWith(sen),
};
