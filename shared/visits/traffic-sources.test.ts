import { expect, test } from 'vitest';
import { sourceOfVisit, type VisitTags } from './traffic-sources.ts';

const shown = (tags: VisitTags) => {
  const { channel, name, campaign, link } = sourceOfVisit(tags);
  return [channel, name, campaign, link].join(' ').trimEnd();
};

test.for<[VisitTags, string]>([
  [{}, 'direct direct'],
  [{ referrer: 'www.google.co.id' }, 'search google'],
  [{ referrer: 'l.facebook.com' }, 'social facebook'],
  [{ referrer: 'toko-teman.example' }, 'site toko-teman.example'],
  [{ referrer: 'mail.google.com' }, 'mail gmail'],
  [{ referrer: 'chatgpt.com' }, 'assistant chatgpt'],
  [{ referrer: 'www.perplexity.ai' }, 'assistant perplexity'],
  [{ referrer: 'gemini.google.com' }, 'assistant gemini'],
  [{ referrer: 'copilot.microsoft.com' }, 'assistant copilot'],
  [{ referrer: 'claude.ai' }, 'assistant claude'],
  [{ utm_source: 'chatgpt.com' }, 'assistant chatgpt'],
  [{ utm_source: 'IG', utm_campaign: 'Ramadan 2026' }, 'social instagram Ramadan 2026'],
  [{ utm_source: 'google', utm_medium: 'cpc' }, 'ads google'],
  [{ utm_source: 'broadcast', utm_medium: 'mail', utm_campaign: 'kelas' }, 'mail broadcast kelas'],
  [{ utm_source: 'radio', referrer: 'www.google.com' }, 'campaign radio'],
  [{ ref: 'producthunt' }, 'campaign producthunt'],
  [{ utm_id: 'ab12cd' }, 'campaign link  ab12cd'],
  [{ link: 'ab12cd', utm_source: 'instagram' }, 'social instagram  ab12cd'],
])('%j comes from %s', ([tags, source]) => {
  expect(shown(tags)).toBe(source);
});

test.for<VisitTags>([
  { utm_source: 'sari@contoh.example' },
  { utm_source: '081234567890' },
  { utm_source: '<script>' },
  { utm_source: 'a'.repeat(61) },
  { utm_source: 'İ'.repeat(60) },
  { utm_id: 'IwAR0xyz' },
  { referrer: 'localhost' },
  { referrer: 'a b.example' },
])('%j says nothing that is kept', (tags) => {
  expect(shown(tags)).toBe('direct direct');
});
