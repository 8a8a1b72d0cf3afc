import { Button } from '#app/components/ui/button.tsx';
import type { OwnClassSession } from '#contract/account/learning/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';

interface Props {
  readonly session: Pick<OwnClassSession, 'place'>;
  /** The one that is gone to next: its meeting is a button. */
  readonly isNext?: boolean;
}

/** Where a session is, for its holder; nothing while it is not known, and once it is over. */
export function ClassPlace({ session: { place }, isNext = false }: Props) {
  if (place === null) return null;
  if (!place.startsWith('https://')) return <p className="text-ui">{place}</p>;
  if (isNext) return <MeetingButton place={place} />;
  return (
    <a
      href={place}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-tap items-center justify-self-start font-semibold text-link text-ui underline underline-offset-4"
    >
      {copy.open}
    </a>
  );
}

export function MeetingButton({ place }: { readonly place: string }) {
  return (
    <Button asChild size="sm" className="justify-self-start">
      <a href={place} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
    </Button>
  );
}
