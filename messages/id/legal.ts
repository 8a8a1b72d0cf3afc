/** Fixed texts around /privacy and /terms; the texts themselves are in the database. */
export const legalCopy = {
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
};
