import { expect, test } from 'vitest';
import { chosenSession } from './chosen-session.ts';

const at = (id: string, ends_at: string) => ({ id, ends_at });
const sessions = [at('a', '2026-11-20T08:00:00Z'), at('b', '2026-11-27T08:00:00Z')];
const on = (moment: string, asked: string | null = null) => chosenSession(sessions, asked, new Date(moment));

test('the session that is recorded is the one asked for, else the one at hand, else the last', () => {
  expect(on('2026-11-27T09:00:00Z', 'a')).toBe('a');
  expect(on('2026-11-20T19:59:00Z')).toBe('a');
  expect(on('2026-11-20T20:01:00Z')).toBe('b');
  expect(on('2026-12-20T08:00:00Z', 'of another class')).toBe('b');
  expect(chosenSession([], null, new Date())).toBe(null);
});
