import { expect, test } from 'vitest';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { formatBytes } from './file-size.ts';

test.for([
  [1, '1 byte', '1 byte'],
  [820, '820 byte', '820 bytes'],
  [1000, '1 KB', '1 KB'],
  [59_398, '59,4 KB', '59.4 KB'],
  [52_428_800, '52,4 MB', '52.4 MB'],
  [1_234_567_890_123, '1.234,6 GB', '1,234.6 GB'],
] as const)('%i bytes are written %s, in English %s', ([bytes, id, en]) => {
  expect(formatBytes(bytes)).toBe(id);
  expect(runInLanguage('en', () => formatBytes(bytes))).toBe(en);
});
