import * as adminContract from '#contract/classes/admin.ts';
import * as rosters from '#contract/classes/admin-rosters.ts';
import * as classSessionsContract from '#contract/classes/class-sessions.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import {
  closeUnattended,
  exportRoster,
  listHeldSessions,
  readClass,
  readClassFile,
  readRoster,
  saveClass,
  setAttendance,
} from './index.ts';

interface ClassServices {
  readonly db: Database;
  readonly clock: Clock;
}

export function classRoutes({ db, clock }: ClassServices): readonly Implementation[] {
  return [
    implement(adminContract.getClass, ({ params }) => readClass(db.orm, params.id)),
    implement(adminContract.saveClass, (call) =>
      saveClass(db, { id: call.params.id, change: call.body, now: clock.now() }, actorOf(call)),
    ),
    implement(rosters.getRoster, ({ params }) => readRoster(db.orm, params.id)),
    implement(rosters.exportRoster, ({ params }) => exportRoster(db.orm, params.id)),
    implement(rosters.setAttendance, (call) =>
      setAttendance(db, { product_id: call.params.id, ...call.body }, actorOf(call)),
    ),
    implement(rosters.closeUnattended, (call) =>
      closeUnattended(db, { product_id: call.params.id, ...call.body, now: clock.now() }, actorOf(call)),
    ),
  ];
}

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

export function classSessionRoutes({ db, clock }: Services): readonly Implementation[] {
  const now = () => clock.now();
  return [
    implement(classSessionsContract.listClassSessions, async ({ caller }) =>
      succeed({ sessions: await listHeldSessions(db.orm, { user_id: caller.id, now: now() }) }),
    ),
    implement(classSessionsContract.listProductSessions, async ({ caller, params: { slug } }) =>
      succeed({ sessions: await listHeldSessions(db.orm, { user_id: caller.id, slug, now: now() }) }),
    ),
    implement(classSessionsContract.downloadClassFile, ({ caller, params: { slug } }) =>
      readClassFile(db.orm, { user_id: caller.id, slug, now: now() }),
    ),
  ];
}
