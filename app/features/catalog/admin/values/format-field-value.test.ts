import { expect, test } from 'vitest';
import { oneTime } from '../product-kind.ts';
import { fieldLabels, formatFieldValue } from './format-field-value.ts';
import { emptyValues, fieldNames, readValues } from './product-values.ts';

const values = readValues({
  ...emptyValues(oneTime),
  price: '1490000',
  original_price: '2000000',
  billing_cycle: 'monthly',
  difficulty_level: 'beginner',
  launch_date: '2026-12-01T10:00',
  description: '<p>Untuk toko &amp; klinik</p><ul><li>Satu</li></ul>',
  features: [{ text: 'Akses selamanya', icon: 'lifetime' }],
  subscription_features: [{ name: 'Balasan otomatis', description: 'a' }],
  media_gallery: [{ type: 'image', url: '/a.png', alt: 'Etalase' }],
  modules: [{}],
  variants: [{ name: 'Tim', price: '1250000', billing_cycle: 'yearly', is_active: 'true' }],
  files: [
    { file_id: 'a', title: 'Panduan', description: 'Baca dahulu' },
    { file_id: 'b', title: 'Lembar kerja', description: '' },
  ],
});

test('two admins read values, never their notation', () => {
  const words = Object.fromEntries(fieldNames.map((name) => [name, formatFieldValue(name, values)]));
  expect(words).toMatchObject({
    price: 'Rp 1.490.000',
    original_price: 'Rp 2.000.000',
    type: 'E-course',
    billing_cycle: 'per bulan',
    difficulty_level: 'Pemula',
    launch_date: '1 Des 2026, 10.00 WIB',
    description: 'Untuk toko & klinik Satu',
    is_active: 'Ya',
    is_featured: 'Tidak',
    features: 'Akses selamanya',
    subscription_features: 'Balasan otomatis',
    media_gallery: 'Gambar 1: Etalase',
    modules: 'Modul 1 (0 pelajaran)',
    variants: 'Tim, Rp 1.250.000 / tahun',
    files: 'Panduan (Baca dahulu)\nLembar kerja',
  });
  expect(Object.keys(words).sort()).toEqual(Object.keys(fieldLabels()).sort());
  expect(Object.values(words).join('')).not.toMatch(/[{}[\]"]|null|true|false/);
});

test('what is no amount stands as it was typed', () => {
  expect(formatFieldValue('price', { ...values, price: 'seratus' })).toBe('seratus');
  expect(formatFieldValue('original_price', { ...values, original_price: '' })).toBe('');
});
