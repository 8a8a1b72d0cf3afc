import { type Session, useClock, wibSpan } from './reader-zone.ts';

interface Props {
  readonly session: Session;
  /** In which it was chosen, where nothing on the page changes it. */
  readonly chosenZone?: string | null;
}

/** When a session is, on the reader's clocks; where those show something else than WIB, that stands below. */
export function SessionTime({ session, chosenZone = null }: Props) {
  return (
    <>
      <SessionDate session={session} chosenZone={chosenZone} />
      <WibTime session={session} chosenZone={chosenZone} />
    </>
  );
}

/** On one line. */
export function SessionDate({ session, chosenZone = null }: Props) {
  const clock = useClock(chosenZone);
  return (
    <>
      <span className="whitespace-nowrap">{clock.day(session.starts_at)},</span>{' '}
      <span className="num whitespace-nowrap">{clock.span(session)}</span>
    </>
  );
}

/** Keeps its place from the first paint, by the clock of the browser. */
export function WibTime({ session, chosenZone = null }: Props) {
  const isWib = useClock(chosenZone).isWib(session.starts_at);
  if (isWib) return <span aria-hidden className="hidden h-lh text-small elsewhere:block" />;
  return <span className="num block font-normal text-ink-2 text-small">{wibSpan(session)}</span>;
}
