import { inLanguage } from '#shared/language/language.ts';

/** The texts of /privacy and /terms themselves are in the database. */
export const legalCopy = inLanguage({
  id: {
    places: { privacy: 'Privasi', terms: 'Syarat' },
    places_label: 'Dokumen hukum',
    updated: 'Terakhir diperbarui',
    contents: 'Daftar isi',
    ask: {
      title: 'Ada yang belum jelas?',
      text: 'Tulis kepada kami dengan bahasa Anda sendiri. Yang menjawab orang.',
      action: 'Hubungi kami',
    },
    other: { privacy: 'Baca Kebijakan Privasi', terms: 'Baca Syarat dan Ketentuan' },
    missing: {
      title: 'Halaman tidak ditemukan.',
      hint: 'Teks ini belum ditulis. Tanyakan langsung kepada kami, kami jawab.',
    },
  },
  en: {
    places: { privacy: 'Privacy', terms: 'Terms' },
    places_label: 'Legal documents',
    updated: 'Last updated',
    contents: 'Contents',
    ask: {
      title: 'Something unclear?',
      text: 'Write to us in your own words. A person answers.',
      action: 'Contact us',
    },
    other: { privacy: 'Read the privacy policy', terms: 'Read the terms and conditions' },
    missing: {
      title: 'Page not found.',
      hint: 'This text has not been written yet. Ask us directly, and we answer.',
    },
  },
});
