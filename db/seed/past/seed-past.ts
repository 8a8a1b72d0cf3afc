import { notifyHolders } from '#server/classes/index.ts';
import { readSettings } from '#server/content/index.ts';
import { readProducts } from '../demo-products.ts';
import { findUserId, hasFact, readFactTime, withSeedLock } from '../seed.queries.ts';
import type { PastServices } from './past-parts.ts';
import { dateRows, openPastTime, PAST_BEGUN, PAST_DONE } from './past-time.ts';
import { planPast } from './plan-past.ts';
import { createPlayer } from './play-past.ts';
import { readPast } from './read-past.ts';

const HOUR_MS = 3_600_000;

/**
 * Adds half a year of history: buyers, orders, renewals, refunds, failed payments, leads, reviews. An interrupted start
 * leaves marks, from which the next one continues.
 */
export async function seedPast(services: PastServices): Promise<void> {
  const { db } = services;
  await withSeedLock(db, async () => {
    if (await hasFact(db.orm, PAST_DONE)) return;
    const start = await readFactTime(db.orm, PAST_BEGUN);
    if (start === null) return;
    const admin = await findUserId(db.orm, 'admin@arunika.example');
    if (admin === null) throw new Error('the demo accounts lack their admin');
    const staff = { id: admin, role: 'admin', request_id: null, address: null, user_agent: null } as const;
    const time = await openPastTime(db, 'people');
    const play = createPlayer(services, staff);
    const events = planPast(readPast(), readProducts(), start);
    // The last mark of an interrupted start may not have been played to its end.
    for (const { days_ago, ...event } of events.slice(Math.max(0, time.marks - 1))) {
      await play(event, await time.at(days_ago));
    }
    // Marks holders as informed, so that no mail is sent in the first minute.
    await notifyHolders({ db, clock: { now: () => new Date(Date.now() + HOUR_MS) } });
    const { brand_name: name, contact_email: email, country } = await readSettings(db.orm);
    await dateRows(db, { name, email, country });
  });
}
