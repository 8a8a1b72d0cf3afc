import type { DemoProduct } from '../demo-products.ts';
import type { DatedEvent } from './past-events.ts';
import type { Past } from './read-past.ts';

const MEETING = 'Stok dan nota masih dicatat dua kali.';

/** A bought consultation has two meetings, as far as they fit; some buyers never book the second. */
export function planMeetings(name: string, bought: number): readonly DatedEvent[] {
  return [
    { after: 0.02, in: 5, hour: 9 },
    { after: 8, in: 14, hour: 13 },
  ].flatMap(({ after, in: days, hour }, n): readonly DatedEvent[] => {
    const [chosen, day] = [bought - after, days - Math.floor(bought)];
    if (chosen <= 0 || (n === 1 && name.length % 3 === 0)) return [];
    const choice = {
      kind: 'choose_time',
      session: 'paid',
      name,
      day,
      hour,
      answer: MEETING,
      days_ago: chosen,
    } as const;
    if (day >= -1) return [choice];
    const isMissed = n === 1 && name.length % 4 === 0;
    const outcome = isMissed ? 'no_show' : 'completed';
    const note = n === 0 ? 'Mulai dari pencatatan nota. Kirim dua halaman rencana.' : '';
    return [choice, { kind: 'end_session', session: 'paid', name, outcome, note, days_ago: -day - 0.8 }];
  });
}

export function planSession(session: Past['sessions'][number]): readonly DatedEvent[] {
  const { name, asked, day, hour, answer, outcome, note } = session;
  const events: DatedEvent[] = [
    { kind: 'book_free', name, days_ago: asked },
    { kind: 'choose_time', session: 'free', name, day, hour, answer, days_ago: asked - 0.01 },
  ];
  if (outcome === undefined) return events;
  const days_ago = outcome === 'cancelled' ? -day + 1.2 : -day - 0.8;
  return [...events, { kind: 'end_session', session: 'free', name, outcome, note, days_ago }];
}

/** The price is topped up before, so that the balance stays the same. */
export function planMeeting(
  { slug, bought, answer, ...at }: Past['meeting'],
  products: readonly DemoProduct[],
): readonly DatedEvent[] {
  const { name } = at;
  const amount = products.find((product) => product.slug === slug)?.price ?? 0;
  return [
    { kind: 'top_up', name, amount, ends: 'paid', days_ago: bought + 0.02 },
    { kind: 'buy', name, slug, days_ago: bought + 0.01 },
    { kind: 'choose_time', session: 'paid', ...at, answer, days_ago: bought },
  ];
}

export function planClass(meets: Past['classes'][number]): readonly DatedEvent[] {
  const held = meets.days.filter((day) => day < 0);
  return [
    { kind: 'plan_class', meets, days_ago: meets.planned },
    ...held.map((day) => ({ kind: 'hold_class', meets, day, days_ago: -day - 0.9 }) as const),
  ];
}
