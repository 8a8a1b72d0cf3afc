import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSlides, wrapIndex } from './case-study-section.tsx';

test('[PUB-072][PUB-073] the first three studies stand alone, the others in groups of three, none is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (studies) => {
      const slides = toSlides(studies);
      expect(slides.flatMap((slide) => slide.studies)).toEqual(studies);
      slides.forEach((slide, index) => {
        expect(slide.kind).toBe(index < 3 ? 'featured' : 'group');
        expect(slide.studies.length).toBeLessThanOrEqual(index < 3 ? 1 : 3);
      });
      expect(slides.slice(3, -1).every((slide) => slide.studies.length === 3)).toBe(true);
    }),
  );
});

test('moving goes around both ends', () => {
  expect([wrapIndex(0, -1, 5), wrapIndex(4, 1, 5), wrapIndex(2, 1, 5), wrapIndex(0, 1, 0)]).toEqual([
    4, 0, 3, 0,
  ]);
});
