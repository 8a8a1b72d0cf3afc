import { expect, test } from 'vitest';
import { withoutControls } from './control-characters.ts';

test('what XML 1.0 does not know is taken out of a text, tabs and line breaks stay', () => {
  const invisible = [
    ...Array(0x20).keys(),
    ...Array.from({ length: 0x21 }, (_, n) => 0x7f + n),
    0xfffe,
    0xffff,
  ];
  const kept = new Set(['\t', '\n', '\r']);
  for (const code of invisible) {
    const sign = String.fromCharCode(code);
    expect([code, withoutControls(`PT ${sign}Kopi`)]).toEqual([
      code,
      kept.has(sign) ? `PT ${sign}Kopi` : 'PT Kopi',
    ]);
  }
  const said = 'PT Kopi & “Nusantara” José 王小明 👩🏽‍💻\t\r\n';
  expect(withoutControls(said)).toBe(said);
});
