import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQr } from './qr-drawing.ts';

test('the path of a QR code covers its dark modules and nothing else', () => {
  const text = '00020101021226530012ID.EXAMPLE.ARUNIKA';
  const { data } = encode(text, { border: 2 });
  const { size, path } = drawQr(text);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  expect(drawn).toEqual(data);
});
