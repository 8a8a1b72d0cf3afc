export const screensCopy = {
  requestId: (id: string) => `ID permintaan: ${id}`,
  checkingAccess: 'Memeriksa akses Anda…',
  home: 'Kembali ke beranda',
  error: {
    title: 'Terjadi kesalahan',
    text: 'Ada yang tidak berjalan di pihak kami. Data dan saldo Anda tidak berubah.',
    retry: 'Coba lagi',
    reload: 'Muat ulang halaman',
  },
  forbidden: {
    title: 'Halaman ini bukan untuk akun Anda',
    text: 'Bila menurut Anda ini keliru, minta pengelola memeriksa peran akun Anda.',
    login: 'Masuk dengan akun lain',
  },
  notFound: {
    title: 'Halaman tidak ditemukan',
    text: 'Mungkin halamannya dipindahkan, atau ada huruf yang tertukar.',
    marketplace: 'Lihat Marketplace',
  },
  outage: {
    title: 'Sebentar, kami sedang memulihkan layanan',
    text: 'Data dan saldo Anda aman. Halaman ini mencoba lagi sampai berhasil.',
    button: 'Coba sekarang',
    busy: 'Mencoba lagi…',
  },
  offline: {
    title: 'Sambungan Anda terputus',
    text: 'Yang Anda tulis tetap di sini, yang Anda buka muncul begitu sambungan kembali.',
  },
};
