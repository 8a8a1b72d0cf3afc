import { inLanguage } from '#shared/language/language.ts';

interface TermFacts {
  /** Empty: none. */
  readonly minimum: string;
  readonly days: number;
  readonly is_for_everything: boolean;
}

/** The referral page and the portal share these texts. */
export const referralTermsCopy = inLanguage({
  id: {
    friend: 'Teman Anda',
    friendOff: (off: string) => `hemat ${off}`,
    you: 'Anda',
    youGet: (reward: string) => `+${reward}`,
    rulesTitle: 'Ketentuannya',
    rules: ({ minimum, days, is_for_everything }: TermFacts): readonly string[] => [
      `Untuk pembelian pertama teman Anda${minimum === '' ? '' : ` mulai ${minimum}`}${
        is_for_everything ? '' : ', dari produk tertentu'
      }.`,
      days === 0
        ? 'Kredit masuk ke saldo Anda setelah ia membayar.'
        : `Kredit masuk ke saldo Anda setelah masa pengembalian pesanannya selesai, yaitu ${days} hari.`,
      'Kredit dipakai lebih dulu saat Anda membeli dan tidak dapat diuangkan. Besarnya paling banyak yang dibayar teman Anda.',
      'Jika pembeliannya dikembalikan, kredit ditarik kembali, sebagian untuk pengembalian sebagian. Yang sudah terpakai diperhitungkan dengan kredit berikutnya.',
      'Kode tidak berlaku untuk diri sendiri: akun, alamat email, perangkat, atau pembayar yang sama.',
    ],
  },
  en: {
    friend: 'Your friend',
    friendOff: (off) => `saves ${off}`,
    you: 'You',
    youGet: (reward) => `+${reward}`,
    rulesTitle: 'The terms',
    rules: ({ minimum, days, is_for_everything }) => [
      `For your friend’s first purchase${minimum === '' ? '' : ` of at least ${minimum}`}${
        is_for_everything ? '' : ', of selected products'
      }.`,
      days === 0
        ? 'The credit is added to your balance once they have paid.'
        : `The credit is added to your balance when the refund period of their order is over, after ${days} ${days === 1 ? 'day' : 'days'}.`,
      'Credit is spent first when you buy, and cannot be paid out. It is never more than what your friend paid.',
      'If the purchase is refunded, the credit is taken back, in part for a partial refund. What you have spent already is set against your next credit.',
      'The code does not work for yourself: the same account, email address, device or payer.',
    ],
  },
});
