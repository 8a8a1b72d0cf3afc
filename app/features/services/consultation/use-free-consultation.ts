import { useState } from 'react';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import { toast } from '#app/lib/toast.ts';
import type { bookFreeConsultation, listBookings } from '#contract/bookings/bookings.ts';
import { freeCopy as copy } from '#messages/services/consultation.ts';

export type FreeConsultation =
  | { readonly state: 'checking' | 'visitor' | 'unknown' | 'used' }
  /** With a calendar the time is chosen first, and only a chosen time uses up the month. */
  | { readonly state: 'ready'; readonly hasTimes: boolean }
  | { readonly state: 'incomplete'; readonly percent: number };

const bookings = createQuery({
  name: 'bookings',
  read: () => browserClient.call<typeof listBookings>({ method: 'get', path: '/api/bookings' }),
});

/** Loaded after the page, which is cached for everybody. */
export function useFreeConsultation() {
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
