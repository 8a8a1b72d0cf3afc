import { inLanguage } from '#shared/language/language.ts';

export const auditSlotsCopy = inLanguage({
  id: {
    minutes: 'Sekitar dua menit',
    left: (total: number) => `dari ${total} slot tersisa`,
    month: (name: string) => `sampai akhir ${name}`,
  },
  en: {
    minutes: 'About two minutes',
    left: (total) => `of ${total} slots left`,
    month: (name) => `until the end of ${name}`,
  },
});
