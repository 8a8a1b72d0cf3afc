import { formatRupiah, MAX_RUPIAH, rupiah } from '#shared/money/money.ts';
import type { RupiahProblem } from '#shared/money/typed-rupiah.ts';

/** Refused amounts. */
export const rupiahProblems: Readonly<Record<RupiahProblem, string>> = {
  empty: 'Isi jumlahnya.',
  unclear: 'Tulis rupiah bulat dengan titik di tiap tiga angka, misalnya 25.000, tanpa koma dan tanpa sen.',
  letters: 'Tulis jumlahnya dengan angka saja, misalnya 25.000.',
  negative: 'Jumlahnya tidak boleh negatif.',
  too_large: `Paling banyak ${formatRupiah(rupiah(MAX_RUPIAH))}.`,
};
