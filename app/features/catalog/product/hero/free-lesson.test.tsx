import { expect, test } from 'vitest';
import { htmlOf } from '#tests/support/page.tsx';
import { FreeLesson, FreeLessonFilm } from './free-lesson.tsx';

const lesson = {
  id: 'l1',
  type: 'video',
  title: 'Tujuh jenis pertanyaan',
  duration: '8 menit',
  description: null,
  video_url: '/api/media/film.mp4',
  captions_url: '/api/media/takarir.vtt',
  film: { poster_url: '/api/products/kursus-stok/lessons/l1/film/poster.jpg', duration_seconds: 31.2 },
  embed: null,
  body: null,
} as const;
const BACKDROP = 'background-image:url(/covers/products/wide/kursus-stok.svg';
const htmlWith = (film: typeof lesson | (Omit<typeof lesson, 'film'> & { readonly film: null })) =>
  htmlOf(<FreeLesson product={{ slug: 'kursus-stok' }} film={film} id="coba-pelajaran" />);

test('a free lesson that can be watched names itself, and a picture of its own film stands for it', async () => {
  await FreeLessonFilm.fetchCode();
  const html = htmlWith(lesson);
  expect(html).toMatch(/id="coba-pelajaran".*Tujuh jenis pertanyaan<.*Pelajaran gratis</);
  // That picture shows the title already, and what is to be read stands on the page of the contents.
  expect(html).toMatch(/class="sr-only"[^>]*>Tujuh jenis/);
  expect(html).not.toContain('Baca pelajarannya');
  expect(html).toContain('poster="/api/products/kursus-stok/lessons/l1/film/poster.jpg"');
  expect(html).toContain(BACKDROP);
  // The film says its own length; what its author wrote is that of the lesson.
  expect(html).not.toContain('8 menit');
  // Without scripts the browser plays it as it was uploaded, with its captions shown; they alone are fetched before.
  expect(html).toMatch(/<video[^>]*src="\/api\/media\/film\.mp4"[^>]*controls[^>]*preload="none"/);
  expect(html).toMatch(/<track kind="captions" src="\/api\/media\/takarir\.vtt"[^>]*default/);
});

test('a film that is not prepared shows its own first picture, before that the cover of its product, and the length that its author wrote', async () => {
  await FreeLessonFilm.fetchCode();
  const html = htmlWith({ ...lesson, film: null });
  expect(html).not.toContain('poster=');
  expect(html).toContain(BACKDROP);
  expect(html).toContain('preload="metadata"');
  expect(html).toContain('Pelajaran gratis, 8 menit');
});
