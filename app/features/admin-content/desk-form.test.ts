import { describe, expect, test } from 'vitest';
import { fromWibField, linesIn, publishingOf, tagsIn, toWibField } from './desk-form.ts';

describe('the form of a text', () => {
  test('shows days and times in WIB, and reads them back', () => {
    expect(toWibField('2026-11-22T20:30:00.000Z')).toBe('2026-11-23T03:30');
    expect(fromWibField('2026-11-23T03:30')).toBe('2026-11-22T20:30:00.000Z');
    expect([fromWibField(''), toWibField(null)]).toEqual([null, '']);
  });

  test('takes tags between commas and points on lines, each once and none blank', () => {
    expect(tagsIn(' stok, kasir,,stok ,')).toEqual(['stok', 'kasir']);
    expect(linesIn('satu\n\n dua \n')).toEqual(['satu', 'dua']);
  });

  test('calls a draft that waits for its day published on that day', () => {
    const stored = { status: 'draft', published_at: null, scheduled_at: '2026-12-01T00:00:00.000Z' } as const;
    expect(publishingOf(stored)).toEqual({ status: 'published', published_at: stored.scheduled_at });
    const draft = { status: 'draft', published_at: null, scheduled_at: null } as const;
    expect(publishingOf(draft)).toEqual({ status: 'draft', published_at: null });
  });
});
