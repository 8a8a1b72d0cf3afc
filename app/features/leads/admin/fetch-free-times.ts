import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { listSlots } from '#contract/bookings/slots.ts';
import type { Client } from '#contract/client.ts';
import { unpaidKinds } from '#shared/bookings/bookings.ts';
import { DAY_MS, dayOf } from '#shared/time/dates.ts';
import type { FreeTimes } from './book-dialog.tsx';

const DAYS = 14;
const MAX_TIMES = 3;

export async function fetchFreeTimes(client: Client): Promise<FreeTimes> {
  const now = Date.now();
  const days = { first: dayOf(new Date(now)), last: dayOf(new Date(now + (DAYS - 1) * DAY_MS)) };
  const found = await Promise.all(
    unpaidKinds.map(async (kind) => {
      const offer = foundOrNull(await client.call(listSlots, { query: { kind, ...days } }));
      const free = offer?.slots.filter(({ is_free }) => is_free).map(({ starts_at }) => starts_at);
      return free === undefined ? [] : [[kind, free.slice(0, MAX_TIMES)] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
