import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ZONE } from '#app/features/bookings/sessions/reader-zone.ts';
import { SessionTime } from '#app/features/bookings/sessions/session-time.tsx';
import type { SlotHold } from '#contract/bookings/slots.ts';
import { slotCopy as copy } from '#messages/bookings/book.ts';
import { indonesianName } from '#shared/time/time-zones.ts';

interface Props {
  readonly slug: string;
  readonly hold: SlotHold;
}

export function HeldTime({ slug, hold }: Props) {
  const minutes = useMinutesLeft(hold);
  const back = new URLSearchParams({ hold: hold.id, at: hold.starts_at });
  const zone = hold.time_zone && indonesianName(hold.time_zone);
  if (zone) back.set(ZONE, zone);
  return (
    <div className="col-span-full border-line border-t border-dashed pt-2.5 text-ui">
      <p className="text-ink-2 text-small">{copy.held.label}</p>
      <p className="font-semibold">
        <SessionTime session={hold} chosenZone={hold.time_zone} />
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
        <span role="status" className="num text-ink-2">
          {minutes > 0 ? copy.held.left(minutes) : copy.held.over}
        </span>
        <Link
          to={`/book/${slug}?${back}`}
          className="inline-flex min-h-tap items-center font-semibold text-link underline underline-offset-4"
        >
          {copy.held.change}
        </Link>
      </p>
    </div>
  );
}

const MINUTE_MS = 60_000;

function useMinutesLeft({ expires_at, is_live }: SlotHold): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(expires_at) - Date.now()) / MINUTE_MS));
  const [minutes, setMinutes] = useState(is_live ? left : 0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left), 5_000);
    return () => clearInterval(timer);
  });
  return minutes;
}
