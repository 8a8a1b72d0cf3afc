import { expect, test } from 'vitest';
import { formatBytes } from './file-size.ts';

test.for([
  [820, '820 byte'],
  [1000, '1 KB'],
  [59_398, '59,4 KB'],
  [52_428_800, '52,4 MB'],
  [1_234_567_890_123, '1.234,6 GB'],
] as const)('%i bytes are written %s', ([bytes, text]) => {
  expect(formatBytes(bytes)).toBe(text);
});
