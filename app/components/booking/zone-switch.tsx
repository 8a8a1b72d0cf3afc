import { Link, useSearchParams } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { slotCopy as copy } from '#messages/booking.ts';
import { indonesianName, placeOf } from '#shared/time/time-zones.ts';
import { useBrowserZone, useReaderZone, ZONE, zoneNames } from './reader-zone.ts';

interface Props {
  readonly className?: string;
  /** Says what it is where nothing around it does. */
  readonly isLabelled?: boolean;
}

/** In which zone times are shown beside WIB: one of Indonesia, or that of a browser elsewhere. Kept in the address. */
export function ZoneSwitch({ className, isLabelled = false }: Props) {
  const [search] = useSearchParams();
  const [zone, own] = [useReaderZone() ?? 'Asia/Jakarta', useBrowserZone()];
  const hrefOf = (name: string | null) => {
    const next = new URLSearchParams(search);
    next.delete(ZONE);
    if (name !== null) next.set(ZONE, name);
    return `?${next}`;
  };
  const isElsewhere = own !== null && indonesianName(own) === null;
  return (
    <nav aria-label={copy.zones} className={cn('flex flex-wrap items-center gap-x-4 text-small', className)}>
      {isLabelled && <span className="text-ink-3">{copy.zones}</span>}
      {zoneNames.map((name) => (
        <Zone key={name} to={hrefOf(name)} isCurrent={indonesianName(zone) === name}>
          {name}
        </Zone>
      ))}
      {isElsewhere && (
        <Zone to={hrefOf(null)} isCurrent={zone === own}>
          {placeOf(own)}
        </Zone>
      )}
    </nav>
  );
}

interface ZoneProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly children: string;
}

function Zone({ to, isCurrent, children }: ZoneProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      className={cn(
        'inline-flex min-h-tap min-w-tap items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline',
        isCurrent && 'font-semibold text-ink underline decoration-2 decoration-dawn-deep',
      )}
    >
      {children}
    </Link>
  );
}
