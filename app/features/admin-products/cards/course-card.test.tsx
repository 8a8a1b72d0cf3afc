import { expect, test } from 'vitest';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { lessonFileIds } from '../files/lesson-files-provider.tsx';
import { type Lesson, LessonFields, lessonType } from '../items/lesson-list.tsx';
import { oneTime } from '../product-kind.ts';
import { emptyValues } from '../values/product-values.ts';
import { CourseCard } from './course-card.tsx';

const video = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const captions = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b222';
const paper = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b333';
const lesson: Lesson = {
  id: 'a',
  title: 'Pembuka',
  duration: null,
  type: 'video',
  description: null,
  body: null,
  video: { file_id: video, captions_file_id: captions },
  file_id: paper,
  is_preview: false,
};
const modulesOf = (part: Partial<Lesson>) => [
  { title: 'Awal', duration: null, description: null, lessons: [{ ...lesson, ...part }] },
];
const fieldsOf = (part: Partial<Lesson>, problems = {}) =>
  htmlOf(
    <LessonFields
      lesson={{ ...lesson, ...part }}
      index={0}
      path="modules.0.lessons.0"
      problems={problems}
      onChange={() => {}}
    />,
  );
const course = (problems = {}) => {
  const values = { ...emptyValues(oneTime), modules: modulesOf({}) };
  return htmlOf(<CourseCard form={{ kind: oneTime, values, problems, change: () => {} }} />);
};

test('a lesson shows its video, captions and document, and each can be replaced, chosen or removed', () => {
  const html = fieldsOf({});
  expect(html).toContain(`src="/api/admin/media/lessons/${video}"`);
  const text = textOf(html);
  for (const what of ['video', 'takarir', 'dokumen']) {
    expect(text).toContain(`Ganti ${what} Pilih dari unggahan Hapus ${what}`);
  }
  expect(html).toMatch(/data-kind="video" accept="video\/mp4,video\/webm"/);
  expect(html).toContain('data-kind="captions" accept="text/vtt,.vtt"');
  expect(html).toMatch(/data-kind="document" accept="application\/pdf,[^"]*\.pdf,[^"]*\.txt"/);
  expect(text.match(/Mencari nama berkas/g)).toHaveLength(3);
});

test('a lesson without a video has no captions', () => {
  const text = textOf(fieldsOf({ video: null, file_id: null }));
  expect(text).toContain('Unggah video Pilih dari unggahan MP4');
  expect(text).toContain('Unggah dokumen Pilih dari unggahan PDF');
  expect(text).not.toContain('takarir');
});

test('a missing file is shown at its lesson', () => {
  for (const path of ['video.file_id', 'video.captions_file_id', 'file_id']) {
    const html = fieldsOf({}, { [`modules.0.lessons.0.${path}`]: 'Sudah tidak ada.' });
    expect(html.match(/-error"[^>]*>.*?Sudah tidak ada\./g)).toHaveLength(1);
  }
});

test('a lesson is a video, else a text, else a document; each file is requested once', () => {
  expect(lessonType(lesson)).toBe('video');
  expect(lessonType({ ...lesson, video: null })).toBe('file');
  expect(lessonType({ ...lesson, video: null, body: '<p>a</p>' })).toBe('text');
  expect(lessonType({ ...lesson, video: null, file_id: null })).toBe('text');
  expect(lessonFileIds([...modulesOf({}), ...modulesOf({ video: null })])).toEqual([video, captions, paper]);
});

test('modules and lessons are folded behind what is in them, can be moved, and open where something is wrong', () => {
  const html = course();
  expect(textOf(html)).toContain('Awal 1 pelajaran');
  expect(html).not.toContain('data-kind="video"');
  expect(html).toContain('aria-label="Pindahkan Awal"');
  expect(html).toContain('aria-label="Hapus Awal"');
  const wrong = course({ 'modules.0.lessons.0.file_id': 'Sudah tidak ada.' });
  expect(wrong.match(/<details open=""/g)).toHaveLength(2);
  expect(textOf(wrong)).toContain('Pembuka Video dengan takarir · Dokumen');
  expect(wrong).toContain('aria-label="Ada yang perlu diperbaiki"');
  expect(wrong).toContain('Sudah tidak ada.');
});
