import { describe, expect, test } from 'vitest';
import { contentMetadata } from './content-section-schema.ts';
import { defaultAccess, sectionTypes } from './content-sections.ts';
import { courseProgress, lessonToResume } from './course.ts';
import { courseModules, lessonsOf } from './course-schema.ts';

const place = (id: string, is_done = false, is_available = true) => ({ id, is_done, is_available });

describe('a learner goes on', () => {
  test.for([
    ['at the first lesson of a new course', [place('a'), place('b')], null, 'a'],
    ['where they were, while that is not done', [place('a', true), place('b'), place('c')], 'b', 'b'],
    ['after the lesson they finished', [place('a'), place('b', true), place('c')], 'b', 'c'],
    ['at what they skipped, when nothing is ahead', [place('a'), place('b', true)], 'b', 'a'],
    ['at the beginning of a finished course', [place('a', true), place('b', true)], 'b', 'a'],
    [
      'past a lesson that is not there yet',
      [place('a', true), place('b', false, false), place('c')],
      'a',
      'c',
    ],
    ['at the first lesson, when theirs is gone', [place('a'), place('b')], 'lama', 'a'],
  ] as const)('%s', ([_, lessons, last, next]) => {
    expect(lessonToResume(lessons, last)?.id).toBe(next);
  });

  test('nowhere in a course in which there is nothing yet', () => {
    expect(lessonToResume([place('a', false, false)], null)).toBeNull();
  });
});

test('a course is at 100 percent only when nothing is left', () => {
  expect([
    courseProgress(3, 2).percent,
    courseProgress(200, 199).percent,
    courseProgress(3, 3).percent,
  ]).toEqual([66, 99, 100]);
  expect(courseProgress(0, 0).percent).toBe(0);
});

test('[ENT-015, PROD-013, PROD-014] modules and lessons without a name are called by their place', () => {
  const modules = courseModules.parse([{ title: 'Awal' }, { lessons: [{ body: '<p>x</p>' }, { id: 'x1' }] }]);
  expect(modules.map(({ title }) => title)).toEqual(['Awal', 'Modul 2']);
  expect(lessonsOf(modules).map(({ id, title, is_available }) => [id, title, is_available])).toEqual([
    ['2-1', 'Pelajaran 1', true],
    ['x1', 'Pelajaran 2', false],
  ]);
});

describe('sections', () => {
  const parse = (...sections: readonly object[]) => contentMetadata.parse({ sections });

  test('[PROD-046, PROD-047, PROD-048] are sorted, and get the title and the access of their type', () => {
    const sections = parse(
      ...sectionTypes.map((type, index) => ({ id: type, type, order: 10 - index, title: '  ' })),
    );
    expect(sections.map(({ type }) => type)).toEqual(sectionTypes.toReversed());
    expect(sections.map(({ type, access }) => [type, access])).toEqual(
      sectionTypes.toReversed().map((type) => [type, defaultAccess[type]]),
    );
    expect(sections.at(-1)?.title).toBe('Selamat Datang');
    expect(sections.every(({ title }) => title.length > 2)).toBe(true);
    expect(sectionTypes.filter((type) => defaultAccess[type] === 'owner')).toEqual([
      'modules',
      'resources',
      'media',
    ]);
  });

  test('[ENT-014] keep what they say themselves', () => {
    const media = { type: 'video', url: 'https://contoh.example/a.webm', alt: 'Rekaman' };
    const said = { id: 'x', type: 'media', title: 'Rekaman', description: 'Satu jam', content: '<p>a</p>' };
    expect(parse({ ...said, media, order: 1, access: 'public' })).toEqual([
      { ...said, media, order: 1, access: 'public' },
    ]);
    expect(contentMetadata.parse(null)).toEqual([]);
    expect(contentMetadata.parse({})).toEqual([]);
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
