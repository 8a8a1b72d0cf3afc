import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { contains } from './word-match.ts';

/** Sixteen words. */
const ALPHABET = 'a b c d e f g h i j k l m n o p';
const texts = [ALPHABET, '100% kopi', '100 kopi', 'a_b', 'laporan stok gudang', 'gudang\\stok'];

async function found(db: Database, typed: string): Promise<string[]> {
  const rows = sql`unnest(${sql.param(texts)}::text[]) as small`;
  const hits = await db.orm.execute<{ small: string }>(
    sql`select small from ${rows} where ${contains(sql`small`, typed)}`,
  );
  return hits.rows.map(({ small }) => small);
}

describe('a text is found', () => {
  test.for([
    ['by no words', ' ', texts],
    ['by a part of a word, in letters of any size', 'GuDan', ['laporan stok gudang', 'gudang\\stok']],
    ['by its words in any order', 'gudang laporan', ['laporan stok gudang']],
    ['by all of the words only', 'gudang kopi', []],
    ['by signs of patterns as they are', '00% KO', ['100% kopi']],
    ['by an underscore', 'A_B', ['a_b']],
    ['by a backslash', 'g\\s', ['gudang\\stok']],
    ['by the first sixteen of many words', `${ALPHABET} teh`, [ALPHABET]],
  ] as const)('%s: %s', async ([_, typed, expected], { db }) => {
    expect(await found(db, typed)).toEqual(expected);
  });
});
