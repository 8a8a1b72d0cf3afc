import { expect, test } from 'vitest';
import { htmlOf } from '#tests/support/page.tsx';
import { FreeLesson, FreeLessonFilm } from './free-lesson.tsx';

test('a free lesson that can be watched names itself and its length, and has the cover as its still', async () => {
  await FreeLessonFilm.fetchCode();
  const film = {
    id: 'l1',
    type: 'video',
    title: 'Tujuh jenis pertanyaan',
    duration: '8 menit',
    description: null,
    video_url: '/api/media/film.mp4',
    captions_url: '/api/media/takarir.vtt',
    embed: null,
    body: null,
  } as const;
  const product = { slug: 'kursus-stok', cover_url: null };
  const html = htmlOf(<FreeLesson product={product} film={film} id="coba-pelajaran" />);
  expect(html).toMatch(/id="coba-pelajaran".*Tujuh jenis pertanyaan, .*tonton gratis.*8 menit/);
  expect(html).toContain('poster="/covers/products/wide/kursus-stok.svg');
  // Without scripts the browser plays it as it was uploaded, with its captions shown; they alone are fetched before.
  expect(html).toMatch(/<video[^>]*src="\/api\/media\/film\.mp4"[^>]*controls[^>]*preload="none"/);
  expect(html).toMatch(/<track kind="captions" src="\/api\/media\/takarir\.vtt"[^>]*default/);
});
