import { inLanguage } from '#shared/language/language.ts';

export const draftCopy = inLanguage({
  id: {
    write: 'Tulis draf dari isi situs',
    writing: 'Menulis…',
    draft: 'Draf',
    note: 'Dari isi situs, belum diperiksa. Periksa sumbernya, lalu ubah. Tidak ada yang disimpan atau dikirim.',
    putIn: 'Masukkan ke kolom',
    isIn: 'Ada di kolom, belum disimpan.',
    takeOut: 'Keluarkan lagi',
    mail: 'Buka di email',
    sources: 'Sumber draf',
    lesson: (name: string) => `Pelajaran: ${name}`,
    nothing: 'Situs ini tidak memuat bahan untuk draf ini.',
    failed: 'Draf tidak dapat ditulis sekarang.',
    empty: 'Tulis pokoknya dahulu, misalnya judulnya.',
  },
  en: {
    write: 'Draft from the site',
    writing: 'Writing…',
    draft: 'Draft',
    note: 'From the site, not checked. Check its sources and change it. Nothing is saved or sent.',
    putIn: 'Put into the field',
    isIn: 'In the field, not saved.',
    takeOut: 'Take it out again',
    mail: 'Open in e-mail',
    sources: 'Sources of the draft',
    lesson: (name) => `Lesson: ${name}`,
    nothing: 'This site holds no material for this draft.',
    failed: 'The draft cannot be written now.',
    empty: 'Write the subject first, for example the title.',
  },
});
