import { inLanguage } from '#shared/language/language.ts';

export const draftCopy = inLanguage({
  id: {
    write: 'Tulis draf dari isi situs',
    writing: 'Menulis…',
    draft: 'Draf',
    note: 'Dari isi situs, belum diperiksa. Salin, periksa sumbernya, lalu ubah. Tidak ada yang disimpan atau dikirim.',
    sources: 'Sumber draf',
    nothing: 'Situs ini tidak memuat bahan untuk draf ini.',
    failed: 'Draf tidak dapat ditulis sekarang.',
    empty: 'Tulis pokoknya dahulu, misalnya judulnya.',
  },
  en: {
    write: 'Draft from the site',
    writing: 'Writing…',
    draft: 'Draft',
    note: 'From the site, not checked. Copy it, check its sources and change it. Nothing is saved or sent.',
    sources: 'Sources of the draft',
    nothing: 'This site holds no material for this draft.',
    failed: 'The draft cannot be written now.',
    empty: 'Write the subject first, for example the title.',
  },
});
