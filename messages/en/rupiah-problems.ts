import { formatRupiah, MAX_RUPIAH, rupiah } from '#shared/money/money.ts';
import type { rupiahProblems as id } from '../id/rupiah-problems.ts';

export const rupiahProblems: typeof id = {
  empty: 'Enter an amount.',
  unclear: 'Write whole rupiah with a point after every three digits, such as 25.000: no commas, no sen.',
  letters: 'Write the amount in digits only, such as 25.000.',
  negative: 'The amount cannot be negative.',
  too_large: `At most ${formatRupiah(rupiah(MAX_RUPIAH))}.`,
};
