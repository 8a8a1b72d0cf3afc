import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/platform/database/db.ts';
import { ROOT } from '#server/platform/root-folder.ts';

const FOLDER = fileURLToPath(new URL('db/checks/', ROOT));
/** Enough rows to see the problem; a broken book of a large shop could have millions. */
const MAX_ROWS = 20;
/** Longer than the pool's own limit, which protects people who wait. */
const CHECK_TIMEOUT_MS = 600_000;

export interface BrokenCheck {
  /** Its name, as its `-- check:` line says. */
  readonly check: string;
  readonly total: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Check {
  readonly name: string;
  readonly query: string;
}

/** Each begins with a line `-- check: its-name`. */
function readChecks(): readonly Check[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) =>
      readFileSync(`${FOLDER}${file}`, 'utf8')
        .split(/^-- check: /m)
        .slice(1),
    )
    .map((text) => {
      const end = text.indexOf('\n');
      return { name: text.slice(0, end), query: text.slice(end).trim().replace(/;$/, '') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const listChecks = (): readonly string[] => readChecks().map(({ name }) => name);

/** Runs every query of db/checks in one read-only snapshot; an empty list means the books are right. */
export async function runChecks(pool: Database['pool']): Promise<readonly BrokenCheck[]> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const broken: BrokenCheck[] = [];
    for (const { name, query } of readChecks()) {
      const whole = {
        text: `select to_jsonb(offending) as row, count(*) over () as total from (${query}\n) offending limit ${MAX_ROWS}`,
        query_timeout: CHECK_TIMEOUT_MS,
      };
      const found = await client.query<{ row: Record<string, unknown>; total: number }>(whole);
      const [first] = found.rows;
      if (first !== undefined)
        broken.push({ check: name, total: first.total, rows: found.rows.map(({ row }) => row) });
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
