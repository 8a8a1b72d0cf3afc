import { expect, test } from 'vitest';
import { RatingPetals } from '#app/components/commerce/rating.tsx';
import { htmlOf } from '#tests/support/page.tsx';
import { PetalBand } from './petals.tsx';

test('a rating of 4.8 lights four petals and four fifths of the fifth, and is read as a number', () => {
  const html = htmlOf(<RatingPetals rating={4.8} />);
  expect(html).toContain('role="img" aria-label="4,8 dari 5"');
  expect(html).toContain('<svg aria-hidden="true" width="62.4" height="20"');
  expect(htmlOf(<RatingPetals rating={4.5} />)).toContain('width="58.5"');
});

test('a course has a petal for each lesson, lit for those that are done', () => {
  const html = htmlOf(<PetalBand total={9} done={4} />);
  expect(html.match(/<svg /g)).toHaveLength(9);
  expect(html.match(/fill-dawn-2/g)).toHaveLength(4);
  expect(html.match(/aria-hidden="true"/g)).toHaveLength(9);
});
