import { describe, expect, test } from 'vitest';
import { verifyGroup } from './verify-group.rules.ts';

const passage = (body: string, title = 'Layanan') => ({
  ...{ kind: 'page' as const, title, heading: '', path: '/layanan', anchor: '', language: 'id' as const },
  body,
});
const passages = [
  passage(
    'Konsultasi berlangsung 60 menit dan dapat dipindah 24 jam sebelumnya. Tulis ke halo@arunika.example.',
  ),
  passage('Paket dasar Rp 1.500.000 untuk 3 bulan.', 'Harga 2026'),
];

describe('a line of the model', () => {
  test('is shown with the passages that it cites, without marks of any format', () => {
    expect(verifyGroup('- **Konsultasi** berlangsung 60 menit [1].', passages)).toEqual({
      text: 'Konsultasi berlangsung 60 menit.',
      sources: [1],
    });
    expect(verifyGroup('Paketnya Rp 1500000 pada 2026 [2, 1]【2】', passages)).toEqual({
      text: 'Paketnya Rp 1500000 pada 2026',
      sources: [1, 2],
    });
  });

  test.for([
    ['without a source', 'Konsultasi berlangsung 60 menit.'],
    ['whose source was not sent', 'Konsultasi berlangsung 60 menit [3] [0].'],
    ['with a number that its passage does not have', 'Konsultasi berlangsung 90 menit [1].'],
    ['with a number of a passage that it does not cite', 'Paketnya Rp 1.500.000 [1].'],
    ['with a link that its passage does not have', 'Buka https://jahat.example/masuk [1].'],
    ['with a bare address that its passage does not have', 'Buka jahat.com sekarang [1].'],
    ['with another mailbox', 'Tulis ke halo@jahat.example [1].'],
    ['that says nothing', '[1] [2]'],
    ['that never ends', `${'Konsultasi '.repeat(200)}[1]`],
  ])('%s is dropped', ([, line = '']) => {
    expect(verifyGroup(line, passages)).toBeNull();
  });

  test('keeps an address that its passage has', () => {
    expect(verifyGroup('Tulis ke halo@arunika.example. [1]', passages)?.sources).toEqual([1]);
  });

  test('is text without signs that nobody sees', () => {
    const text = verifyGroup('Konsultasi\u202E <b>60</b>\u0007 menit [1]', passages)?.text;
    expect(text).toBe('Konsultasi <b>60</b> menit');
  });
});
