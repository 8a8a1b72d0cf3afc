export const translationsCopy = {
  names: { id: 'Indonesia', en: 'Inggris' },
  missing: (count: number) => `(${count} belum)`,
  inEnglish: (label: string) => `${label}, dalam bahasa Inggris`,
  textsIn: 'Bahasa isian',
  hint: 'Kosong: pengunjung membaca yang Indonesia.',
  listHint: 'Satu untuk setiap yang Indonesia, dalam urutan dan bentuk yang sama.',
  saved: 'Teks bahasa Inggris tersimpan.',
};
