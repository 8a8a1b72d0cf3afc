import { slotCopy as copy } from '#messages/booking.ts';
import { formatWeekdayDate } from '#shared/dates.ts';
import { zoneLabel } from '#shared/time-zones.ts';
import { localSpan, type Session, useReaderZone, wibSpan } from './reader-zone.ts';

/** When a session is: in WIB, and on the reader's clocks where they show something else. */
export function SessionTime({ session }: { readonly session: Session }) {
  const zone = useReaderZone();
  const local = localSpan(session, zone);
  return (
    <>
      {formatWeekdayDate(session.starts_at)},{' '}
      <span className="num whitespace-nowrap">{wibSpan(session)}</span>
      {local !== null && zone !== null && (
        <span className="num block font-normal text-ink-2 text-small">
          {copy.there(zoneLabel(zone, new Date(session.starts_at)))} {local}
        </span>
      )}
    </>
  );
}
