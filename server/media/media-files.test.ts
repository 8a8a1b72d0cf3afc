import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Zip, ZipDeflate, zipSync } from 'fflate';
import { openPublicFile } from '#server/courses/index.ts';
import type { LessonKind } from '#shared/files/uploads.ts';
import { expect } from '#tests/support/machine/database.ts';
import { makePdf } from '#tests/support/pdfs.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { test, uploaded } from '#tests/support/shop/media-shop.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { listLessonFiles, openLessonFile, openMedia } from './index.ts';

const FILM = 'db/seed/files/cahaya-jendela.webm';

test('the film of a lesson is for owners: no public address opens it until its lesson is given away', async ({
  shop,
}) => {
  const { db } = shop;
  const film = await uploaded(
    shop.upload(await readFile(FILM), { kind: 'video', name: 'kelas.webm', area: 'lessons' }),
  );
  expect(film.url).toBe(`/api/admin/media/lessons/${film.id}`);
  const isOpen = async () => [
    (await openPublicFile(db.orm, film.id)).ok,
    (await openMedia(db.orm, film.id, 'video.webm')).ok,
  ];
  const lesson = (is_preview: boolean) => [
    { lessons: [{ id: 'a', video: { file_id: film.id, captions_file_id: null }, is_preview }] },
  ];
  const { id } = await makeProduct(db, { modules: lesson(false) });
  const set = (change: string, value: unknown) =>
    db.pool.query(`update products set ${change} where id = $1`, [id, value]);
  expect(await isOpen()).toEqual([false, false]);
  await set('modules = $2::jsonb', JSON.stringify(lesson(true)));
  expect(await isOpen()).toEqual([true, false]);
  await set('is_active = $2', false);
  expect(await isOpen()).toEqual([false, false]);
});

const CAPTIONS = 'db/seed/files/cahaya-jendela.vtt';

test('the staff chooses among files for owners, each kind for itself, the newest first, and sees them', async ({
  shop,
}) => {
  const { db } = shop;
  const film = await readFile(FILM);
  const keep = (bytes: Uint8Array, kind: LessonKind, name: string) =>
    uploaded(shop.upload(bytes, { kind, name, area: 'lessons' }));
  const first = await keep(film, 'video', 'satu.webm');
  await keep(film, 'video', 'dua.webm');
  const words = await keep(await readFile(CAPTIONS), 'captions', 'satu.vtt');
  const paper = await keep(Buffer.from('Nama;Harga\nKopi;18000\n'), 'document', 'lembar.csv');
  await uploaded(shop.upload(film, { kind: 'video', name: 'galeri.webm' }));
  const picture = await uploaded(shop.upload(await makePicture()));
  const namesOf = async (wanted: Parameters<typeof listLessonFiles>[1]) =>
    (await listLessonFiles(db.orm, wanted)).map(({ kind, file_name }) => [kind, file_name]);
  expect(await namesOf({ kind: 'video' })).toEqual([
    ['video', 'dua.webm'],
    ['video', 'satu.webm'],
  ]);
  expect(await namesOf({ kind: 'captions' })).toEqual([['captions', 'satu.vtt']]);
  expect(await namesOf({ kind: 'document' })).toEqual([['document', 'lembar.csv']]);
  // By id whatever the kind, but nothing public.
  expect(await namesOf({ kind: 'video', ids: [first.id, paper.id, picture.id, randomUUID()] })).toEqual([
    ['document', 'lembar.csv'],
    ['video', 'satu.webm'],
  ]);
  for (const { id } of [first, words, paper]) expect((await openLessonFile(db.orm, id)).ok).toBe(true);
  expect((await openLessonFile(db.orm, picture.id)).ok).toBe(false);
  const video = { file_id: first.id, captions_file_id: words.id };
  await makeProduct(db, { modules: [{ lessons: [{ id: 'a', video, file_id: paper.id }] }] });
  const { rows } = await db.pool.query('select file_id from media_uses where source = $1', ['products']);
  expect(rows.map(({ file_id }) => file_id).sort()).toEqual([first.id, words.id, paper.id].sort());
});

/** As a program that streams writes it: its parts first, and last of them what they are. */
function officeFile(main: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${main}.main+xml`;
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => parts.push(chunk));
  const contents = {
    'main.xml': '<main/>',
    '[Content_Types].xml': `<Types><Override ContentType="${type}"/></Types>`,
  };
  for (const [name, content] of Object.entries(contents)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(Buffer.from(content), true);
  }
  zip.end();
  return Buffer.concat(parts);
}

/** The beginning of a recording: the brand is the program's, not the content's. */
function recording(brand: string): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32BE(24);
  head.write(`ftyp${brand}`, 4, 'latin1');
  head.write(`${brand}isom`, 16, 'latin1');
  return Buffer.concat([
    head,
    Buffer.from('\0\0\0\x08free', 'latin1'),
    Buffer.from('\0\0\0\x48mdat', 'latin1'),
    Buffer.alloc(64),
  ]);
}

test('[APRD-077] captions and documents are what they are said to be, whole, and stored in folders of their own', async ({
  shop,
}) => {
  const zip = Buffer.from(zipSync({ 'a.txt': Buffer.from('isi') }));
  const pdf = await makePdf();
  const audio = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(200)]);
  const epub = Buffer.from(
    zipSync({ mimetype: [Buffer.from('application/epub+zip'), { level: 0 }], 'a.xhtml': Buffer.from('isi') }),
  );
  const captions = await readFile(CAPTIONS);
  const attempt = async (kind: LessonKind, name: string, bytes: Uint8Array) => {
    const kept = await shop.upload(bytes, { kind, name, area: 'lessons' });
    return kept.ok ? kept.value.path.replace(/[0-9a-f-]{20,}/, '*') : kept.refusal.code;
  };
  const text = (words: string) => Buffer.from(words);
  const outcomes: readonly (readonly [LessonKind, string, Uint8Array, string])[] = [
    ['captions', 'kelas.vtt', captions, 'lessons/captions/*.vtt'],
    ['captions', 'kelas.vtt', Buffer.from(`\uFEFF${captions}`), 'lessons/captions/*.vtt'],
    ['captions', 'kelas.vtt', text(captions.toString().replaceAll('\n', '\r\n')), 'lessons/captions/*.vtt'],
    ['captions', 'kelas.SRT', text('1\n00:00:00,000 --> 00:00:05,000\nSRT\n'), 'lessons/captions/*.vtt'],
    ['captions', 'kelas.srt', text('1\n00:00:05,000 --> 00:00:01,000\nSRT\n'), 'FILE_BROKEN'],
    ['captions', 'kelas.txt', text('1\n00:00:00,000 --> 00:00:05,000\nSRT\n'), 'FILE_TYPE_REFUSED'],
    ['captions', 'kelas.vtt', text('WEBVTT\n\nTanpa waktu\n'), 'FILE_BROKEN'],
    ['captions', 'kelas.vtt', Buffer.concat([captions, Buffer.from([0xff, 0xfe])]), 'FILE_BROKEN'],
    ['captions', 'kelas.vtt', Buffer.concat([captions, Buffer.alloc(1024 * 1024, 32)]), 'FILE_TOO_LARGE'],
    ['document', 'buku.pdf', pdf, 'lessons/documents/*.pdf'],
    ['document', 'buku.pdf', pdf.subarray(0, 30), 'FILE_BROKEN'],
    ['document', 'buku.pdf', await makePdf({ password: '' }), 'FILE_LOCKED'],
    ['document', 'buku.pdf', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n'), 'FILE_BROKEN'],
    ['document', 'buku.exe', pdf, 'FILE_TYPE_REFUSED'],
    ['document', 'buku.pdf.js', pdf, 'FILE_TYPE_REFUSED'],
    ['document', 'pasang.zip', Buffer.concat([text('MZ'), Buffer.alloc(300)]), 'FILE_TYPE_REFUSED'],
    ['document', 'catatan.txt', text('#!/bin/sh\nrm -rf /\n'), 'FILE_TYPE_REFUSED'],
    ['document', 'pasang.ps1', text('Remove-Item'), 'FILE_TYPE_REFUSED'],
    ['document', 'suara.mp3', audio, 'lessons/documents/*.mp3'],
    ['document', 'suara.exe', audio, 'FILE_TYPE_REFUSED'],
    ['document', 'buku.epub', epub, 'lessons/documents/*.epub'],
    ['document', 'bahan.zip', zip, 'lessons/documents/*.zip'],
    ['document', 'bahan.zip', zip.subarray(0, zip.length - 30), 'FILE_BROKEN'],
    ['document', 'lembar.csv', text('a;b\n1;2\n'), 'lessons/documents/*.csv'],
    ['document', 'lembar.csv', Buffer.from('\uFEFFa;b\n1;2\n', 'utf16le'), 'lessons/documents/*.csv'],
    ['captions', 'kelas.srt', Buffer.from(`\uFEFF${captions}`, 'utf16le'), 'lessons/captions/*.vtt'],
    ['document', 'rapat.docx', officeFile('wordprocessingml.document'), 'lessons/documents/*.docx'],
    ['document', 'harga.xlsx', officeFile('spreadsheetml.sheet'), 'lessons/documents/*.xlsx'],
    ['document', 'paparan.pptx', officeFile('presentationml.presentation'), 'lessons/documents/*.pptx'],
    ['document', 'rapat.xlsx', officeFile('wordprocessingml.document'), 'FILE_TYPE_REFUSED'],
    ['document', 'rapat.docx', zip, 'FILE_TYPE_REFUSED'],
    ...['M4A ', 'mp42', 'isom', '3gp4', 'dash', 'M4B ', 'qt  '].map(
      (brand) => ['document', 'rekaman.m4a', recording(brand), 'lessons/documents/*.m4a'] as const,
    ),
    ['document', 'rekaman.mp3', recording('mp42'), 'FILE_TYPE_REFUSED'],
    ['document', 'rekaman.m4a', audio, 'FILE_TYPE_REFUSED'],
    ['document', 'catatan.md', text('# Judul\n'), 'lessons/documents/*.md'],
    ['document', 'catatan.txt', text('a\0b'), 'FILE_BROKEN'],
    ['document', 'halaman.html', text('<p>a</p>'), 'FILE_TYPE_REFUSED'],
    ['document', 'buku.pdf', await makePicture(), 'FILE_TYPE_REFUSED'],
    ['document', 'kelas.vtt', captions, 'FILE_TYPE_REFUSED'],
  ];
  for (const [kind, name, bytes, outcome] of outcomes) {
    expect([name, await attempt(kind, name, bytes)]).toEqual([name, outcome]);
  }
});
