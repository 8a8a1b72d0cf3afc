export const translationsCopy = {
  names: { id: 'Indonesia', en: 'Inggris' },
  missing: '· belum ada',
  inEnglish: (label: string) => `${label}, dalam bahasa Inggris`,
  languageOf: (label: string) => `Bahasa: ${label}`,
  hint: 'Kosong: pengunjung membaca yang Indonesia.',
  listHint: 'Satu untuk setiap yang Indonesia, dalam urutan dan bentuk yang sama.',
  saved: 'Teks bahasa Inggris tersimpan.',
};
