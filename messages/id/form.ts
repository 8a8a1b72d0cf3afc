/** Copy of every form; the toasts are the specification's (ERR-017, ERR-024, ERR-025). */
export const formCopy = {
  busy: 'Menyimpan...',
  cancel: 'Batal',
  refused: 'Belum berhasil.',
  optional: 'opsional',
  rupiah: 'Rp',
  emailMeant: (address: string) => `Maksud Anda ${address}?`,
  choose: 'Pilih…',
  incomplete: { title: 'Form tidak lengkap', text: 'Harap isi semua field yang wajib diisi' },
  invalid: { title: 'Belum terkirim', text: 'Ada isian yang belum benar.' },
  failed: { title: 'Gagal Menyimpan', text: 'Terjadi kesalahan saat menyimpan data.' },
  signedOut: {
    title: 'Anda sudah keluar',
    text: 'Masuk lagi di sini. Yang Anda isi tetap ada dan langsung dikirim sesudahnya.',
  },
  unexpected: { title: 'Error', text: 'Terjadi kesalahan saat menyimpan data.' },
};
