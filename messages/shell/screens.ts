import { inLanguage } from '#shared/language/language.ts';

export const screensCopy = inLanguage({
  id: {
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
      search: 'Cari di situs ini',
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
  },
  en: {
    requestId: (id) => `Request ID: ${id}`,
    checkingAccess: 'Checking your access…',
    home: 'Return to Home',
    error: {
      title: 'Something went wrong',
      text: 'Something on our side did not work. Your data and your balance are unchanged.',
      retry: 'Try Again',
      reload: 'Reload Page',
    },
    forbidden: {
      title: 'This page is not for your account',
      text: 'If you think this is a mistake, ask an administrator to check your account.',
      login: 'Log in with another account',
    },
    notFound: {
      title: 'Oops! Page not found',
      text: 'The page may have moved, or the address has a typo.',
      marketplace: 'View the marketplace',
      search: 'Search this site',
    },
    outage: {
      title: 'One moment, we are restoring our service',
      text: 'Your data and your balance are safe. This page keeps trying until it works.',
      button: 'Try now',
      busy: 'Trying again…',
    },
    offline: {
      title: 'You are offline',
      text: 'What you typed is safe here, and what you opened appears once you are back online.',
    },
  },
});
