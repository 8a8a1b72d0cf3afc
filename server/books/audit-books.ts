import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { insertBookAudit } from './book-audits.queries.ts';

export type RunChecks = () => Promise<{ readonly checks: number; readonly broken: readonly unknown[] }>;

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly runChecks: RunChecks;
}

/** Checks that ledger, payments, orders and access agree; repairs nothing. */
export async function auditBooks({ db, clock, runChecks }: Services): Promise<void> {
  const started_at = clock.now();
  const { checks, broken } = await runChecks();
  await withTx(db, async (tx) => {
    await insertBookAudit(tx, { checks, broken, started_at });
    return succeed(null);
  });
}
