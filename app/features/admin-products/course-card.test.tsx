import { expect, test } from 'vitest';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { CourseCard } from './course-card.tsx';
import { oneTime } from './product-kind.ts';
import { emptyValues } from './product-values.ts';

const film = '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111';
const lesson = {
  id: 'a',
  title: 'Pembuka',
  duration: null,
  type: 'video' as const,
  description: null,
  body: null,
  video: { file_id: film, captions_file_id: null },
  file_id: null,
  is_preview: false,
};
const course = (video: typeof lesson.video | null, problems = {}) => {
  const modules = [{ title: 'Awal', duration: null, description: null, lessons: [{ ...lesson, video }] }];
  const values = { ...emptyValues(oneTime), modules };
  return htmlOf(<CourseCard form={{ kind: oneTime, values, problems, change: () => {} }} />);
};

test('a lesson shows its film to the staff, and a new one can be uploaded or chosen', () => {
  const html = course(lesson.video);
  expect(html).toContain(`src="/api/admin/media/lessons/${film}"`);
  expect(textOf(html)).toContain('Ganti video Pilih dari unggahan Hapus video');
  expect(html).toMatch(/data-kind="video" accept="video\/mp4,video\/webm"/);
  const without = course(null);
  expect(without).not.toContain('<video');
  expect(textOf(without)).toContain('Unggah video Pilih dari unggahan');
});

test('a film that is gone is told at its lesson', () => {
  const html = course(lesson.video, { 'modules.0.lessons.0.video.file_id': 'Sudah tidak ada.' });
  expect(html).toMatch(/role="alert"[^>]*>Sudah tidak ada\./);
});
