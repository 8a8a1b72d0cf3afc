import { expect, test } from 'vitest';
import { formCopy } from '#messages/admin-product-form.ts';
import { productKindCopy, productsCopy } from '#messages/admin-products.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { oneTime, type ProductKind, subscription } from '../product-kind.ts';
import { refusalProblems } from '../values/refusal-problems.ts';
import { FormErrorSummary } from './form-error-summary.tsx';

test('[AERR-002, AERR-003, AERR-010, AERR-011, AERR-018, AERR-019, AERR-020, AERR-021, APRD-014, APRD-032] have the words of the specification for what fails, what is done, and one product in full', () => {
  const words = ({ name }: ProductKind) => {
    const { listError, saveError, created, updated, detail } = productKindCopy[name];
    return [listError, saveError, created, updated, detail];
  };
  expect(words(oneTime)).toEqual([
    'Gagal mengambil data produk one-time',
    'Gagal menyimpan produk one-time',
    'Produk one-time berhasil dibuat',
    'Produk one-time berhasil diperbarui',
    'Detail Produk One-Time',
  ]);
  expect(words(subscription)).toEqual([
    'Gagal mengambil data produk subscription',
    'Gagal menyimpan produk subscription',
    'Produk subscription berhasil dibuat',
    'Produk subscription berhasil diperbarui',
    'Detail Produk Subscription',
  ]);
  expect(productsCopy.feature.failed).toBe('Gagal mengupdate status featured');
  expect(formCopy.fetchFailed).toBe('Gagal mengambil data produk');
});

test('says above the form what was refused and has no field to stand at', () => {
  const common = { request_id: null, status: 422, message: 'Sudah tidak ada.' };
  const lost = refusalProblems({
    ...common,
    code: 'MEDIA_MISSING',
    details: { fields: ['media_gallery.1.url', 'modules.0.lessons.2.file_id'] },
  });
  expect(textOf(htmlOf(<FormErrorSummary problems={lost} />))).toBe(
    ' Media 2: Sudah tidak ada. Modul dan pelajaran 1.3: Sudah tidak ada. ',
  );
  const archived = refusalProblems({ ...common, code: 'PRODUCT_ARCHIVED' });
  expect(textOf(htmlOf(<FormErrorSummary problems={archived} />))).toContain('Sudah tidak ada.');
  const atField = refusalProblems({ ...common, code: 'INVALID_INPUT', fields: { title: 'Wajib diisi.' } });
  expect(htmlOf(<FormErrorSummary problems={atField} />)).toBe('');
});
