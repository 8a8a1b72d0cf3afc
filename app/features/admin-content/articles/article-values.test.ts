import { describe, expect, test } from 'vitest';
import {
  fromDateTimeInput,
  parseLines,
  parseTags,
  toDateTimeInput,
  withScheduledStatus,
} from './article-values.ts';

describe('the form of a text', () => {
  test('shows days and times in WIB, and reads them back', () => {
    expect(toDateTimeInput('2026-11-22T20:30:00.000Z')).toBe('2026-11-23T03:30');
    expect(fromDateTimeInput('2026-11-23T03:30')).toBe('2026-11-22T20:30:00.000Z');
    expect([fromDateTimeInput(''), toDateTimeInput(null)]).toEqual([null, '']);
  });

  test('takes tags between commas and points on lines, each once and none blank', () => {
    expect(parseTags(' stok, kasir,,stok ,')).toEqual(['stok', 'kasir']);
    expect(parseLines('satu\n\n dua \n')).toEqual(['satu', 'dua']);
  });

  test('calls a draft that waits for its day published on that day', () => {
    const stored = { status: 'draft', published_at: null, scheduled_at: '2026-12-01T00:00:00.000Z' } as const;
    expect(withScheduledStatus(stored)).toEqual({ status: 'published', published_at: stored.scheduled_at });
    const draft = { status: 'draft', published_at: null, scheduled_at: null } as const;
    expect(withScheduledStatus(draft)).toEqual({ status: 'draft', published_at: null });
  });
});
