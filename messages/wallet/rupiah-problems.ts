import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah, MAX_RUPIAH, rupiah } from '#shared/money/money.ts';
import type { RupiahProblem } from '#shared/money/typed-rupiah.ts';

export const rupiahProblems = inLanguage<Readonly<Record<RupiahProblem, string>>>({
  id: {
    empty: 'Isi jumlahnya.',
    unclear: 'Tulis rupiah bulat dengan titik di tiap tiga angka, misalnya 25.000, tanpa koma dan tanpa sen.',
    letters: 'Tulis jumlahnya dengan angka saja, misalnya 25.000.',
    negative: 'Jumlahnya tidak boleh negatif.',
    too_large: `Paling banyak ${formatRupiah(rupiah(MAX_RUPIAH))}.`,
  },
  en: {
    empty: 'Enter an amount.',
    unclear: 'Write whole rupiah with a point after every three digits, such as 25.000: no commas, no sen.',
    letters: 'Write the amount in digits only, such as 25.000.',
    negative: 'The amount cannot be negative.',
    too_large: `At most ${formatRupiah(rupiah(MAX_RUPIAH))}.`,
  },
});
