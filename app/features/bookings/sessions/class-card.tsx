import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import type { OwnClassSession } from '#contract/classes/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings/bookings.ts';
import { ClassName, SessionFrame } from './session-frame.tsx';
import { SessionDate } from './session-time.tsx';

export function ClassCard({ sessions }: { readonly sessions: readonly OwnClassSession[] }) {
  const [next, ...later] = sessions;
  if (next === undefined) return null;
  return (
    <SessionFrame session={next} name={<ClassName session={next} />} action={<ClassPlace session={next} />}>
      {later.length > 0 && (
        <ol className="grid gap-1.5">
          {later.map((session) => (
            <li key={session.id} className="flex flex-wrap gap-x-3 text-ink-2">
              <span className="num w-16 shrink-0">{copy.sessionNumber(session.number)}</span>
              <span>
                <SessionDate session={session} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <ClassFileLink slug={next.product.slug} />
    </SessionFrame>
  );
}

export function RecordingLink({ session: { product, recording_lesson_id: id } }: RecordingProps) {
  if (id === null) return null;
  return (
    <Button asChild size="sm" variant="outline">
      <Link to={`/user/purchases/${product.slug}/learn/${encodeURIComponent(id)}`}>
        <Play aria-hidden="true" className="fill-current" />
        {copy.watchRecording}
      </Link>
    </Button>
  );
}

interface RecordingProps {
  readonly session: Pick<OwnClassSession, 'product' | 'recording_lesson_id'>;
}

export function ClassFileLink({ slug }: { readonly slug: string }) {
  return (
    <a
      href={`/api/purchases/${slug}/sessions.ics`}
      download
      className="inline-flex min-h-tap items-center justify-self-start font-semibold text-link text-ui underline-offset-4 hover:underline"
    >
      {copy.addToCalendar}
    </a>
  );
}

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
