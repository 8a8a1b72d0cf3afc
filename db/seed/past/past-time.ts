import type pg from 'pg';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { readFactTime } from '../seed.queries.ts';
import { writeMailings } from './past-mailings.ts';
import { writeRecovery } from './past-recovery.ts';
import { writeVisits } from './past-visits.ts';
import type { Past } from './read-past.ts';

/** Recorded with the catalogue of a demo with a history; its time is that of the first start. */
export const PAST_BEGUN = 'demo_past_begun';

/** Recorded when the rows are dated. */
export const PAST_DONE = 'demo_past_seeded';

/** Stored until the rows are dated, so that an interrupted start can continue. */
const MARK = 'demo_past_mark:';

/**
 * Gives events of a few seconds dates over months. Use cases stamp their rows with the present; `at` marks the
 * following rows as of another day, and `dateRows` moves every time stamped after a mark to that mark's day.
 */
export interface PastTime {
  /** The number of marks that earlier, interrupted starts have set. */
  readonly marks: number;
  at(days_ago: number): Promise<Clock>;
}

export interface InvoiceSeller {
  readonly name: string;
  readonly email: string;
  readonly country: string;
}

/** A demo without a history happens now. */
export async function openPastTime(db: Database, chapter: 'shopping' | 'people'): Promise<PastTime> {
  const start = await readFactTime(db.orm, PAST_BEGUN);
  if (start === null) return { marks: 0, at: async () => systemClock };
  const prefix = `${MARK}${chapter}:`;
  const { rows } = await db.pool.query('select from app_state where key like $1', [`${prefix}%`]);
  let count = rows.length;
  return {
    marks: rows.length,
    async at(days_ago) {
      const told = new Date(start.getTime() - days_ago * DAY_MS);
      await db.pool.query(
        'insert into app_state (key, value, updated_at) values ($1, $2, clock_timestamp())',
        [`${prefix}${count}`, JSON.stringify(told)],
      );
      count += 1;
      return { now: () => told };
    },
  };
}

/**
 * Dates all rows in one transaction, with the guards of append-only tables off: nobody is served yet, and every check
 * of the books holds afterwards. Writes invoices of past sales by this seller, and credit notes of refunds.
 */
export async function dateRows(db: Database, seller: InvoiceSeller, past: Past): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query(`
      create temporary table past_marks on commit drop as
        select updated_at as since,
          lead(updated_at, 1, clock_timestamp()) over (order by updated_at) as until,
          updated_at - (value #>> '{}')::timestamptz as shift
        from app_state where key like '${MARK}%'`);
    await client.query('create index on past_marks (since)');
    await client.query(`
      create function pg_temp.told(stamped timestamptz) returns timestamptz language sql stable as $$
        select coalesce(
          (select stamped - shift from past_marks where since <= stamped and stamped < until), stamped)
      $$`);
    const { rows } = await client.query<{ name: string; columns: string[] }>(`
      select quote_ident(table_name) as name, array_agg(quote_ident(column_name)::text) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'app_state'
        and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
        -- When a session takes place is chosen, not stamped.
        and (table_name not in ('consultation_bookings', 'class_sessions', 'class_invitations')
          or column_name in ('created_at', 'moved_at'))
      group by table_name`);
    for (const { name, columns } of rows) {
      const dated = columns.map((column) => `${column} = pg_temp.told(${column})`).join(', ');
      const touched = columns
        .map((column) => `${column} >= (select min(since) from past_marks)`)
        .join(' or ');
      await client.query(`alter table ${name} disable trigger user`);
      // A payment's deadline counts from its opening.
      if (name === 'payments')
        await client.query(
          `update payments set expires_at = expires_at - (created_at - pg_temp.told(created_at))`,
        );
      await client.query(`update ${name} set ${dated} where ${touched}`);
      await client.query(`alter table ${name} enable trigger user`);
    }
    // The month of a paid consultation is that of its order.
    await client.query(`
      update consultation_bookings
      set month = date_trunc('month', created_at at time zone interval '7 hours')::date where kind = 'paid'`);
    await writeDocuments(client, seller);
    await writeRecovery(client);
    await writeMailings(client, past);
    await writeVisits(client, past);
    // News of the past are not mailed today.
    await client.query(`
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where created_at >= (select min(since) from past_marks)`);
    await client.query(`delete from app_state where key like '${MARK}%'`);
    await client.query("insert into app_state (key, value) values ($1, 'true')", [PAST_DONE]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Invoices in the order of the sales, then credit notes in that of the refunds, because numbers follow the days. */
async function writeDocuments(client: pg.PoolClient, seller: InvoiceSeller): Promise<void> {
  await client.query(
    `insert into invoices (order_id, seller, created_at)
     select id, $1, created_at from orders o
     where amount_bigint > 0 and status in ('completed', 'refunded')
       and not exists (select from invoices where order_id = o.id)
     order by created_at`,
    [JSON.stringify(seller)],
  );
  await client.query(
    `insert into credit_notes (invoice_id, posting_id, tax_bigint)
     select i.id, p.id, 0
     from ledger_postings p join invoices i on i.order_id::text = p.reference_id
     where p.type = 'refund' and p.reference_type = 'order'
       and not exists (select from credit_notes where posting_id = p.id)
     order by p.created_at, p.id`,
  );
}
