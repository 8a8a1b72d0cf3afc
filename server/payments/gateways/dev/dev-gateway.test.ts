import { expect, test } from 'vitest';
import { qrisText } from './dev-gateway.ts';

test('a QRIS code of the development gateway is one that bank apps can read', () => {
  const text = qrisText(149_000, 'dev_0123456789');
  expect(text).toMatch(/^000201010212/);
  expect(text).toContain('5303360540614900');
  expect(text).toMatch(/6304[0-9A-F]{4}$/);
  // The checksum of the standard's own example of CRC-16/CCITT-FALSE covers amount and reference.
  expect(qrisText(149_001, 'dev_0123456789').slice(-4)).not.toBe(text.slice(-4));
});
