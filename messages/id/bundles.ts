/** Bundles, for who buys them. */
export const bundleCopy = {
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
};
