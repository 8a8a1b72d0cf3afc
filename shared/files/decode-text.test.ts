import { expect, test } from 'vitest';
import { decodeText, decodeUnicode } from './decode-text.ts';

const TEXT = 'nama;harga\nKafé;1\n';
const utf16 = Buffer.from(`\uFEFF${TEXT}`, 'utf16le');

test.for([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16', utf16],
  ['UTF-16, the other way round', Buffer.from(utf16).swap16()],
  ['UTF-16 without its mark', utf16.subarray(2)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
] as const)('a table that was saved as %s is read', ([, bytes]) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test('what is no text is none, and not every file is taken for an old encoding', () => {
  expect(decodeText(Buffer.from('a,\0'))).toBeNull();
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41]))).toBeNull();
  expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff]))).toBeNull();
  expect(decodeUnicode(Buffer.from(TEXT, 'latin1'))).toBeNull();
});
