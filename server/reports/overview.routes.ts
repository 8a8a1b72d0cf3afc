import { getOverview } from '#contract/reports/overview.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { OnUnread } from '#server/platform/failures/open-parts.ts';
import { readOverview } from '#server/reports/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

interface OverviewServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly onUnread: OnUnread;
}

export const overviewRoute = ({ db, clock, onUnread }: OverviewServices): Implementation =>
  implement(getOverview, async ({ caller }) =>
    succeed(await readOverview(db.orm, { user_id: caller.id, now: clock.now(), onUnread })),
  );
