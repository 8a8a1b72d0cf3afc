import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from './db.ts';

/** A query whose rows are what JSON has: texts of times (`isoText`), numbers below 2^53. */
export interface Part<Row> {
  readonly query: SQL;
  /** Only for its type. */
  readonly rows?: readonly Row[];
}

type Rows<Parts> = { readonly [Name in keyof Parts]: Parts[Name] extends Part<infer Row> ? Row[] : never };

export const part = <Row>(query: SQL): Part<Row> => ({ query });

/** What several queries find, asked in one statement: rows by the names of their queries. */
export async function readTogether<Parts extends Readonly<Record<string, Part<unknown>>>>(
  reader: Reader,
  parts: Parts,
) {
  const columns = Object.entries(parts).map(
    ([name, { query }]) =>
      sql`(select coalesce(jsonb_agg(to_jsonb(rows)), '[]') from (${query}) as rows) as ${sql.identifier(name)}`,
  );
  const { rows } = await reader.execute<Rows<Parts>>(sql`select ${sql.join(columns, sql`, `)}`);
  const [row] = rows;
  if (row === undefined) throw new Error('a statement of subselects has always one row');
  return row;
}
