import { expect, test } from 'vitest';
import { publicDefaults } from '#shared/content/site-settings.ts';
import { initialsOf } from '#shared/people/display-names.ts';
import { htmlOf } from '#tests/support/page.tsx';
import { ConsultantPortrait } from './portrait.tsx';

const named = { ...publicDefaults, consultant_name: 'Sari Dewi Lestari' };

test('the consultant is the photograph of the settings, until there is one the initials, and without a name nobody', () => {
  const consultant_photo = '/api/media/6f2b1f5e-0000-4000-8000-000000000001/400x500-aabbcc.webp';
  const photographed = htmlOf(<ConsultantPortrait />, '/', { ...named, consultant_photo });
  expect(photographed).toContain(`src="${consultant_photo}"`);
  expect(photographed).not.toContain('<svg');
  const drawn = htmlOf(<ConsultantPortrait />, '/', named);
  expect(drawn).toContain('>SL</text>');
  expect(drawn).not.toMatch(/<img|role="img"/);
  expect(htmlOf(<ConsultantPortrait />, '/', publicDefaults)).toBe('');
});

test.each([
  ['Laras Wening', 'LW'],
  ['Sukarno', 'S'],
  [' siti  nur halimah ', 'SH'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials));
