import { inLanguage } from '#shared/language/language.ts';

export const translationsCopy = inLanguage({
  id: {
    names: { id: 'Indonesia', en: 'Inggris' },
    missing: (count: number) => `(${count} belum)`,
    inEnglish: (label: string) => `${label}, dalam bahasa Inggris`,
    textsIn: 'Bahasa isian',
    hint: 'Kosong: pengunjung membaca yang Indonesia.',
    listHint: 'Satu untuk setiap yang Indonesia, dalam urutan dan bentuk yang sama.',
    saved: 'Teks bahasa Inggris tersimpan.',
  },
  en: {
    names: { id: 'Indonesian', en: 'English' },
    missing: (count) => `(${count} missing)`,
    inEnglish: (label) => `${label}, in English`,
    textsIn: 'Language of the texts',
    hint: 'Leave empty to show the Indonesian.',
    listHint: 'One for each Indonesian one, in the same order and form.',
    saved: 'English saved.',
  },
});
