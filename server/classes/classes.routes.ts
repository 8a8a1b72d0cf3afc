import * as contract from '#contract/classes/admin.ts';
import * as rosters from '#contract/classes/admin-rosters.ts';
import {
  closeUnattended,
  exportRoster,
  readClass,
  readRoster,
  saveClass,
  setAttendance,
} from '#server/classes/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/db.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

interface ClassServices {
  readonly db: Database;
  readonly clock: Clock;
}

export function classRoutes({ db, clock }: ClassServices): readonly Implementation[] {
  return [
    implement(contract.getClass, ({ params }) => readClass(db.orm, params.id)),
    implement(contract.saveClass, (call) =>
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
