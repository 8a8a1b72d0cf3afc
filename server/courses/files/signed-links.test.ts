import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createFilmLinks } from './signed-links.ts';

const link = { user_id: randomUUID(), folder: '0123456789abcdef', expires: 1_795_467_000 };

test('a token says whose film it is and until when, shortly, and stands no change', () => {
  const links = createFilmLinks('a secret');
  const token = links.tokenOf(link);
  expect(token).toHaveLength(59);
  expect(links.read(token)).toEqual(link);
  expect(createFilmLinks('another secret').read(token)).toBe(null);
  for (let place = 0; place < token.length - 1; place += 1) {
    const bent = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
    expect([place, links.read(bent)]).toEqual([place, null]);
  }
});
