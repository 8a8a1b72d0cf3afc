import { type SQL, sql } from 'drizzle-orm';
import type {
  listWhatsappIncoming,
  listWhatsappMessages,
  WhatsappIncoming,
  WhatsappMessage,
} from '#contract/whatsapp/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';

const found = (search: string, ...texts: readonly SQL[]): SQL =>
  sql`(${sql.join(
    texts.map((text) => contains(text, search)),
    sql` or `,
  )})`;

const orderOf = (column: SQL) => ({
  newest: sql`${column} desc, listed.id desc`,
  '-newest': sql`${column}, listed.id`,
});

export async function listMessages(
  reader: Reader,
  { status, event, search = '', ...window }: ListQuery<typeof listWhatsappMessages>,
): Promise<{ readonly messages: WhatsappMessage[]; readonly total: number }> {
  const conditions = [sql`true`];
  if (status !== undefined) conditions.push(sql`listed.status = ${status}`);
  if (event !== undefined) conditions.push(sql`listed.event = ${event}`);
  if (search !== '')
    conditions.push(
      found(
        search,
        sql`coalesce(p.email, '')`,
        sql`coalesce(c.phone, '')`,
        sql`lower(coalesce(c.wa_user_id, ''))`,
      ),
    );
  const from = sql`
    from whatsapp_messages listed left join people p on p.id = listed.person_id
    left join whatsapp_contacts c on c.id = listed.contact_id
    left join whatsapp_templates t on t.name = listed.template_name and t.language = listed.language
    where ${sql.join(conditions, sql` and `)}`;
  const rows = await readWindow({ ...window, sort: 'newest' }, orderOf(sql`listed.created_at`), (ordering) =>
    selectRows<
      Omit<WhatsappMessage, 'text'> & { readonly template: string | null; readonly parameters: string[] }
    >(
      reader,
      sql`
      select listed.id, listed.event, p.email, c.phone, c.wa_user_id, t.body as template, listed.parameters,
             listed.category, listed.status, listed.problem, listed.error_code, listed.cost_bigint,
             ${isoText('listed.created_at')} as created_at, ${isoText('listed.sent_at')} as sent_at,
             ${isoText('listed.delivered_at')} as delivered_at, ${isoText('listed.read_at')} as read_at,
             ${isoText('listed.mailed_at')} as mailed_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  const messages = rows.map(({ template, parameters, ...row }) => ({
    ...row,
    text: fill(template, parameters),
  }));
  return { messages, total: await countUpTo(reader, from) };
}

/** Without a template, free text, or what a deleted person no longer has. */
function fill(template: string | null, parameters: readonly string[]): string {
  if (template === null) return parameters.join(' · ');
  return template.replace(/\{\{(\d+)\}\}/g, (_, place) => parameters[Number(place) - 1] ?? '…');
}

export async function listIncoming(
  reader: Reader,
  { search = '', ...window }: ListQuery<typeof listWhatsappIncoming>,
): Promise<{ readonly incoming: WhatsappIncoming[]; readonly total: number }> {
  const condition =
    search === ''
      ? sql`true`
      : found(search, sql`lower(listed.body)`, sql`coalesce(p.email, '')`, sql`coalesce(c.phone, '')`);
  const from = sql`
    from whatsapp_incoming listed join whatsapp_contacts c on c.id = listed.contact_id
    left join lateral (
      select people.email from whatsapp_people w join people on people.id = w.person_id
      where w.contact_id = c.id order by w.created_at limit 1
    ) p on true
    where ${condition}`;
  const incoming = await readWindow(
    { ...window, sort: 'newest' },
    orderOf(sql`listed.received_at`),
    (ordering) =>
      selectRows<WhatsappIncoming>(
        reader,
        sql`
      select listed.id, p.email, c.phone, c.wa_user_id, listed.kind, listed.body, listed.is_stop, listed.lead_id,
             ${isoText('listed.received_at')} as received_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
      ),
  );
  return { incoming, total: await countUpTo(reader, from) };
}

/** True once a message of this month in WIB was mailed because of the ceiling. */
export async function hasReachedCeiling(reader: Reader, now: Date): Promise<boolean> {
  const reached = await reader.execute(sql`
    select from whatsapp_messages
    where problem = 'ceiling' and failed_at >= date_trunc('month', ${now.toISOString()}::timestamptz, 'Asia/Jakarta')
    limit 1`);
  return reached.rowCount === 1;
}

/** For a copy of the own data. */
export async function listOwnMessages(reader: Reader, userId: string) {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select m.event, m.parameters, m.language, m.status, ${isoText('m.created_at')} as created_at,
           ${isoText('m.sent_at')} as sent_at, ${isoText('m.mailed_at')} as mailed_at
    from whatsapp_messages m join people p on p.id = m.person_id
    where p.user_id = ${userId} order by m.created_at, m.id`);
  return rows;
}

/** Returns nothing unless the number was proved by a code, as anybody may have named it as theirs. */
export async function listOwnIncoming(reader: Reader, userId: string) {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select i.kind, i.body, i.is_stop, ${isoText('i.received_at')} as received_at
    from whatsapp_incoming i join whatsapp_people w on w.contact_id = i.contact_id
    join whatsapp_contacts c on c.id = w.contact_id join people p on p.id = w.person_id
    join users u on u.id = p.user_id and u.phone_number = c.phone and u.phone_number_verified
    where p.user_id = ${userId} order by i.received_at, i.id`);
  return rows;
}
