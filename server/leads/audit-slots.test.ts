import type { Database } from '#server/platform/database/db.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { auditForm, contactForm, countTraces } from '#tests/support/shop/forms.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { readAuditSlots, type SentForm, submitForm } from './index.ts';

const NOVEMBER = '2026-11-21T03:00:00Z';
const inNovember = { place: 'slot', month: '2026-11-01' };
const waitingForDecember = { place: 'waiting_list', month: '2026-12-01' };

interface Sending {
  readonly person: Person;
  readonly form?: SentForm;
  readonly at?: string;
}

/** Applies for a free audit; by default with the person's own address. */
async function apply(db: Database, { person, form, at = NOVEMBER }: Sending) {
  const sent = form ?? auditForm({ email: person.email });
  const clock = { now: () => new Date(at) };
  const outcome = await submitForm({ db, clock }, sent, { user_id: person.id, ip_address: '::1' });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}

async function fill(db: Database, slots: number): Promise<readonly Person[]> {
  const people = await Promise.all(Array.from({ length: slots }, () => makePerson(db)));
  for (const person of people) await apply(db, { person });
  return people;
}

const remaining = async (db: Database, at = NOVEMBER) =>
  (await readAuditSlots(db.orm, new Date(at))).remaining;

describe('the free audits of a month', () => {
  test('[CONST-007] are ten; the eleventh applicant waits for the next month', async ({ db }) => {
    expect(await readAuditSlots(db.orm, new Date(NOVEMBER))).toEqual({
      month: '2026-11-01',
      total: 10,
      remaining: 10,
    });
    for (let left = 9; left >= 0; left--) {
      expect((await apply(db, { person: await makePerson(db) })).place).toEqual(inNovember);
      expect(await remaining(db)).toBe(left);
    }
    expect((await apply(db, { person: await makePerson(db) })).place).toEqual(waitingForDecember);
    expect(await countTraces(db)).toMatchObject({ slots: 10, waiting: 1, leads: 11, mails: 22 });
    expect(await remaining(db)).toBe(0);
  });

  test('[DECISIONS 29] end at midnight in Jakarta, while it is still last month in UTC', async ({ db }) => {
    await fill(db, 10);
    const person = await makePerson(db);
    const late = '2026-11-30T16:59:59.999Z';
    const midnight = '2026-11-30T17:00:00Z';
    expect([await remaining(db, late), await remaining(db, midnight)]).toEqual([0, 10]);
    expect((await apply(db, { person, at: late })).place).toEqual(waitingForDecember);
    expect((await apply(db, { person, at: midnight })).place).toEqual({ place: 'slot', month: '2026-12-01' });
    // A slot of the month ends the wait for it.
    expect(await countTraces(db)).toMatchObject({ slots: 11, waiting: 0 });
  });

  test('[DECISIONS 29] of December are followed by January of the next year', async ({ db }) => {
    await fill(db, 10);
    await db.pool.query("update audit_slots set month = '2026-12-01'");
    const outcome = await apply(db, { person: await makePerson(db), at: '2026-12-31T16:00:00Z' });
    expect(outcome.place).toEqual({ place: 'waiting_list', month: '2027-01-01' });
  });

  test('are kept by who has one, also when all are gone and with another address', async ({ db }) => {
    const [first] = await fill(db, 10);
    if (first === undefined) throw new Error('nobody applied');
    expect((await apply(db, { person: first })).place).toEqual(inNovember);
    const form = auditForm({ email: 'alamat-lain@contoh.example' });
    expect((await apply(db, { person: first, form })).place).toEqual(inNovember);
    expect(await countTraces(db)).toMatchObject({ slots: 10, waiting: 0, submissions: 10, sent: 12 });
  });

  test('are one for an account, whatever addresses it names', async ({ db }) => {
    const person = await makePerson(db);
    for (let n = 0; n < 4; n++) {
      await apply(db, { person, form: auditForm({ email: `alamat-${n}@contoh.example` }) });
    }
    expect(await countTraces(db)).toMatchObject({ slots: 1, leads: 4 });
  });

  test('are one for an address, whichever accounts name it', async ({ db }) => {
    for (let n = 0; n < 3; n++) await apply(db, { person: await makePerson(db), form: auditForm() });
    expect(await countTraces(db)).toMatchObject({ slots: 1, waiting: 0, leads: 1, submissions: 3 });
  });

  test('are the same for a replay, also after the month has ended', async ({ db }) => {
    const people = await fill(db, 9);
    const forms = [auditForm({ email: 'a@contoh.example' }), auditForm({ email: 'b@contoh.example' })];
    const [last, waiting] = [await makePerson(db), await makePerson(db)];
    const ask = (at?: string) =>
      Promise.all(
        [last, waiting].map((person, n) =>
          apply(db, { person, form: forms[n] ?? contactForm(), ...(at === undefined ? {} : { at }) }),
        ),
      );
    await apply(db, { person: last, form: forms[0] ?? contactForm() });
    await apply(db, { person: waiting, form: forms[1] ?? contactForm() });
    const before = await countTraces(db);
    expect(people).toHaveLength(9);
    expect(await ask('2026-12-05T00:00:00Z')).toEqual([
      { state: 'repeated', place: inNovember },
      { state: 'repeated', place: waitingForDecember },
    ]);
    expect(await countTraces(db)).toEqual(before);
  });

  test('that come free go to the next applicant, who then waits no longer', async ({ db }) => {
    await fill(db, 10);
    const person = await makePerson(db);
    expect((await apply(db, { person })).place).toEqual(waitingForDecember);
    await db.pool.query('delete from audit_slots where slot = 4');
    expect((await apply(db, { person })).place).toEqual(inNovember);
    expect(await countTraces(db)).toMatchObject({ slots: 10, waiting: 0 });
    const { rows } = await db.pool.query('select slot from audit_slots where user_id = $1', [person.id]);
    expect(rows).toEqual([{ slot: 4 }]);
  });

  test('are never given to a bot, which gets the normal response', async ({ db }) => {
    await fill(db, 10);
    const person = await makePerson(db);
    const spam = await apply(db, { person, form: auditForm({ email: person.email, trap: 'x' }) });
    expect(spam).toEqual({ state: 'spam', place: waitingForDecember });
    expect(await countTraces(db)).toMatchObject({ slots: 10, waiting: 0, leads: 10 });
  });
});

test('[DECISIONS 29] the database itself takes no eleventh free audit of a month', async ({ db }) => {
  const people = await fill(db, 10);
  const outsider = await makePerson(db);
  const insert = (slot: number, user: string | undefined, lead = 'offset 0') =>
    db.pool.query(
      `insert into audit_slots (month, slot, lead_id, user_id)
       select '2026-11-01', $1, l.id, $2 from leads l where l.form_type = 'contact' ${lead} limit 1`,
      [slot, user],
    );
  const clock = { now: () => new Date(NOVEMBER) };
  await submitForm({ db, clock }, contactForm(), { user_id: null, ip_address: '::1' });
  await expect(insert(11, outsider.id)).rejects.toThrow('audit_slots_slot_check');
  await expect(insert(10, outsider.id)).rejects.toThrow('audit_slots_pkey');
  await db.pool.query('delete from audit_slots where slot = 10');
  await expect(insert(10, people[0]?.id)).rejects.toThrow('audit_slots_month_user_id_key');
});
