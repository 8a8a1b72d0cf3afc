import { type SQL, sql } from 'drizzle-orm';
import type { BroadcastSend, listBroadcastSends } from '#contract/broadcasts/admin.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader } from '../platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '../platform/lists/list-window.ts';
import { contains } from '../platform/lists/word-match.ts';
import { selectBroadcast } from './broadcasts.queries.ts';
import type { NotFound } from './broadcasts.ts';

const orderings = { id: sql`s.id`, '-id': sql`s.id desc` } as const;

interface SendsQuery extends ListQuery<typeof listBroadcastSends> {
  readonly id: string;
}

/** In the order in which they leave. */
export async function listSends(
  reader: Reader,
  { id, state, search = '', ...window }: SendsQuery,
): Promise<Result<{ readonly sends: BroadcastSend[]; readonly total: number }, NotFound>> {
  const broadcast = await selectBroadcast(reader, id);
  if (broadcast === null) return refuse({ code: 'BROADCAST_NOT_FOUND' });
  const conditions: SQL[] = [sql`s.message_id = ${broadcast.message_id}`];
  if (state !== undefined) conditions.push(sql`s.state = ${state}`);
  if (search !== '') conditions.push(contains(sql`p.search_text`, search));
  const from = sql`
    from mailing_sends s left join people p on p.id = s.person_id where ${sql.join(conditions, sql` and `)}`;
  const sends = await readWindow({ ...window, sort: 'id' }, orderings, (ordering) =>
    selectRows<BroadcastSend>(
      reader,
      sql`
      select s.id, p.email, s.person_id, p.language, s.state, s.reason,
             exists (select from mailing_clicks c where c.send_id = s.id) as clicked,
             coalesce(${isoText('s.settled_at')}, ${isoText('s.sending_at')}) as at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return succeed({ sends, total: await countUpTo(reader, from) });
}
