import { getProfile } from '#server/account/index.ts';
import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { FormType } from '#shared/leads/forms.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import {
  auditForm,
  bookingForm,
  communityForm,
  contactForm,
  countTraces,
  formFields,
  NO_TRACES,
} from '#tests/support/shop/forms.ts';
import { makePerson, type Person } from '#tests/support/shop/people.ts';
import { listForms, readMembership, type SentForm, submitForm, updateForm } from './index.ts';

const clock = { now: () => new Date('2026-11-21T03:00:00Z') };

const send = (db: Database, form: SentForm, person: Person | null = null) =>
  submitForm({ db, clock }, form, { user_id: person?.id ?? null, ip_address: '127.0.0.1' });

const switchForm = (db: Database, form_type: FormType, is_active: boolean) =>
  withTx(db, async (tx) => succeed(await updateForm(tx, systemActor, { form_type, is_active })));

async function leads(db: Database): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await db.pool.query(
    'select full_name, email, phone, company, source, form_type, status, lead_score from leads order by email, form_type',
  );
  return rows;
}

const received = { ok: true, value: { state: 'received', place: null } };
const repeated = { ok: true, value: { state: 'repeated', place: null } };

describe('a form that is sent', () => {
  test('[FORM-014, ENT-010, API-030, API-032] leaves a new lead with its score, and two mails', async ({
    db,
  }) => {
    expect(await send(db, contactForm())).toEqual(received);
    expect(await countTraces(db)).toEqual({ ...NO_TRACES, submissions: 1, sent: 1, leads: 1, mails: 2 });
    expect(await leads(db)).toEqual([
      {
        full_name: 'Sari Wulandari',
        email: 'sari@contoh.example',
        phone: '+62 812-0000-0000',
        company: null,
        source: 'website',
        form_type: 'contact',
        status: 'new',
        lead_score: 50,
      },
    ]);
  });

  test('[ENT-009, API-029] leaves what was answered, and when it was agreed to', async ({ db }) => {
    const form = contactForm();
    await send(db, form);
    const { rows } = await db.pool.query(
      `select user_id, form_type, form_data, submission_count, submission_key,
              consent_at between now() - interval '1 minute' and now() as is_agreed_now
       from form_submissions`,
    );
    expect(rows).toEqual([
      {
        user_id: null,
        form_type: 'contact',
        form_data: formFields.contact,
        submission_count: 1,
        submission_key: form.body.submission_key,
        is_agreed_now: true,
      },
    ]);
  });

  test('[ENT-007, API-027] by somebody who is signed in is theirs, and their profile counts it', async ({
    db,
  }) => {
    const person = await makePerson(db);
    await send(db, contactForm(), person);
    await send(db, contactForm(), person);
    await send(db, communityForm(), person);
    const profile = await getProfile(db.orm, person.id);
    expect(profile.total_form_submissions).toBe(3);
    const last_updated = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(profile.form_completion_status).toEqual({
      contact: { completed: true, last_updated, submission_count: 2 },
      join_community: { completed: true, last_updated, submission_count: 1 },
    });
    const { rows } = await db.pool.query('select distinct user_id from form_submissions');
    expect(rows).toEqual([{ user_id: person.id }]);
  });

  test('[FORM-015, API-027, API-028] again counts up, and the lead says what was said last', async ({
    db,
  }) => {
    await send(db, contactForm());
    await db.pool.query("update leads set status = 'lost'");
    expect(await send(db, contactForm({ name: 'Sari W.', whatsapp: '' }))).toEqual(received);
    expect(await countTraces(db)).toMatchObject({ submissions: 1, sent: 2, leads: 1, mails: 4 });
    // FORM-014: a repeated form makes the lead new again; without a number the score falls.
    expect(await leads(db)).toMatchObject([
      { full_name: 'Sari W.', phone: null, status: 'new', lead_score: 40 },
    ]);
    const { rows } = await db.pool.query(
      'select form_data, last_updated_at > created_at as is_later from form_submissions',
    );
    expect(rows).toMatchObject([{ form_data: { name: 'Sari W.' }, is_later: true }]);
  });

  test('[API-031] by two people with one address is two submissions and one lead', async ({ db }) => {
    await send(db, contactForm());
    await send(db, contactForm(), await makePerson(db));
    await send(db, contactForm(), await makePerson(db));
    expect(await countTraces(db)).toMatchObject({ submissions: 3, sent: 3, leads: 1 });
  });

  test('with a replayed key changes nothing and sends nothing', async ({ db }) => {
    const person = await makePerson(db);
    for (const sender of [null, person]) {
      const form = contactForm();
      expect(await send(db, form, sender)).toEqual(received);
      await db.pool.query("update leads set status = 'contacted'");
      const before = await countTraces(db);
      expect(await send(db, form, sender)).toEqual(repeated);
      expect(await countTraces(db)).toEqual(before);
      expect(await leads(db)).toMatchObject([{ status: 'contacted' }]);
    }
  });

  test('[DECISIONS 30] while it is closed is refused and leaves nothing; other forms stay open', async ({
    db,
  }) => {
    await switchForm(db, 'contact', false);
    const refused = { ok: false, refusal: { code: 'FORM_CLOSED' } };
    expect(await send(db, contactForm())).toEqual(refused);
    expect(await countTraces(db)).toEqual(NO_TRACES);
    expect(await send(db, communityForm(), await makePerson(db))).toEqual(received);
    await switchForm(db, 'contact', true);
    expect(await send(db, contactForm())).toEqual(received);
  });

  test('[ERR-023] that needs an account and has none is a mistake of ours, and leaves nothing', async ({
    db,
  }) => {
    for (const form of [auditForm(), communityForm()]) {
      expect(() => send(db, form)).toThrow('User must be authenticated');
    }
    expect(await countTraces(db)).toEqual(NO_TRACES);
  });
});

describe('what looks like spam', () => {
  test('is answered as if it had been received, and leaves nothing', async ({ db }) => {
    const person = await makePerson(db);
    const spam = { ok: true, value: { state: 'spam', place: null } };
    expect(await send(db, contactForm({ trap: 'https://murah.example' }))).toEqual(spam);
    expect(await send(db, communityForm({ trap: 'x' }), person)).toEqual(spam);
    expect(await send(db, auditForm({ trap: 'x' }), person)).toEqual({
      ok: true,
      value: { state: 'spam', place: { place: 'slot', month: '2026-11-01' } },
    });
    expect(await countTraces(db)).toEqual(NO_TRACES);
    expect(await readMembership(db.orm, person.id)).toBeNull();
  });

  test('does not use up the key: the same form by hand is taken', async ({ db }) => {
    const form = contactForm({ trap: 'x' });
    await send(db, form);
    const { submission_key } = form.body;
    expect(await send(db, contactForm({ submission_key }))).toEqual(received);
  });
});

test('[FORM-010] who joins the community is a member from then on, once', async ({ db }) => {
  const [member, other] = [await makePerson(db), await makePerson(db)];
  await send(db, communityForm(), member);
  await send(db, communityForm(), member);
  expect(await countTraces(db)).toMatchObject({ members: 1, sent: 2 });
  expect(await readMembership(db.orm, member.id)).not.toBeNull();
  expect(await readMembership(db.orm, other.id)).toBeNull();
});

test('[DECISIONS 30] every form is listed; one that nobody switched is open', async ({ db }) => {
  await switchForm(db, 'contact', false);
  await switchForm(db, 'contact', false);
  await switchForm(db, 'join_community', true);
  expect(await listForms(db.orm)).toEqual([
    { form_type: 'free_audit', is_active: true },
    { form_type: 'join_community', is_active: true },
    { form_type: 'consultation_booking', is_active: true },
    { form_type: 'mentorship_application', is_active: true },
    { form_type: 'contact', is_active: false },
    { form_type: 'ai_agent_notice', is_active: true },
  ]);
});

test('[DECISIONS 44] a consultation is asked for from tomorrow on, by the days of Jakarta', async ({
  db,
}) => {
  // 23:30 on 21 November in Jakarta; still the 21st in UTC.
  const late = { now: () => new Date('2026-11-21T16:30:00Z') };
  const ask = (preferred_date: string, at = late) =>
    submitForm({ db, clock: at }, bookingForm({ preferred_date }), {
      user_id: null,
      ip_address: '127.0.0.1',
    });
  const passed = { ok: false, refusal: { code: 'DATE_PASSED' } };
  expect(await ask('2026-11-21')).toEqual(passed);
  expect(await countTraces(db)).toEqual(NO_TRACES);
  // Half an hour later: the 22nd in Jakarta, still the 21st in UTC.
  expect(await ask('2026-11-22', { now: () => new Date('2026-11-21T17:00:00Z') })).toEqual(passed);
  expect(await ask('2026-11-22')).toEqual(received);
});
