import { Button } from '#app/components/ui/button.tsx';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';

interface Props {
  readonly session: Pick<OwnClassSession, 'place' | 'starts_at'>;
}

export function ClassPlace({ session: { place, starts_at } }: Props) {
  if (place === null) return null;
  if (!place.startsWith('https://')) return <p className="text-ui">{place}</p>;
  return <MeetingButton place={place} starts_at={starts_at} />;
}

const SOON_MS = 30 * 60_000;

export function MeetingButton({ place, starts_at }: { readonly place: string; readonly starts_at: string }) {
  const isSoon = Date.parse(starts_at) - Date.now() < SOON_MS;
  return (
    <Button asChild variant={isSoon ? 'primary' : 'outline'} className="justify-self-stretch">
      <a href={place} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
    </Button>
  );
}
