import { type BrokenCheck, listChecks, runChecks } from '#db/run-checks.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { findDatabase } from './find-database.ts';

/**
 * `npm run audit`: runs db/checks against DATABASE_URL, else the embedded PostgreSQL of DATA_DIR, which it starts if
 * needed. Only reads. Exit code 0: the books are right; 1: they are not; 2: they could not be checked.
 */
async function audit(): Promise<number> {
  const closing = new AsyncDisposableStack();
  try {
    const db = openDatabase(await findDatabase(closing), { pool_size: 1 });
    closing.defer(() => db.close());
    return report(await runChecks(db.pool));
  } finally {
    await closing.disposeAsync();
  }
}

/** Prints a line per check; returns the exit code. */
function report(found: readonly BrokenCheck[]): number {
  const broken = new Map(found.map((each) => [each.check, each]));
  for (const check of listChecks()) {
    const finding = broken.get(check);
    if (finding === undefined) {
      console.log(`baik   ${check}`);
      continue;
    }
    const { total, rows } = finding;
    console.log(`RUSAK  ${check} (${total} baris)`);
    for (const row of rows) console.log(`       ${JSON.stringify(row)}`);
    if (total > rows.length) console.log(`       … ${total - rows.length} baris lagi`);
  }
  return broken.size === 0 ? 0 : 1;
}

try {
  process.exitCode = await audit();
} catch (error) {
  console.error(`Audit tidak dapat dijalankan: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
