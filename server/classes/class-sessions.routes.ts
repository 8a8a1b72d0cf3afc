import * as contract from '#contract/classes/class-sessions.ts';
import { listHeldSessions, readClassFile } from '#server/classes/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function classSessionRoutes({ db, clock }: Services): readonly Implementation[] {
  const now = () => clock.now();
  return [
    implement(contract.listClassSessions, async ({ caller }) =>
      succeed({ sessions: await listHeldSessions(db.orm, { user_id: caller.id, now: now() }) }),
    ),
    implement(contract.listProductSessions, async ({ caller, params: { slug } }) =>
      succeed({ sessions: await listHeldSessions(db.orm, { user_id: caller.id, slug, now: now() }) }),
    ),
    implement(contract.downloadClassFile, ({ caller, params: { slug } }) =>
      readClassFile(db.orm, { user_id: caller.id, slug, now: now() }),
    ),
  ];
}
