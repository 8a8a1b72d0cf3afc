/** What is wrong with a file of grants. */
export const grantProblems = {
  email: 'Isi dengan alamat email.',
  name: 'Maksimal 100 karakter.',
  product: 'Tidak ada produk dengan slug ini.',
  full: 'Kelasnya sudah penuh.',
  days: (most: number) => `Isi dengan jumlah hari, 1 sampai ${most}.`,
  needsDays: 'Langganan diberikan untuk sekian hari. Isi kolom days.',
  inactive: 'Akun dengan alamat ini sedang dinonaktifkan.',
  twice: 'Alamat dan produk ini sudah ada di baris lain.',
};
