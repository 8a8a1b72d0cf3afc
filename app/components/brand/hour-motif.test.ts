import { expect, test } from 'vitest';
import { skyAt } from './hour-motif.tsx';

test('the petals follow the hour of Jakarta, wherever the machine stands', () => {
  const at = (wib: string) => skyAt(new Date(`2026-11-28T${wib}:00+07:00`));
  expect(['00:00', '03:59', '04:00', '06:59', '07:00', '11:00', '15:00', '18:59', '19:00'].map(at)).toEqual([
    'sky-night',
    'sky-night',
    'sky-dawn',
    'sky-dawn',
    '',
    'sky-noon',
    'sky-dusk',
    'sky-dusk',
    'sky-night',
  ]);
});
