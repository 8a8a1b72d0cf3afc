import { z } from 'zod';
import { systemActor } from '#server/audit/index.ts';
import { saveSessionTypeWithin } from '#server/bookings/index.ts';
import { saveClassWithin } from '#server/classes/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { placeKinds } from '#shared/bookings/bookings.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import { readYaml } from './read-yaml.ts';

const session = z.strictObject({
  target: z.string(),
  minutes: z.int(),
  buffer_minutes: z.int(),
  max_per_day: z.int(),
  place_kind: z.enum(placeKinds),
  place: z.string(),
  questions: z.array(z.string()).default([]),
  sessions: z.int().default(1),
  valid_days: z.int().nullable().default(null),
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
};

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

const CLASS = 'bedah-data-pabrik';
const SATURDAY = 6;

/** The demo's class meets on the third Saturday from now, from 09.00 to 15.00 WIB. */
export async function writeClass(tx: Tx, ids: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const id = ids.get(CLASS) ?? CLASS;
  const today = startOfDay(dayOf(now));
  const untilSaturday = (SATURDAY - new Date(`${dayOf(now)}T00:00:00Z`).getUTCDay() + 7) % 7;
  const at = (hour: number) =>
    new Date(today.getTime() + (untilSaturday + 14) * DAY_MS + hour * 3_600_000).toISOString();
  const sessions = [
    {
      ...{ id: null, starts_at: at(9), ends_at: at(15), recording_lesson_id: null },
      place: 'https://meet.example/bedah-data-pabrik',
    },
  ];
  const saved = await saveClassWithin(
    tx,
    { id, change: { sessions, sales_end_at: null, place_kind: 'meeting', public_place: null }, now },
    systemActor,
  );
  if (!saved.ok) throw new Error(`the demo’s class has no sessions: ${saved.refusal.code}`);
}
