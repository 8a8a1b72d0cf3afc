import { expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { Lead } from '#contract/leads/admin.ts';
import { leadsCopy } from '#messages/leads/admin.ts';
import { formOf } from '#tests/support/form-reply.ts';
import { leadBookingInput, leadChanges, leadWorkDefaults, leadWorkInput } from './lead-work-input.ts';

const lead: Lead = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sari',
  email: 'sari@contoh.example',
  phone: null,
  company: null,
  source: 'website',
  form_type: 'contact',
  status: 'new',
  reason: null,
  lead_score: 40,
  request: null,
  owner_id: null,
  next_action: 'Telepon',
  next_action_on: '2026-12-01',
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
};

test('of the form of a lead only what was touched is sent, so that nobody else is undone', () => {
  const typed = leadWorkDefaults(lead);
  expect(leadChanges(leadWorkDefaults(lead), typed)).toEqual({});
  expect(leadChanges(leadWorkDefaults(lead), { ...typed, lead_score: '75' })).toEqual({ lead_score: 75 });
  expect(
    leadChanges(leadWorkDefaults(lead), { ...typed, status: 'lost', next_action: ' ', next_action_on: '' }),
  ).toEqual({
    status: 'lost',
    next_action: null,
    next_action_on: null,
  });
});

test('an emptied score is not sent as a score of 0', () => {
  expect(
    leadChanges(leadWorkDefaults(lead), { ...leadWorkDefaults(lead), lead_score: '' }).lead_score,
  ).toBeNaN();
});

test('the form posts what it was opened with, and is refused without it', () => {
  const before = leadWorkDefaults(lead);
  const parsed = (extra: Record<string, string>) =>
    parseForm(formOf({ ...before, next_action: '', ...extra }), leadWorkInput);
  const posted = parsed({ before: JSON.stringify(before) });
  expect(posted.status === 'success' && leadChanges(posted.value.before, posted.value)).toEqual({
    next_action: null,
  });
  for (const broken of ['', '{', '[]']) expect(parsed({ before: broken }).status).toBe('error');
});

test('the time of a session is typed in WIB, and what is no time is told how to write one', () => {
  const typed = (starts_at: string) => parseForm(formOf({ kind: 'free', starts_at }), leadBookingInput);
  const posted = typed('2026-11-30T09:00');
  expect(posted.status === 'success' && posted.value).toEqual({
    kind: 'free',
    starts_at: '2026-11-30T09:00:00+07:00',
  });
  for (const wrong of ['', 'kapan-kapan', '2026-11-30'])
    expect(typed(wrong).reply().error?.starts_at).toEqual([leadsCopy.book.noTime]);
});
