import type { Database } from '#server/platform/database/db.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { auditForm, communityForm, contactForm, countTraces } from '#tests/support/shop/forms.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { type SentForm, submitForm } from './index.ts';

const clock = { now: () => new Date('2026-11-21T03:00:00Z') };

async function send(db: Database, form: SentForm, person: Person | null = null) {
  const outcome = await submitForm({ db, clock }, form, { user_id: person?.id ?? null, ip_address: '::1' });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

const apply = (db: Database, person: Person) => send(db, auditForm({ email: person.email }), person);
const people = (db: Database, count: number) =>
  Promise.all(Array.from({ length: count }, () => makePerson(db)));

const deadlocks = async (db: Database) =>
  (await db.pool.query('select deadlocks from pg_stat_database where datname = current_database()')).rows;

describe('forms that are sent at the same moment', () => {
  test('[DECISIONS 29] twenty applicants for the last free audit: one has it, nineteen wait', async ({
    freshDb: db,
  }) => {
    for (const person of await people(db, 9)) await apply(db, person);
    const applicants = await people(db, 20);
    const outcomes = await Promise.all(applicants.map((person) => apply(db, person)));
    const places = outcomes.map(({ place }) => `${place?.place} ${place?.month}`).toSorted();
    expect(places).toEqual(['slot 2026-11-01', ...Array(19).fill('waiting_list 2026-12-01')]);
    expect(await countTraces(db)).toMatchObject({ slots: 10, waiting: 19, leads: 29, mails: 58 });
    expect(await deadlocks(db)).toEqual([{ deadlocks: 0 }]);
  });

  test('[DECISIONS 29] thirty applicants for an empty month take the slots one to ten', async ({ db }) => {
    const applicants = await people(db, 30);
    await Promise.all(applicants.map((person) => apply(db, person)));
    const { rows } = await db.pool.query('select slot from audit_slots order by slot');
    expect(rows.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await countTraces(db)).toMatchObject({ slots: 10, waiting: 20 });
  });

  test('one applicant in twenty tabs gets one free audit', async ({ db }) => {
    const person = await makePerson(db);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => apply(db, person)));
    expect(new Set(outcomes.map(({ place }) => place?.place))).toEqual(new Set(['slot']));
    expect(await countTraces(db)).toMatchObject({
      slots: 1,
      waiting: 0,
      submissions: 1,
      sent: 20,
      noted: 20,
    });
  });

  test('[FORM-015] one key from two connections is one lead, counted once, with one pair of mails', async ({
    db,
    databaseUrl,
  }) => {
    const second = openDatabase(databaseUrl);
    const form = contactForm();
    const connections = [db, second, db, second, db, second];
    const outcomes = await Promise.all(connections.map((connection) => send(connection, form)));
    await second.close();
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['received', ...Array(5).fill('repeated')]);
    expect(await countTraces(db)).toMatchObject({ submissions: 1, sent: 1, leads: 1, mails: 2 });
  });

  test('one key for a free audit gets every call the same slot', async ({ db }) => {
    const person = await makePerson(db);
    const form = auditForm();
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => send(db, form, person)));
    for (const { place } of outcomes) expect(place).toEqual({ place: 'slot', month: '2026-11-01' });
    expect(await countTraces(db)).toMatchObject({ slots: 1, sent: 1, noted: 1, mails: 2 });
  });

  test('[FORM-015] different keys of one sender are all counted', async ({ db }) => {
    await Promise.all(Array.from({ length: 20 }, () => send(db, contactForm())));
    expect(await countTraces(db)).toMatchObject({ submissions: 1, sent: 20, leads: 1, mails: 40 });
  });

  test('people who use each other’s addresses and different forms never deadlock', async ({
    freshDb: db,
  }) => {
    const senders = await people(db, 6);
    const calls = senders.flatMap((person, n) => {
      const other = senders[(n + 1) % senders.length]?.email ?? '';
      return [
        send(db, auditForm({ email: other }), person),
        send(db, auditForm({ email: person.email }), person),
        send(db, communityForm({ email: other }), person),
        send(db, contactForm({ email: other }), person),
      ];
    });
    await Promise.all(calls);
    expect(await deadlocks(db)).toEqual([{ deadlocks: 0 }]);
    expect(await countTraces(db)).toMatchObject({ sent: 24, noted: 24, members: 6 });
  });
});
