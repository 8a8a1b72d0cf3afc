import { expect, test } from 'vitest';
import { kawung } from '#shared/kawung/kawung.ts';
import { drawOgImage } from './og-image.server.ts';

const cover = kawung('sop', { ratio: '4:5' });

const cardOf = async (title: string) => {
  const png = await drawOgImage({ cover, kind: 'Templat', title, brand: 'Arunika' });
  return Buffer.from(png).toString('base64');
};

test('a sharing card draws the letters of Polish, Turkish and Vietnamese, each as itself', async () => {
  const cards = await Promise.all(['Łódź', 'Lodz', 'Iğdır', 'Igdir', 'Nguyễn', 'Nguyen'].map(cardOf));
  expect(new Set(cards).size).toBe(6);
});

test('a letter that no font has becomes a dot, never an empty box; emoji are left out', async () => {
  expect(await cardOf('漢字 SOP')).toBe(await cardOf('·· SOP'));
  expect(await cardOf('SOP 🚀')).toBe(await cardOf('SOP'));
});
