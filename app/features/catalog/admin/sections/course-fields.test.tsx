import { expect, test } from 'vitest';
import { htmlOfFields } from '#tests/support/form.tsx';
import { textOf } from '#tests/support/page.tsx';
import { lessonFileIds } from '../files/lesson-files.tsx';
import { oneTime } from '../product-kind.ts';
import { emptyValues, type Lesson, lessonType, readValues } from '../values/product-values.ts';
import { CourseFields, LessonFields } from './course-fields.tsx';

const video = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const captions = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b222';
const paper = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b333';
const lesson: Lesson = {
  id: 'a',
  title: 'Pembuka',
  duration: '',
  description: '',
  body: '',
  video: { file_id: video, captions_file_id: captions },
  embed_url: '',
  file_id: paper,
  quiz: { pass_percent: '80', is_required: 'false', questions: [] },
  assignment: { task: '', is_required: 'false' },
  is_preview: 'false',
  opens_after_days: '',
  opens_at: '',
};
const none = { file_id: '', captions_file_id: '' };
const valuesWith = (part: Partial<Lesson>) =>
  readValues({
    ...emptyValues(oneTime),
    modules: [{ title: 'Awal', lessons: [{ ...lesson, ...part }] }],
  });
const fieldsOf = (part: Partial<Lesson>, errors = {}) =>
  htmlOfFields(
    <LessonFields path="modules[0].lessons[0]" index={0} hasVideo={part.video?.file_id !== ''} />,
    { values: valuesWith(part), errors },
  );
const course = (errors = {}) =>
  htmlOfFields(<CourseFields values={valuesWith({})} />, { values: valuesWith({}), errors });

test('a lesson shows its video, captions and document, and each can be replaced, chosen or removed', () => {
  const html = fieldsOf({});
  expect(html).toContain(`src="/api/admin/media/lessons/${video}"`);
  const text = textOf(html);
  for (const what of ['video', 'takarir', 'dokumen']) {
    expect(text).toMatch(new RegExp(`Ganti ${what} (Sunting takarir )?Pilih dari unggahan Hapus ${what}`));
  }
  expect(html).toMatch(/data-kind="video" accept="video\/mp4,video\/webm,video\/quicktime,\.mov"/);
  expect(html).toContain('data-kind="captions" accept="text/vtt,.vtt,.srt"');
  expect(html).toMatch(/data-kind="document" accept="application\/pdf,[^"]*\.pdf,[^"]*\.txt"/);
  expect(text.match(/Mencari nama berkas/g)).toHaveLength(3);
});

test('a lesson without a video has no captions', () => {
  const text = textOf(fieldsOf({ video: none, file_id: '' }));
  expect(text).toContain('Unggah video Pilih dari unggahan MP4');
  expect(text).toContain('Unggah dokumen Pilih dari unggahan PDF');
  expect(text).not.toContain('takarir');
});

test('a missing file is shown at its lesson', () => {
  for (const path of ['video.file_id', 'video.captions_file_id', 'file_id']) {
    const html = fieldsOf({}, { [`modules[0].lessons[0].${path}`]: ['Sudah tidak ada.'] });
    expect(html.match(/-error"[^>]*>.*?Sudah tidak ada\./g)).toHaveLength(1);
  }
});

test('a lesson is a video, else a text, else a document; each file is requested once', () => {
  const [content, text] = [
    { video: { file_id: video }, embed_url: null, body: null, file_id: paper },
    '<p>a</p>',
  ];
  expect(lessonType(content)).toBe('video');
  expect(lessonType({ ...content, video: null })).toBe('file');
  expect(lessonType({ ...content, video: null, embed_url: 'https://youtu.be/aqz-KE-bpKQ' })).toBe('video');
  expect(lessonType({ ...content, video: null, body: text })).toBe('text');
  expect(lessonType({ ...content, video: null, file_id: null })).toBe('text');
  const modules = [...valuesWith({}).modules, ...valuesWith({ video: none }).modules];
  expect(lessonFileIds(modules)).toEqual([video, captions, paper]);
});

test('modules and lessons are folded behind what is in them, are posted while they are, can be moved, and open where something is wrong', () => {
  const html = course();
  expect(textOf(html)).toContain('Awal 1 pelajaran');
  expect(html).not.toContain('data-kind="video"');
  for (const [name, value] of [
    ['modules[0].title', 'Awal'],
    ['modules[0].lessons[0].title', 'Pembuka'],
    ['modules[0].lessons[0].video.captions_file_id', captions],
    ['modules[0].lessons[0].body', ''],
  ])
    expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(html).toContain('aria-label="Pindahkan Awal"');
  expect(html).toContain('aria-label="Hapus Awal"');
  const wrong = course({ 'modules[0].lessons[0].file_id': ['Sudah tidak ada.'] });
  expect(wrong.match(/<details open=""/g)).toHaveLength(2);
  expect(textOf(wrong)).toContain('Pembuka Video dengan takarir · Dokumen');
  expect(wrong).toContain('aria-label="Ada yang perlu diperbaiki"');
  expect(wrong).toContain('Sudah tidak ada.');
});
