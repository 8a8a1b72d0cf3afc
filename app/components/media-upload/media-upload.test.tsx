import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toast } from '#app/lib/toast.ts';
import { ImageField } from './fields/image-field.tsx';
import { MediaField } from './fields/media-field.tsx';
import { arrangeMedia, featureFirst, MediaSlide } from './media-viewer.tsx';
import { UploadList } from './queue/upload-list.tsx';
import { appendUpload, detectUploadKind, showFailedUpload } from './queue/use-uploads.ts';

const id = '0b1c2d3e-0000-4000-8000-000000000001';
const picture = (name: string) => ({
  type: 'image' as const,
  url: `/api/media/${id}/${name}.jpg`,
  alt: null,
});
const film = { type: 'video' as const, url: `/api/media/${id}/video.mp4`, alt: null };
const nothing = () => {};
const MB = 1024 ** 2;
const limits = { picture_mb: 50, document_mb: 2, film_gb: 1 };
const lessons = { area: 'lessons', limits } as const;

test('[AENT-008, AENT-009] a gallery is numbered from one, and only its first picture is featured', () => {
  const [a, b] = [picture('1600x900-c86432'), picture('80x60-ffffff')];
  const items = arrangeMedia([film, a, b]);
  expect(items.map(({ url, is_featured, sort_order }) => [url, is_featured, sort_order])).toEqual([
    [film.url, false, 1],
    [a.url, true, 2],
    [b.url, false, 3],
  ]);
  expect(featureFirst(items, b.url).map(({ url, is_featured }) => [url, is_featured])).toEqual([
    [b.url, true],
    [film.url, false],
    [a.url, false],
  ]);
});

test('[APRD-047, APRD-077, APRD-078] the gallery of a product takes pictures and videos, shows the limit, and offers every action for each', () => {
  const items = arrangeMedia([picture('1600x900-c86432'), film]);
  const html = renderToStaticMarkup(<MediaField area="one-time-products" items={items} onChange={nothing} />);
  expect(html).toMatch(/data-kind="image" accept="image\/jpeg,[^"]*image\/gif" multiple=""/);
  expect(html).toMatch(/data-kind="video" accept="video\/mp4,video\/webm" multiple=""/);
  expect(html).toContain('Paling besar 50 MB per berkas.');
  for (const words of ['Lihat media 1', 'Teks alternatif media 1', 'Pindahkan media 2', 'Hapus media 2']) {
    expect(html).toContain(`aria-label="${words}"`);
  }
  expect(html.match(/>Utama</g)).toHaveLength(1);
  expect(html).toContain(`/api/media/${id}/640w.avif 640w`);
  const empty = renderToStaticMarkup(<MediaField area="one-time-products" items={[]} onChange={nothing} />);
  expect(empty).toContain('Belum ada media.');
});

test('[APRD-053] the viewer has previous and next, thumbnails and a position', () => {
  const items = arrangeMedia([picture('1600x900-c86432'), film, picture('80x60-ffffff')]);
  const html = renderToStaticMarkup(<MediaSlide items={items} index={1} onMove={nothing} />);
  expect(html).toContain('>2 / 3<');
  expect(html).toMatch(/aria-label="Sebelumnya"/);
  expect(html).toMatch(/aria-label="Berikutnya"/);
  expect(html.match(/aria-label="Lihat media \d"/g)).toHaveLength(3);
  expect(html).toMatch(/aria-label="Lihat media 2" aria-current="true"/);
  expect(html).toMatch(/<video[^>]+controls/);
});

test('[AERR-008, AERR-009] an upload that fails is named', () => {
  const told = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  showFailedUpload('image', 'etalase.png', 'Berkas ini rusak.');
  showFailedUpload('video', 'kelas.mp4', 'Berkas ini rusak.');
  const description = 'Berkas ini rusak.';
  expect(told.mock.calls).toEqual([
    ['Gagal mengupload gambar: etalase.png', { description }],
    ['Gagal mengupload video: kelas.mp4', { description }],
  ]);
});

test('[APRD-075] uploads show progress and can be cancelled; a failed one shows its reason', () => {
  const file = (name: string) => new File(['x'], name, { type: 'image/png' });
  const shared = { kind: 'image', progress: { percent: 0 }, problem: null } as const;
  const html = renderToStaticMarkup(
    <UploadList
      uploads={[
        { ...shared, key: 1, file: file('a.png'), state: 'sending', progress: { percent: 40 } },
        { ...shared, key: 2, file: file('b.png'), state: 'waiting' },
        { ...shared, key: 3, file: file('c.png'), state: 'failed', problem: 'Berkas ini rusak.' },
      ]}
      cancel={nothing}
      retry={nothing}
    />,
  );
  expect(html).toMatch(/role="progressbar" aria-label="Mengunggah a.png" aria-valuenow="40"/);
  expect(html).toContain('>Menunggu giliran<');
  expect(html).toMatch(/role="alert"[^>]*>Berkas ini rusak\.</);
  expect(html.match(/Coba lagi/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Batalkan a.png"');
});

test('[APRD-077, APRD-078] a file that is too large or no picture is rejected before sending', () => {
  const look = (type: string, size: number, name = 'a') =>
    detectUploadKind({ type, size, name }, { allowed: ['image', 'video'], area: 'content', limits }).problem;
  expect(look('image/png', 50 * MB)).toBe(null);
  expect(look('video/mp4', 50 * MB + 1)).toBe('Berkas ini lebih besar dari 50 MB.');
  expect(look('image/svg+xml', 10)).toMatch(/^Hanya gambar/);
  const film = { type: 'video/mp4', size: 1, name: 'a.mp4' };
  expect(detectUploadKind(film, { allowed: ['image'], area: 'content', limits }).problem).toMatch(
    /^Hanya gambar/,
  );
  expect(detectUploadKind(film, { ...lessons, allowed: ['captions'] }).problem).toBe(
    'Hanya takarir WebVTT atau SRT (.vtt, .srt) yang dapat diunggah.',
  );
  // Devices that know no type for it go by its name.
  const words = { type: '', size: 1024 * 1024, name: 'Kelas.VTT' };
  expect(detectUploadKind(words, { ...lessons, allowed: ['captions'] })).toEqual({
    kind: 'captions',
    problem: null,
  });
  expect(
    detectUploadKind({ ...words, size: words.size + 1 }, { ...lessons, allowed: ['captions'] }).problem,
  ).toBe('Berkas ini lebih besar dari 1 MB.');
  const table = { type: 'application/vnd.ms-excel', size: 1, name: 'data.csv' };
  expect(detectUploadKind(table, { ...lessons, allowed: ['document'] }).problem).toBe(null);
});

test('a single picture is shown, can be replaced and removed, and is posted under its name', () => {
  const url = `/api/media/${id}/1600x900-c86432.jpg`;
  const html = renderToStaticMarkup(
    <ImageField label="Sampul" area="content" url={url} name="featured_image" onChange={nothing} />,
  );
  expect(html).toContain(`<input type="hidden" name="featured_image" value="${url}"/>`);
  expect(html).toContain('Ganti gambar');
  expect(html).toContain('Hapus gambar');
  expect(html).toMatch(/background-color:#c86432/);
  const empty = renderToStaticMarkup(
    <ImageField label="Sampul" area="content" url={null} onChange={nothing} />,
  );
  expect(empty).toContain('Unggah gambar');
  expect(empty).not.toContain('Hapus gambar');
});

test('an upload error is cleared when the file is replaced: by one of its name, or in a single-file field by any', () => {
  const upload = (key: number, name: string, state: 'failed' | 'sending') =>
    ({
      key,
      file: new File([], name),
      kind: 'image',
      state,
      progress: { percent: 0 },
      problem: null,
    }) as const;
  const before = [upload(1, 'a.png', 'failed'), upload(2, 'b.png', 'failed'), upload(3, 'a.png', 'sending')];
  const keysOf = (name: string, isSingle: boolean) =>
    appendUpload(before, upload(4, name, 'sending'), isSingle).map(({ key }) => key);
  expect(keysOf('a.png', false)).toEqual([2, 3, 4]);
  expect(keysOf('c.png', false)).toEqual([1, 2, 3, 4]);
  expect(keysOf('c.png', true)).toEqual([3, 4]);
});
