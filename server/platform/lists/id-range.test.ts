import { expect, test } from 'vitest';
import { idRange } from './list-window.ts';

test.for([
  ['3f2a9c', '3f2a9c00-0000-0000-0000-000000000000', '3f2a9cff-ffff-ffff-ffff-ffffffffffff'],
  ['3F2A9C11-4B', '3f2a9c11-4b00-0000-0000-000000000000', '3f2a9c11-4bff-ffff-ffff-ffffffffffff'],
  ['#8e3c9e7f', '8e3c9e7f-0000-0000-0000-000000000000', '8e3c9e7f-ffff-ffff-ffff-ffffffffffff'],
  [' #8E3C9E7F ', '8e3c9e7f-0000-0000-0000-000000000000', '8e3c9e7f-ffff-ffff-ffff-ffffffffffff'],
] as const)('%s is the beginning of the ids from %s to %s', ([beginning, first, last]) => {
  expect(idRange(beginning)).toEqual({ first, last });
});

test.for(['', '-', 'fad', 'facade!', 'sari', `${'a'.repeat(32)}b`])(
  '%s is no beginning of an id',
  (words) => {
    expect(idRange(words)).toBe(null);
  },
);
