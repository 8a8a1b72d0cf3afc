import { type Session, useClock, wibSpan } from './reader-zone.ts';

interface Props {
  readonly session: Session;
  /** The zone in which the time was booked, on pages without a zone switch. */
  readonly chosenZone?: string | null;
}

export function SessionTime({ session, chosenZone = null }: Props) {
  return (
    <>
      <SessionDate session={session} chosenZone={chosenZone} />
      <WibTime session={session} chosenZone={chosenZone} />
    </>
  );
}

export function SessionDate({ session, chosenZone = null }: Props) {
  const clock = useClock(chosenZone);
  return (
    <>
      <span className="whitespace-nowrap">{clock.day(session.starts_at)},</span>{' '}
      <span className="num whitespace-nowrap">{clock.span(session)}</span>
    </>
  );
}

/** Reserves its space from the first paint, because the zone is known only in the browser. */
export function WibTime({ session, chosenZone = null }: Props) {
  const isWib = useClock(chosenZone).isWib(session.starts_at);
  if (isWib) return <span aria-hidden className="hidden h-lh text-small elsewhere:block" />;
  return <span className="num block font-normal text-ink-2 text-small">{wibSpan(session)}</span>;
}
