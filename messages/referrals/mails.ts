import { inLanguage } from '#shared/language/language.ts';

export const referralMailCopy = inLanguage({
  id: {
    subject: (amount: string) => `${amount} masuk ke saldo Anda`,
    text: (amount: string) =>
      `Teman yang Anda ajak sudah membeli, dan masa pengembaliannya selesai. ${amount} kini ada di saldo Anda.`,
    use: 'Kredit ini dipakai lebih dulu saat Anda membeli, dan tidak dapat diuangkan.',
    open: 'Lihat ajakan Anda',
  },
  en: {
    subject: (amount) => `${amount} was added to your balance`,
    text: (amount) =>
      `A friend you invited has bought something, and the refund period is over. ${amount} is in your balance now.`,
    use: 'This credit is spent first when you buy, and cannot be paid out.',
    open: 'See your referrals',
  },
});
