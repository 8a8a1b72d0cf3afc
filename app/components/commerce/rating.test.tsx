import { expect, test } from 'vitest';
import { htmlOf } from '#tests/support/page.tsx';
import { Stars } from './rating.tsx';

test('stars are filled to the nearest half of the rating, and say the rating itself', () => {
  const filled = (rating: number) => {
    const html = htmlOf(<Stars rating={rating} />);
    return [/width:([\d.]+)%/.exec(html)?.[1], /aria-label="([^"]+)"/.exec(html)?.[1]];
  };
  expect(filled(4.8)).toEqual(['100', '4,8 dari 5 bintang']);
  expect(filled(4.7)).toEqual(['90', '4,7 dari 5 bintang']);
  expect(filled(4.5)).toEqual(['90', '4,5 dari 5 bintang']);
  expect(filled(4)).toEqual(['80', '4 dari 5 bintang']);
});
