import { inLanguage } from '#shared/language/language.ts';

export const importProblems = inLanguage({
  id: {
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
  },
  en: {
    yesNo: 'Enter yes or no.',
    count: 'Enter a whole number, or leave it empty for unlimited.',
    date: 'Write the date as 2026-12-31 or 31/12/2026.',
    type: 'This type is unknown.',
    cycle: 'Enter monthly, yearly, weekly or daily.',
    length: (longest) => `At most ${longest} characters.`,
    slugTwice: 'This slug is already in another row.',
    missing: { title: 'Enter the title.', price: 'Enter the price; 0 means free.', type: 'Enter the type.' },
    otherList: 'This slug belongs to a product in the other list.',
    archived: 'This product is in the archive.',
    typeUnfit: 'This type does not fit this list.',
    hasSessions: 'This class still has sessions to come.',
  },
});
