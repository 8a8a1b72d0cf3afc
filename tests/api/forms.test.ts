import { vi } from 'vitest';
import {
  formEndpoints,
  getAuditSlots,
  getCommunity,
  listForms,
  submitFreeAudit,
} from '#contract/leads/forms.ts';
import { createLogger } from '#server/platform/telemetry/logger.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { type FormType, formTypes } from '#shared/leads/forms.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countTraces, formEnvelope, formFields, NO_TRACES } from '#tests/support/shop/forms.ts';
import { openStage, type Stage } from './stage.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sends a form as `user`; a field that is undefined is not sent. */
async function send(stage: Stage, form: FormType, overrides: Fields = {}) {
  const body = { ...formFields[form], ...formEnvelope(), ...overrides };
  const answer = await stage.send('user', { method: 'POST', path: `/api/forms/${form}`, body });
  return { status: answer.status, body: await answer.json() };
}

const problems = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, expect.any(String)]));

const optional: Readonly<Record<FormType, readonly string[]>> = {
  free_audit: ['customRole', 'companyWebsite'],
  join_community: ['website'],
  consultation_booking: ['company'],
  mentorship_application: ['website'],
  contact: ['whatsapp'],
  ai_agent_notice: [],
};

describe.for(formTypes)('the form %s', (form) => {
  const required = Object.keys(formFields[form]).filter((field) => !optional[form].includes(field));

  test('[FORM-001, FORM-002, FORM-008, FORM-009] names each required field that is missing or blank', async ({
    db,
  }) => {
    const stage = await openStage(db);
    for (const field of required) {
      for (const value of [undefined, '', '   ', null]) {
        const answer = await send(stage, form, { [field]: value });
        expect([field, value, answer.status]).toEqual([field, value, 422]);
        expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', fields: problems([field]) });
      }
    }
    const nothing = Object.fromEntries(required.map((field) => [field, undefined]));
    expect((await send(stage, form, nothing)).body.fields).toEqual(problems(required));
    expect(await countTraces(db)).toEqual({ ...NO_TRACES });
  });

  test('[FORM-002, FORM-009] is taken without what is optional, and keeps the contract', async ({ db }) => {
    const stage = await openStage(db);
    const left = Object.fromEntries(optional[form].map((field) => [field, undefined]));
    const answer = await send(stage, form, left);
    expect([answer.status, answer.body.received]).toEqual([200, true]);
    expect(formEndpoints[form].output.safeParse(answer.body).error).toBeUndefined();
    expect(await countTraces(db)).toMatchObject({ submissions: 1, leads: 1, noted: 1, mails: 2 });
  });

  test('[DECISIONS 30] is refused without an explicit consent', async ({ db }) => {
    const stage = await openStage(db);
    for (const consent of [false, undefined, 'true', 1, null]) {
      const answer = await send(stage, form, { consent });
      expect(answer).toMatchObject({
        status: 422,
        body: { fields: { consent: 'Persetujuan Anda diperlukan.' } },
      });
    }
    expect(await countTraces(db)).toEqual({ ...NO_TRACES });
  });

  test('[DECISIONS 30] answers 409 while it is closed', async ({ db }) => {
    const stage = await openStage(db);
    await db.pool.query('update forms set is_active = false where form_type = $1', [form]);
    expect(await send(stage, form)).toMatchObject({
      status: 409,
      body: { code: 'FORM_CLOSED', error: 'Formulir ini sedang ditutup.' },
    });
    expect(await countTraces(db)).toEqual({ ...NO_TRACES });
  });
});

describe('forms', () => {
  test('[FORM-004, FORM-010] of the audit and the community need somebody signed in', async ({ db }) => {
    const stage = await openStage(db);
    for (const form of ['free_audit', 'join_community'] as const) {
      const body = { ...formFields[form], ...formEnvelope() };
      const answer = await stage.send('visitor', { method: 'POST', path: `/api/forms/${form}`, body });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await countTraces(db)).toEqual({ ...NO_TRACES });
  });

  test('of a visitor belong to nobody, those of a user to the user', async ({ db }) => {
    const stage = await openStage(db);
    const body = { ...formFields.contact, ...formEnvelope() };
    await stage.send('visitor', { method: 'POST', path: '/api/forms/contact', body });
    await send(stage, 'contact');
    const { rows } = await db.pool.query('select user_id from form_submissions order by user_id nulls first');
    expect(rows).toEqual([{ user_id: null }, { user_id: stage.user_id }]);
  });

  test('[FORM-003] ask for the role when it is Other', async ({ db }) => {
    const stage = await openStage(db);
    const answer = await send(stage, 'free_audit', { role: 'Other', customRole: ' ' });
    expect(answer).toMatchObject({ status: 422, body: { fields: problems(['customRole']) } });
    expect((await send(stage, 'free_audit', { role: 'Other', customRole: 'Kepala gudang' })).status).toBe(
      200,
    );
  });

  test('refuse addresses, numbers, choices and keys that are none, each at its field', async ({ db }) => {
    const stage = await openStage(db);
    const wrong: readonly (readonly [FormType, string, unknown])[] = [
      ['contact', 'email', 'sari@'],
      ['contact', 'email', 'sari@contoh.example\r\nBcc: x@y.example'],
      ['contact', 'whatsapp', 'nomor saya'],
      ['contact', 'topic', 'Apa saja'],
      ['contact', 'message', 'x'.repeat(5_001)],
      ['contact', 'submission_key', '1'],
      ['contact', 'name', 'x'.repeat(201)],
      ['free_audit', 'role', ''],
      ['free_audit', 'services', []],
      ['free_audit', 'services', ['Sulap']],
      ['free_audit', 'companyWebsite', 'javascript:alert(1)'],
      ['free_audit', 'companyWebsite', 'bukan alamat'],
      ['consultation_booking', 'preferred_date', '2026-02-30'],
      ['consultation_booking', 'preferred_time', 'Malam'],
    ];
    for (const [form, field, value] of wrong) {
      const { status, body } = await send(stage, form, { [field]: value });
      expect([field, value, status]).toEqual([field, value, 422]);
      const named = Object.keys(body.fields ?? {}).map((name) => name.split('.')[0]);
      expect(named).toEqual([field]);
    }
    expect(await countTraces(db)).toEqual({ ...NO_TRACES });
  });

  test('keep addresses in small letters and websites in full', async ({ db }) => {
    const stage = await openStage(db);
    await send(stage, 'join_community', { email: 'Sari@Contoh.EXAMPLE', website: 'toko.example' });
    const { rows } = await db.pool.query("select email, form_data ->> 'website' as website from leads");
    expect(rows).toEqual([{ email: 'sari@contoh.example', website: 'https://toko.example' }]);
  });

  test('of programs are answered like others, logged without their words, and leave nothing', async ({
    db,
  }) => {
    const logger = createLogger('silent');
    const info = vi.spyOn(logger, 'info');
    const app = createComposedApp(db, { overrides: { logger } });
    const body = { ...formFields.contact, ...formEnvelope() };
    const spam = await app.post('/api/forms/contact', { ...body, trap: 'x' });
    const honest = await app.post('/api/forms/contact', body);
    expect([spam.status, await spam.json()]).toEqual([honest.status, await honest.json()]);
    const id = spam.headers.get('x-request-id');
    const lines = info.mock.calls.filter(([, message]) => message === 'form dropped as spam');
    expect(lines).toEqual([[{ request_id: id, form_type: 'contact' }, 'form dropped as spam']]);
    expect(await countTraces(db)).toMatchObject({ submissions: 1, mails: 2 });
  });
});

describe('what visitors may know', () => {
  test('[DECISIONS 29, DECISIONS 30] is which forms are open and how many free audits are left', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const get = async (path: string) => (await stage.send('visitor', { method: 'GET', path })).json();
    const slots = getAuditSlots.output.parse(await get('/api/forms/free_audit/slots'));
    expect(slots).toEqual({ month: expect.stringMatching(/^\d{4}-\d\d-01$/), total: 10, remaining: 10 });
    const { forms } = listForms.output.parse(await get('/api/forms'));
    expect(forms).toEqual(formTypes.map((form_type) => ({ form_type, is_active: true })));
    const answer = await send(stage, 'free_audit');
    expect(submitFreeAudit.output.parse(answer.body)).toEqual({
      received: true,
      place: 'slot',
      month: slots.month,
      // Nobody gave the talk its hours.
      can_choose_time: false,
    });
    stage.app.catalog.clear();
    expect(await get('/api/forms/free_audit/slots')).toEqual({ ...slots, remaining: 9 });
  });
});

test('[DECISIONS 31] the link of the group is told to members alone', async ({ db }) => {
  const stage = await openStage(db);
  const url = 'https://chat.whatsapp.com/rahasia-anggota';
  await db.pool.query("insert into settings (key, value) values ('community_url', $1)", [url]);
  const ask = async (who: 'user' | 'other' | 'admin') => {
    const answer = await stage.send(who, { method: 'GET', path: '/api/community' });
    return getCommunity.output.parse(await answer.json());
  };
  expect(await ask('user')).toEqual({ is_member: false, group_url: null });
  await send(stage, 'join_community');
  expect(await ask('user')).toEqual({ is_member: true, group_url: url });
  for (const outsider of ['other', 'admin'] as const) {
    expect(await ask(outsider)).toEqual({ is_member: false, group_url: null });
  }
});
