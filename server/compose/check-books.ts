import { listChecks, runChecks } from '#db/run-checks.ts';
import type { RunChecks } from '../books/index.ts';
import type { Database } from '../platform/database/db.ts';

export function checkBooks({ pool }: Database): RunChecks {
  return async () => ({ checks: listChecks().length, broken: await runChecks(pool) });
}
