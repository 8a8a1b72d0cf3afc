import { inLanguage } from '#shared/language/language.ts';

export const bundleCopy = inLanguage({
  id: {
    contents: 'Isi paket',
    alone: (sum: string, price: string) => `Dibeli satu per satu ${sum}, sebagai paket ${price}.`,
    each: 'Semuanya terbuka sekaligus, masing-masing seperti dibeli sendiri.',
    modules: (count: number) => `${count} modul`,
    owned: 'Sudah Anda miliki',
    ownedTitles: (titles: string) => `Sudah Anda miliki: ${titles}`,
    lessBy: 'Harganya berkurang',
    missing: (titles: string) => `Yang belum: ${titles}`,
    complete: 'Lengkapi paket',
    completeFor: (amount: string) => `Lengkapi seharga ${amount}`,
    yours: (parts: number) => `${parts} isinya sudah Anda miliki: untuk Anda`,
    visitor: 'Sudah memiliki salah satu isinya? Masuk dulu, harganya berkurang.',
    partOf: 'Dibeli dalam paket',
  },
  en: {
    contents: 'What is in the bundle',
    alone: (sum, price) => `Bought one by one ${sum}, as a bundle ${price}.`,
    each: 'All of it opens at once, each as if bought alone.',
    modules: (count) => `${count} ${count === 1 ? 'module' : 'modules'}`,
    owned: 'Already yours',
    ownedTitles: (titles) => `Already yours: ${titles}`,
    lessBy: 'That takes off',
    missing: (titles) => `Still to come: ${titles}`,
    complete: 'Complete the bundle',
    completeFor: (amount) => `Complete it for ${amount}`,
    yours: (parts) => `You own ${parts} of its products: for you`,
    visitor: 'Own one of these already? Sign in first, and the price goes down.',
    partOf: 'Bought in the bundle',
  },
});
