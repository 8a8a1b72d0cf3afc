import { expect, test } from 'vitest';
import { htmlOfFields } from '#tests/support/form.tsx';
import { textOf } from '#tests/support/page.tsx';
import { oneTime } from '../product-kind.ts';
import { changedNames, emptyValues, type ProductFile, readValues } from '../values/product-values.ts';
import { FileFields, FilesFields, titleFromFileName } from './files-fields.tsx';

const guide = { file_id: 'a', title: 'Panduan', description: 'Baca dahulu' };
const sheet = { file_id: 'b', title: '', description: '' };
const withFiles = (files: ProductFile[]) => ({ ...emptyValues(oneTime), title: 'Templat', files });
const card = (files: ProductFile[], errors = {}) =>
  htmlOfFields(<FilesFields values={withFiles(files)} />, { values: withFiles(files), errors });

test('a product without files says so, and takes documents of the kinds that owners can save', () => {
  const html = card([]);
  expect(textOf(html)).toContain('Belum ada berkas untuk diunduh.');
  expect(textOf(html)).toContain('Unggah berkas Pilih dari unggahan PDF, ePub');
  expect(html).toMatch(/data-kind="document" accept="application\/pdf,[^"]*\.zip,[^"]*" multiple=""/);
});

test('each file can be moved and taken away, and one that is wrong is open with its message', () => {
  const html = card([guide, sheet], { 'files[1].title': ['Wajib diisi.'] });
  for (const name of ['Panduan', 'Berkas 2']) {
    expect(html).toContain(`aria-label="Pindahkan ${name}"`);
    expect(html).toContain(`aria-label="Hapus ${name}"`);
  }
  expect(html.match(/<details open=""/g)).toHaveLength(1);
  expect(html).toContain('name="files[1].title"');
  expect(textOf(html)).toContain('Wajib diisi.');
});

test('a missing file is shown at its row, and can be replaced but not removed', () => {
  const html = htmlOfFields(<FileFields path="files[0]" usedIds={['a']} />, {
    values: withFiles([guide]),
    errors: { 'files[0].file_id': ['Sudah tidak ada.'] },
  });
  expect(html.match(/-error"[^>]*>.*?Sudah tidak ada\./g)).toHaveLength(1);
  expect(textOf(html)).toContain('Ganti dokumen Pilih dari unggahan');
  expect(textOf(html)).not.toContain('Hapus dokumen');
});

test('fifty files are enough', () => {
  const html = card(Array.from({ length: 50 }, (_, place) => ({ ...guide, file_id: String(place) })));
  expect(textOf(html)).toContain('Sudah 50 berkas, paling banyak untuk satu produk.');
  expect(html).not.toContain('data-kind="document"');
});

test('files are one change, also when only their order is another, and come back with a draft', () => {
  const [base, values] = [withFiles([guide, sheet]), withFiles([sheet, guide])];
  expect(changedNames(base, base)).toEqual([]);
  expect(changedNames(base, values)).toEqual(['files']);
  expect(readValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
});

test('a file is called by the name it had on the device, in words', () => {
  expect(titleFromFileName('daftar_harga-2026.xlsx')).toBe('Daftar harga 2026');
  expect(titleFromFileName('SOP.v2.final.docx')).toBe('SOP.v2.final');
  expect(titleFromFileName('.csv')).toBe('.csv');
  expect(titleFromFileName(`${'a'.repeat(300)}.zip`)).toHaveLength(200);
});
