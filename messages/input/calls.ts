import { inLanguage } from '#shared/language/language.ts';

export const callsCopy = inLanguage({
  id: {
    failed: 'Terjadi kesalahan di sisi kami. Silakan coba lagi.',
    lost: (reason: string) => `Sambungan terputus: ${reason}`,
    noConnection: 'tidak ada koneksi',
  },
  en: {
    failed: 'Something went wrong on our side. Please try again.',
    lost: (reason) => `Network error: ${reason}`,
    noConnection: 'no connection',
  },
});
