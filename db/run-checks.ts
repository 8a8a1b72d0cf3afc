import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/platform/database/db.ts';
import { ROOT } from '#server/platform/root-folder.ts';

const FOLDER = fileURLToPath(new URL('db/checks/', ROOT));
/** Enough rows to see what is wrong; a broken book of a large shop could have millions. */
const MAX_ROWS = 20;
/** As long as a large shop needs; the pool's own limit is for people who wait. */
const CHECK_TIMEOUT_MS = 600_000;

export interface BrokenCheck {
  /** Name of its file, without the ending. */
  readonly check: string;
  /** How many rows offend. */
  readonly total: number;
  /** The first of them. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Names of all checks, in the order in which they run. */
export function listChecks(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();
}

/**
 * Runs every query of db/checks and returns those that found something; an empty list means that the books are right.
 * All look at the same moment, read only, and may take as long as a large shop needs.
 */
export async function runChecks(pool: Database['pool']): Promise<readonly BrokenCheck[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const broken: BrokenCheck[] = [];
    for (const check of listChecks()) {
      const query = readFileSync(`${FOLDER}${check}.sql`, 'utf8').trimEnd().replace(/;$/, '');
      const whole = {
        text: `select to_jsonb(offending) as row, count(*) over () as total from (${query}\n) offending limit ${MAX_ROWS}`,
        query_timeout: CHECK_TIMEOUT_MS,
      };
      const found = await client.query<{ row: Record<string, unknown>; total: number }>(whole);
      const [first] = found.rows;
      if (first !== undefined)
        broken.push({ check, total: first.total, rows: found.rows.map(({ row }) => row) });
    }
    return broken;
  } finally {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
  }
}
