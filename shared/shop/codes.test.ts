import { expect, test } from 'vitest';
import { normalizeCode } from './codes.ts';

test.for([
  'HEMAT-2026',
  'hemat 2026',
  'HEMAT–2026',
  'HEMAT\u20112026',
  'HEMAT—2026',
  'HEMAT\u22122026',
  '\u200BHEMAT2026\u2060',
  '“HEMAT2026”',
  '«HEMAT2026»',
  "'HEMAT-2026'",
  'HEMAT2026.',
  'HEMAT2026!',
  'ＨＥＭＡＴ２０２６',
  'HEMAT\u00A02026\n',
])('%s is the code that was handed out', (typed) => {
  expect(normalizeCode(typed)).toBe('HEMAT2026');
});
