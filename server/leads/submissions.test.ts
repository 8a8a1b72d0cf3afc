import { describe, expect, test } from 'vitest';
import { formFields } from '#tests/support/shop/forms.ts';
import { answerCells, answerLabels } from './submissions.ts';

describe('the answers of a form as a row of a table', () => {
  test('stand each under its label, whatever the form calls them', () => {
    const cellsByLabel = (answers: Parameters<typeof answerCells>[0]) =>
      Object.fromEntries(
        answerCells(answers).flatMap((cell, at) => (cell === '' ? [] : [[answerLabels()[at], cell]])),
      );
    const { email: _email, ...audit } = formFields.free_audit;
    expect(cellsByLabel(audit)).toEqual({
      Nama: 'Sari Wulandari',
      WhatsApp: '+62 812-0000-0000',
      'Nama usaha': 'Toko Contoh',
      Jabatan: 'CEO/Founder',
      Website: 'https://toko.example',
      'Jumlah karyawan': '1-10',
      'Omzet per bulan': '50-250 juta',
      Layanan: 'Process Automation',
      Tantangan: 'Rekap penjualan makan waktu.',
    });
    expect(cellsByLabel(formFields.contact)).toMatchObject({ Topik: 'Layanan', Pesan: 'Halo.' });
  });

  test.each(Object.entries(formFields))('of %s leave nothing without a column', (_form, answers) => {
    expect(answerCells(answers)).toHaveLength(answerLabels().length);
    expect(answerCells(answers).at(-1)).toBe('');
  });

  test('that no column is for are kept with their names', () => {
    expect(answerCells({ warna: ['merah', 'biru'] }).at(-1)).toBe('warna: merah, biru');
  });
});
