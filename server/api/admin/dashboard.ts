import { getDashboard } from '#contract/admin/dashboard.ts';
import { readDashboard } from '#server/modules/reports/index.ts';
import type { Database } from '#server/platform/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';

export function dashboardRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [implement(getDashboard, async () => succeed({ dashboard: await readDashboard(db.orm) }))];
}
