import { inLanguage } from '#shared/language/language.ts';

export const grantProblems = inLanguage({
  id: {
    email: 'Isi dengan alamat email.',
    name: 'Maksimal 100 karakter.',
    product: 'Tidak ada produk dengan slug ini.',
    full: 'Kelasnya sudah penuh.',
    days: (most: number) => `Isi dengan jumlah hari, 1 sampai ${most}.`,
    needsDays: 'Langganan diberikan untuk sekian hari. Isi kolom days.',
    inactive: 'Akun dengan alamat ini sedang dinonaktifkan.',
    twice: 'Alamat dan produk ini sudah ada di baris lain.',
  },
  en: {
    email: 'Enter an email address.',
    name: 'At most 100 characters.',
    product: 'No product has this slug.',
    full: 'The class is full.',
    days: (most) => `Enter a number of days, 1 to ${most}.`,
    needsDays: 'A subscription is granted for some days. Fill in the days column.',
    inactive: 'The account with this address is deactivated.',
    twice: 'This address and product are already in another row.',
  },
});
