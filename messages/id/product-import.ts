/** What is wrong with a file of products. */
export const importProblems = {
  yesNo: 'Isi dengan ya atau tidak.',
  count: 'Isi dengan bilangan bulat, atau kosongkan bila tidak terbatas.',
  date: 'Isi tanggal sebagai 2026-12-31 atau 31/12/2026.',
  type: 'Tipe ini tidak dikenal.',
  cycle: 'Isi dengan monthly, yearly, weekly, atau daily.',
  length: (longest: number) => `Maksimal ${longest} karakter.`,
  slugTwice: 'Slug ini sudah ada di baris lain.',
  missing: { title: 'Isi judulnya.', price: 'Isi harganya; 0 berarti gratis.', type: 'Isi tipenya.' },
  otherList: 'Slug ini milik produk dari daftar yang lain.',
  archived: 'Produk ini ada di arsip.',
  typeUnfit: 'Tipe ini tidak cocok untuk daftar ini.',
  hasSessions: 'Kelas ini masih punya sesi yang akan datang.',
};
