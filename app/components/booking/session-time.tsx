import { Suspense } from 'react';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { formatWeekdayDate } from '#shared/time/dates.ts';
import { type Session, useReaderZone, wibSpan } from './reader-zone.ts';

/** Only for who reads elsewhere. */
const LocalTime = lazyPart(async () => (await import('./local-time.tsx')).LocalTime);
/** Keeps its place from the first paint, by the clock of the browser. */
const place = <span aria-hidden className="hidden h-lh text-small elsewhere:block" />;

interface Props {
  readonly session: Session;
  /** In which it was chosen, where nothing on the page changes it. */
  readonly chosenZone?: string | null;
}

/** When a session is: in WIB, and on the reader's clocks where they show something else. */
export function SessionTime({ session, chosenZone = null }: Props) {
  const zone = useReaderZone(chosenZone);
  return (
    <>
      <span className="whitespace-nowrap">{formatWeekdayDate(session.starts_at)},</span>{' '}
      <span className="num whitespace-nowrap">{wibSpan(session)}</span>
      {zone !== 'Asia/Jakarta' && (
        <Suspense fallback={place}>
          {zone === null ? place : <LocalTime session={session} zone={zone} />}
        </Suspense>
      )}
    </>
  );
}
