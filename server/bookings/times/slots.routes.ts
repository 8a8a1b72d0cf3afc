import * as contract from '#contract/bookings/slots.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import {
  type BookingServices,
  holdSlot,
  listSlots,
  readHold,
  readOfferedType,
  type SessionType,
} from '#server/bookings/index.ts';
import { networkDigest } from '#server/http/client-network.ts';
import { named, refuse, succeed } from '#shared/result.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';

export function slotRoutes({ db, clock }: BookingServices): readonly Implementation[] {
  return [
    implement(contract.listSlots, async ({ query: { product_id, kind, first, last } }) => {
      const type = await readOfferedType(db.orm, { product_id, kind });
      if (type === null) return refuse({ code: 'NOT_SCHEDULED' });
      const now = clock.now();
      const slots = await listSlots(db.orm, type, { days: { first, last }, now });
      return succeed({
        session: toSession(type, now),
        slots: slots.map(({ starts_at, ends_at, is_free }) => ({
          starts_at: starts_at.toISOString(),
          ends_at: ends_at.toISOString(),
          is_free,
        })),
      });
    }),
    implement(contract.holdSlot, ({ body: { time_zone = null, ...body }, request }) => {
      const held_by = networkDigest(request.address);
      return named('hold', holdSlot(db, { ...body, time_zone, held_by, now: clock.now() }));
    }),
    implement(contract.getHold, async ({ params }) => {
      const hold = await readHold(db.orm, params.id, clock.now());
      return hold === null ? refuse({ code: 'HOLD_NOT_FOUND' }) : succeed({ hold });
    }),
  ];
}

function toSession(type: SessionType, now: Date): contract.OfferedSession {
  const { kind, minutes, place_kind, change_until_hours, sessions, valid_days, horizon_days } = type;
  const last_day = dayOf(new Date(now.getTime() + horizon_days * DAY_MS));
  return { kind, minutes, place_kind, change_until_hours, sessions, valid_days, last_day };
}
