import * as contract from '#contract/bookings/admin-availability.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  addDayOff,
  type BookingServices,
  blockTime,
  loadHolidays,
  readAvailability,
  removeDayOff,
  saveSessionType,
  unblockTime,
} from '#server/bookings/index.ts';
import { classRoutes } from '#server/classes/classes.routes.ts';
import { succeed } from '#shared/result.ts';

export function availabilityRoutes({ db, clock }: BookingServices): readonly Implementation[] {
  return [
    ...classRoutes({ db, clock }),
    implement(contract.getAvailability, async () => succeed(await readAvailability(db.orm, clock.now()))),
    implement(contract.saveSessionType, (call) =>
      saveSessionType(db, { target: call.params.target, rules: call.body }, actorOf(call)),
    ),
    implement(contract.addDayOff, (call) => addDayOff(db, call.body, actorOf(call))),
    implement(contract.loadHolidays, (call) => loadHolidays(db, clock.now(), actorOf(call))),
    implement(contract.removeDayOff, (call) => removeDayOff(db, call.params.id, actorOf(call))),
    implement(contract.blockTime, (call) => blockTime(db, call.body, actorOf(call))),
    implement(contract.unblockTime, (call) => unblockTime(db, call.params.id, actorOf(call))),
  ];
}
