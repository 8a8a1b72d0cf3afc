import { z } from 'zod';
import { systemActor } from '#server/modules/audit/index.ts';
import { saveSessionTypeWithin } from '#server/modules/bookings/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { placeKinds } from '#shared/bookings.ts';
import { readYaml } from './read-yaml.ts';

const session = z.strictObject({
  target: z.string(),
  minutes: z.int(),
  buffer_minutes: z.int(),
  max_per_day: z.int(),
  place_kind: z.enum(placeKinds),
  place: z.string(),
});

const hours = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from_minute: 9 * 60, until_minute: 12 * 60 },
  { weekday, from_minute: 13 * 60, until_minute: 17 * 60 },
]);
const rules = {
  min_notice_hours: 24,
  horizon_days: 60,
  max_per_week: null,
  change_until_hours: 24,
  sessions: 1,
  valid_days: null,
};

/** Gives each kind of session its times; `ids` of the products by slug. */
export async function writeSessions(tx: Tx, ids: ReadonlyMap<string, string>): Promise<void> {
  for (const { target, ...said } of readYaml('sessions.yaml', session.array())) {
    const of = target === 'free' || target === 'audit' ? target : (ids.get(target) ?? target);
    const saved = await saveSessionTypeWithin(
      tx,
      { target: of, rules: { ...rules, ...said, hours } },
      systemActor,
    );
    if (!saved.ok) throw new Error(`the demo gives times to ${target}, which is no consultation`);
  }
}
