import { expect, test } from 'vitest';
import { publicDefaults } from '#shared/content/site-settings.ts';
import { htmlOf } from '#tests/support/page.tsx';
import { Portrait } from './portrait.tsx';

test('the photograph of the consultant stands in its place, and until there is one a drawing without a name', () => {
  const consultant_photo = '/api/media/6f2b1f5e-0000-4000-8000-000000000001/400x500-aabbcc.webp';
  const photographed = htmlOf(<Portrait />, '/', {
    ...publicDefaults,
    consultant_name: 'Sari',
    consultant_photo,
  });
  expect(photographed).toContain(`src="${consultant_photo}" alt="Sari"`);
  const drawn = htmlOf(<Portrait />);
  expect(drawn).toContain('<svg');
  expect(drawn).not.toMatch(/<img|role="img"/);
});
