import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { SessionTime } from '#app/components/booking/session-time.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { OwnClassSession } from '#contract/account/learning/class-sessions.ts';
import { bookingsCopy as copy } from '#messages/bookings.ts';
import { ClassPlace } from './class-place.tsx';

interface Props {
  readonly session: OwnClassSession;
}

interface CardProps extends Props {
  /** The next one of its class: with the file of all of them. */
  readonly isNext: boolean;
}

/** One session of a class among what one has booked: when and where it is, and the way to its course. */
export function ClassSessionCard({ session, isNext }: CardProps) {
  const { product, number, count } = session;
  const page = `/user/purchases/${product.slug}`;
  if (!isNext && session.recording_lesson_id === null) return <LaterSession session={session} />;
  return (
    <article className="grid gap-2 rounded-card border border-line bg-surface px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-small">
        <span {...ownerLanguage(product, 'title')}>{product.title}</span>
        {count > 1 && <span className="num">{copy.session(number, count)}</span>}
      </p>
      <h3 className="font-heading text-[1.0625rem]">
        <SessionTime session={session} />
      </h3>
      <ClassPlace session={session} isNext={isNext} />
      <p className="mt-1 flex flex-wrap gap-2">
        {isNext && <ClassFileLink slug={product.slug} />}
        <RecordingLink session={session} />
        <Button asChild size="sm" variant="outline">
          <Link to={page}>{copy.openClass}</Link>
        </Button>
      </p>
    </article>
  );
}

/** What is neither next nor to be watched says its time, on a line. */
function LaterSession({ session }: Props) {
  const { product, number, count } = session;
  return (
    <article className="grid gap-0.5 border-line border-b px-5 pb-3">
      <h3 className="font-semibold text-ui">
        <SessionTime session={session} />
      </h3>
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-small">
        <Link
          {...ownerLanguage(product, 'title')}
          to={`/user/purchases/${product.slug}`}
          className="tap-area underline-offset-4 hover:underline"
        >
          {product.title}
        </Link>
        {count > 1 && <span className="num">{copy.session(number, count)}</span>}
      </p>
    </article>
  );
}

/** The lesson that a session became; nothing while it has no recording. */
export function RecordingLink({ session: { product, recording_lesson_id: id } }: Props) {
  if (id === null) return null;
  return (
    <Button asChild size="sm">
      <Link to={`/user/purchases/${product.slug}/learn/${encodeURIComponent(id)}`}>
        <Play aria-hidden="true" className="fill-current" />
        {copy.watchRecording}
      </Link>
    </Button>
  );
}

/** All sessions of the class at once. */
export function ClassFileLink({ slug }: { readonly slug: string }) {
  return (
    <Button asChild size="sm" variant="outline">
      <a href={`/api/purchases/${slug}/sessions.ics`} download>
        {copy.addToCalendar}
      </a>
    </Button>
  );
}
