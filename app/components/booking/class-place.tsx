import type { OwnClassSession } from '#contract/account/learning/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';

/** Where a session is, for its holder; nothing while it is not known, and once it is over. */
export function ClassPlace({ session: { place } }: { readonly session: Pick<OwnClassSession, 'place'> }) {
  if (place === null) return null;
  if (!place.startsWith('https://')) return <p className="text-ui">{place}</p>;
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
