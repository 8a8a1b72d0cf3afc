import { describe, expect, test } from 'vitest';
import { defaultAccess, sectionTypes } from '#shared/content/content-sections.ts';
import { lessonsOf } from '#shared/courses/course.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { readCourse, readSections, shownSections } from './course-content.ts';

test('[ENT-015, PROD-013, PROD-014] modules and lessons without a name are called by their place', () => {
  const modules = readCourse([{ title: 'Awal' }, { lessons: [{ body: '<p>x</p>' }, { id: 'x1' }] }]);
  expect(modules.map(({ title }) => title)).toEqual(['Awal', 'Modul 2']);
  expect(lessonsOf(modules).map(({ id, title, is_available }) => [id, title, is_available])).toEqual([
    ['2-1', 'Pelajaran 1', true],
    ['x1', 'Pelajaran 2', false],
  ]);
});

describe('sections', () => {
  const parse = (...sections: readonly object[]) => readSections({ sections });

  test('[PROD-046, PROD-047, PROD-048] are sorted, and get the title and the access of their type', () => {
    const sections = parse(
      ...sectionTypes.map((type, index) => ({ id: type, type, order: 10 - index, title: '  ' })),
    );
    expect(sections.map(({ type }) => type)).toEqual(sectionTypes.toReversed());
    expect(sections.map(({ type, access }) => [type, access])).toEqual(
      sectionTypes.toReversed().map((type) => [type, defaultAccess[type]]),
    );
    const shown = () => shownSections(sections.map((section) => ({ ...section, description: 'Isi' })));
    expect(shown().at(-1)?.title).toBe('Selamat Datang');
    expect(runInLanguage('en', shown).at(-1)?.title).toBe('Welcome');
    expect(new Set(shown().map(({ title }) => title)).size).toBe(sectionTypes.length);
    expect(new Set(sections.map(({ title }) => title)), 'no language is stored').toEqual(new Set(['']));
    const own = sectionTypes.map((type) => ({ id: type, type, title: 'Judul sendiri' }));
    expect(new Set(parse(...own).map(({ title }) => title))).toEqual(new Set(['Judul sendiri']));
    expect(sectionTypes.filter((type) => defaultAccess[type] === 'owner')).toEqual([
      'modules',
      'resources',
      'media',
    ]);
  });

  test('that say nothing are not shown, but for a call to action and a hero with a title', () => {
    const empty = sectionTypes.map((type, order) => ({ id: type, type, order }));
    expect(shownSections(parse(...empty)).map(({ type }) => type)).toEqual(['cta']);
    const named = empty.map((section) => ({ ...section, title: 'Judul' }));
    expect(shownSections(parse(...named)).map(({ type }) => type)).toEqual(['hero', 'cta']);
  });

  test('[ENT-014] keep what they say themselves', () => {
    const media = { type: 'video', url: 'https://contoh.example/a.webm', alt: 'Rekaman' };
    const said = { id: 'x', type: 'media', title: 'Rekaman', description: 'Satu jam', content: '<p>a</p>' };
    expect(parse({ ...said, media, order: 1, access: 'public' })).toEqual([
      { ...said, media, order: 1, access: 'public' },
    ]);
    expect(readSections(null)).toEqual([]);
    expect(readSections({})).toEqual([]);
  });

  test('[PROD-051] media of any other type is a link, and an address that could run is no media', () => {
    const mediaOf = (media: object) => parse({ id: 'x', type: 'media', media })[0]?.media;
    expect(mediaOf({ type: 'pdf', url: '/berkas/a.pdf' })).toEqual({
      type: 'link',
      url: '/berkas/a.pdf',
      alt: '',
    });
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//jahat.example/a',
      '/\\jahat.example',
      'a b',
    ]) {
      expect(mediaOf({ type: 'image', url })).toBeNull();
    }
  });
});
