import { type SQL, sql } from 'drizzle-orm';
import type { OnUnread } from '../failures/open-parts.ts';
import type { Reader } from './db.ts';

/** Columns must survive JSON: times as text (`isoText`), numbers below 2^53. */
export interface Part<Row> {
  readonly query: SQL;
  readonly rows?: readonly Row[];
}

type Rows<Parts> = { readonly [Name in keyof Parts]: Parts[Name] extends Part<infer Row> ? Row[] : never };
type Queries = Readonly<Record<string, Part<unknown>>>;

export const part = <Row>(query: SQL): Part<Row> => ({ query });

export async function readTogether<Parts extends Queries>(
  reader: Reader,
  parts: Parts,
  leftOut: ReadonlySet<string> = new Set(),
) {
  const columns = Object.entries(parts).map(([name, { query }]) => {
    const rows = leftOut.has(name)
      ? sql`'[]'::jsonb`
      : sql`(select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from (${query}) as rows)`;
    return sql`${rows} as ${sql.identifier(name)}`;
  });
  const { rows } = await reader.execute<Rows<Parts>>(sql`select ${sql.join(columns, sql`, `)}`);
  const [row] = rows;
  if (row === undefined) throw new Error('a statement of subselects has always one row');
  return row;
}

/** Like `readTogether`; leaves out and reports what cannot be read. Throws when nothing can. */
export async function readAvailableParts<Parts extends Queries>(
  reader: Reader,
  parts: Parts,
  onUnread: OnUnread,
) {
  const unread = new Set<string>();
  try {
    return { found: await readTogether(reader, parts), unread };
  } catch (error) {
    const names = Object.keys(parts);
    await Promise.all(
      Object.entries(parts).map(async ([name, query]) => {
        try {
          await readTogether(reader, { [name]: query });
        } catch (reason) {
          unread.add(name);
          onUnread(reason);
        }
      }),
    );
    if (unread.size === names.length) throw error;
    return { found: await readTogether(reader, parts, unread), unread };
  }
}
