import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { toast } from '#app/lib/toast.ts';
import type { bookFreeConsultation, listBookings } from '#contract/bookings/bookings.ts';
import { freeCopy as copy } from '#messages/service-pages/consultation.ts';

/** Shows this month's free consultation in each of its states (DECISIONS 27). */
export function FreeConsultationSection() {
  const { eligibility, isBusy, book } = useFreeConsultation();
  return (
    <section id="gratis" className="wrap py-section" aria-labelledby="free-title">
      <h2 id="free-title" className="max-w-[14em] text-t1">
        {copy.title}
      </h2>
      <p className="mt-4 max-w-[34em] text-ink-2">{copy.text}</p>
      <div className="mt-6 grid content-start gap-4 lg:min-h-24">
        <p role="status" className="font-semibold">
          {eligibilityText(eligibility)}
        </p>
        <FreeConsultationAction standing={eligibility} isBusy={isBusy} onBook={book} />
      </div>
    </section>
  );
}

function eligibilityText(eligibility: FreeConsultation): string | null {
  if (eligibility.state === 'incomplete') return copy.incomplete(eligibility.percent);
  return eligibility.state === 'visitor' ? null : copy[eligibility.state];
}

interface FreeConsultationActionProps {
  readonly standing: FreeConsultation;
  readonly isBusy: boolean;
  readonly onBook: () => void;
}

function FreeConsultationAction({ standing: eligibility, isBusy, onBook }: FreeConsultationActionProps) {
  switch (eligibility.state) {
    case 'visitor':
      return (
        <ActionLink to={`/login?next=${encodeURIComponent('/consultation#gratis')}`}>
          {copy.visitor}
        </ActionLink>
      );
    case 'incomplete':
      return <ActionLink to="/user/profile">{copy.profile}</ActionLink>;
    case 'used':
      return <ActionLink to="/user/bookings">{copy.schedule}</ActionLink>;
    case 'ready':
      return eligibility.hasTimes ? (
        <ActionLink to="/user/bookings/free/time">{copy.chooseTime}</ActionLink>
      ) : (
        <Button
          size="lg"
          className="justify-self-start"
          onClick={onBook}
          busyText={isBusy ? copy.busy : undefined}
        >
          {copy.book}
        </Button>
      );
    default:
      return (
        <div className="min-h-13">
          <noscript>
            {copy.withoutScripts}{' '}
            <a href="#waktu" className="text-link underline underline-offset-4">
              {copy.schedule}
            </a>
          </noscript>
        </div>
      );
  }
}

function ActionLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Button asChild size="lg" variant="outline" className="justify-self-start">
      <Link to={to}>{children}</Link>
    </Button>
  );
}

type FreeConsultation =
  | { readonly state: 'checking' | 'visitor' | 'unknown' | 'used' }
  /** With a calendar the time is chosen first, and only a chosen time uses up the month. */
  | { readonly state: 'ready'; readonly hasTimes: boolean }
  | { readonly state: 'incomplete'; readonly percent: number };

const bookings = createQuery({
  name: 'bookings',
  read: () => browserClient.call<typeof listBookings>({ method: 'get', path: '/api/bookings' }),
});

/** Loaded after the page, which is cached for everybody. */
function useFreeConsultation() {
  const { status, viewer } = useViewer();
  const [isBusy, setIsBusy] = useState(false);
  const userId = viewer?.id ?? null;
  const { answer } = useQuery(bookings, userId);
  const book = async () => {
    setIsBusy(true);
    const booked = await browserClient.call<typeof bookFreeConsultation>(
      { method: 'post', path: '/api/bookings/free-consultation' },
      { body: {} },
    );
    if (userId !== null) await bookings.refetch(userId);
    setIsBusy(false);
    if (booked.ok) toast.success(copy.booked.title, { description: copy.booked.text });
    else toast.error(copy.failedTitle, { description: booked.refusal.message });
  };
  const isVisitor = status === 'ready' && viewer === null;
  const eligibility: FreeConsultation = isVisitor ? { state: 'visitor' } : toEligibility(answer);
  return { eligibility, isBusy, book };
}

function toEligibility(answer: ReturnType<typeof bookings.get>['answer']): FreeConsultation {
  if (answer === undefined) return { state: 'checking' };
  if (!answer.ok) return { state: 'unknown' };
  const { free_consultation, bookable } = answer.value;
  const { is_eligible, is_used, percent } = free_consultation;
  if (is_used) return { state: 'used' };
  return is_eligible
    ? { state: 'ready', hasTimes: bookable.includes('free') }
    : { state: 'incomplete', percent };
}
