import { lazy, Suspense } from 'react';
import { formatWeekdayDate } from '#shared/dates.ts';
import { type Session, useReaderZone, wibSpan } from './reader-zone.ts';

/** Only for who reads elsewhere. */
const LocalTime = lazy(async () => ({ default: (await import('./local-time.tsx')).LocalTime }));

/** When a session is: in WIB, and on the reader's clocks where they show something else. */
export function SessionTime({ session }: { readonly session: Session }) {
  const zone = useReaderZone();
  return (
    <>
      <span className="whitespace-nowrap">{formatWeekdayDate(session.starts_at)},</span>{' '}
      <span className="num whitespace-nowrap">{wibSpan(session)}</span>
      {zone !== null && zone !== 'Asia/Jakarta' && (
        <Suspense>
          <LocalTime session={session} zone={zone} />
        </Suspense>
      )}
    </>
  );
}
