import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { listSlots, type OfferedSession, type OfferedSlot } from '#contract/bookings/slots.ts';
import type { Client } from '#contract/client.ts';
import { addDays, dayOf, isCalendarDay } from '#shared/time/dates.ts';
import { countFree, mondayOf, WINDOW_DAYS } from './calendar-weeks.ts';

type SlotTarget = { readonly product_id: string } | { readonly kind: 'free' | 'audit' };

export interface Choice {
  readonly session: OfferedSession;
  readonly slots: readonly OfferedSlot[];
  readonly first: string;
  readonly today: string;
  readonly day: string | null;
  readonly at: string | null;
}

/** Reads four weeks of times as `from`, `day` and `at` in the address ask; null: there are no times to choose. */
export async function fetchChoice(
  client: Client,
  offered: SlotTarget,
  search: URLSearchParams,
): Promise<Choice | null> {
  const today = dayOf(new Date());
  const at = search.get('at');
  const time = at !== null && !Number.isNaN(Date.parse(at)) ? at : null;
  const wanted = [search.get('from'), search.get('day'), time && dayOf(time)].find(
    (day) => day != null && isCalendarDay(day) && day >= today,
  );
  const thisWeek = mondayOf(today);
  const first = startOfWindow(thisWeek, wanted ?? today);
  const found = await client.call(listSlots, {
    query: { ...offered, first, last: addDays(first, WINDOW_DAYS - 1) },
  });
  const offer = foundOrNull(found);
  if (offer === null) return null;
  const { session, slots } = offer;
  const free = countFree(slots);
  const asked = [search.get('day'), time && dayOf(time)].find((day) => day != null && free.has(day));
  return { session, slots, first, today, day: asked ?? [...free.keys()][0] ?? null, at: time };
}

function startOfWindow(thisWeek: string, day: string): string {
  let first = thisWeek;
  while (addDays(first, WINDOW_DAYS) <= day && first < addDays(thisWeek, 200))
    first = addDays(first, WINDOW_DAYS);
  return first;
}
