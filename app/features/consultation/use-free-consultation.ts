import { useEffect, useState } from 'react';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import { toast } from '#app/lib/toast.ts';
import type { bookFreeConsultation, listBookings } from '#contract/account/bookings.ts';
import { createClient } from '#contract/client.ts';
import { freeCopy as copy } from './consultation-copy.ts';

const client = createClient((request) => fetch(request));

export type FreeConsultation =
  | { readonly state: 'checking' | 'visitor' | 'unknown' | 'ready' | 'used' }
  | { readonly state: 'incomplete'; readonly percent: number };

/** The viewer's free consultation of this month. Fetched after the page, which is cached for everybody. */
export function useFreeConsultation() {
  const { status, viewer } = useViewer();
  const [found, setFound] = useState<FreeConsultation>({ state: 'checking' });
  const [isBusy, setIsBusy] = useState(false);
  const userId = viewer?.id ?? null;
  useEffect(() => {
    if (userId === null) return;
    return fetchWithRetry(fetchBookings, (answer) => setFound(toEligibility(answer)));
  }, [userId]);
  const book = async () => {
    setIsBusy(true);
    const answer = await client.call<typeof bookFreeConsultation>(
      { method: 'post', path: '/api/bookings/free-consultation' },
      { body: {} },
    );
    // Refused or not, show the server's state.
    setFound(toEligibility(await fetchBookings()));
    setIsBusy(false);
    if (answer.ok) toast.success(copy.booked.title, { description: copy.booked.text });
    else toast.error(copy.failedTitle, { description: answer.refusal.message });
  };
  if (status === 'ready' && viewer === null)
    return { eligibility: { state: 'visitor' } as const, isBusy, book };
  return { eligibility: found, isBusy, book };
}

function fetchBookings() {
  return client.call<typeof listBookings>({ method: 'get', path: '/api/bookings' });
}

function toEligibility(answer: Awaited<ReturnType<typeof fetchBookings>>): FreeConsultation {
  if (!answer.ok) return { state: 'unknown' };
  const { is_eligible, is_used, percent } = answer.value.free_consultation;
  if (is_used) return { state: 'used' };
  return is_eligible ? { state: 'ready' } : { state: 'incomplete', percent };
}
