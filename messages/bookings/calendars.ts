import { inLanguage } from '#shared/language/language.ts';

export const calendarCopy = inLanguage({
  id: {
    manage: (url: string) => `Pindah atau batalkan: ${url}`,
    feed: 'Sesi bersama pelanggan',
    kinds: { free: 'Konsultasi gratis', paid: 'Konsultasi', audit: 'Bicara soal audit gratis' },
  },
  en: {
    manage: (url) => `Move or cancel it: ${url}`,
    feed: 'Sessions with customers',
    kinds: { free: 'Free consultation', paid: 'Consultation', audit: 'Free audit talk' },
  },
});
