import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each([
  '//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '',
  null,
])('%s is not followed after signing in', (next) => {
  expect(safeNext(next)).toBe('/');
});

test('a path of this site is followed with its query', () => {
  expect(safeNext('/marketplace?detail=sop-ai-toko')).toBe('/marketplace?detail=sop-ai-toko');
});
