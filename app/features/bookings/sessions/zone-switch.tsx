import { Link, useSearchParams } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { slotCopy as copy } from '#messages/bookings/book.ts';
import { indonesianName, placeOf } from '#shared/time/time-zones.ts';
import { useBrowserZone, useReaderZone, ZONE, zoneNames } from './reader-zone.ts';

export function ZoneSwitch({ className }: { readonly className?: string }) {
  const [search] = useSearchParams();
  const [zone, own] = [useReaderZone() ?? 'Asia/Jakarta', useBrowserZone()];
  const hrefOf = (name: string | null) => {
    const next = new URLSearchParams(search);
    next.delete(ZONE);
    if (name !== null) next.set(ZONE, name);
    return `?${next}`;
  };
  const current = indonesianName(zone) ?? placeOf(zone);
  const names = own !== null && indonesianName(own) === null ? [...zoneNames, placeOf(own)] : zoneNames;
  return (
    <details className={cn('text-small', className)}>
      <summary className="inline-flex min-h-tap cursor-pointer list-none items-center gap-1.5 text-ink-2 [&::-webkit-details-marker]:hidden">
        {copy.zone(current)}{' '}
        <span className="font-semibold text-link underline underline-offset-4">{copy.changeZone}</span>
      </summary>
      <nav aria-label={copy.zones} className="flex flex-wrap items-center gap-x-4">
        {names.map((name) => (
          <Link
            key={name}
            to={hrefOf(zoneNames.includes(name) ? name : null)}
            replace
            preventScrollReset
            aria-current={name === current ? 'true' : undefined}
            className="inline-flex min-h-tap min-w-tap items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-dawn-deep"
          >
            {name}
          </Link>
        ))}
      </nav>
    </details>
  );
}
