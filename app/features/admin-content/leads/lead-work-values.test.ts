import { expect, test } from 'vitest';
import type { Lead } from '#contract/admin/leads.ts';
import { leadChanges, leadWorkValues } from './lead-work-values.ts';

const lead: Lead = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sari',
  email: 'sari@contoh.example',
  phone: null,
  company: null,
  source: 'website',
  form_type: 'contact',
  status: 'new',
  lead_score: 40,
  owner_id: null,
  next_action: 'Telepon',
  next_action_on: '2026-12-01',
  created_at: '2026-11-21T03:00:00.000Z',
  updated_at: '2026-11-21T03:00:00.000Z',
};

test('of the form of a lead only what was touched is sent, so that nobody else is undone', () => {
  const typed = leadWorkValues(lead);
  expect(leadChanges(lead, typed)).toEqual({});
  expect(leadChanges(lead, { ...typed, lead_score: '75' })).toEqual({ lead_score: 75 });
  expect(leadChanges(lead, { ...typed, status: 'lost', next_action: ' ', next_action_on: '' })).toEqual({
    status: 'lost',
    next_action: null,
    next_action_on: null,
  });
});

test('an emptied score is not sent as a score of 0', () => {
  expect(leadChanges(lead, { ...leadWorkValues(lead), lead_score: '' }).lead_score).toBeNaN();
});
