import type { SectionType } from '#shared/content/content-sections.ts';

/** ACB; AERR-022 and AERR-023 fix the two English toasts. */
export const builderCopy = {
  title: 'Penyusun konten produk',
  details: 'Rincian produk',
  tabs: 'Bagian formulir produk',
  product: 'Judul produk',
  address: 'Alamat halaman',
  newTab: '(membuka tab baru)',
  addTitle: 'Tambah bagian',
  added: 'Bagian ditambahkan',
  removed: 'Bagian dihapus',
  undo: 'Urungkan',
  emptyTitle: 'Belum ada bagian konten',
  emptyHint:
    'Tambahkan bagian pertama, misalnya hero. Sampai saat itu halaman ini mengatakan bahwa kontennya belum tersedia.',
  preview: 'Lihat pratinjau konten',
  beside: 'Produk dan bagian baru',
  previewTitle: 'Pratinjau konten',
  total: (count: number) => `${count} bagian`,
  seenBy: 'Dilihat sebagai',
  visitor: 'Pengunjung',
  owner: 'Pemilik',
  buy: 'Beli produk ini',
  save: 'Simpan konten',
  saved: 'Konten tersimpan dan sudah tampil di halamannya.',
  failed: 'Konten belum tersimpan',
  reload: 'Muat versi terbaru',
  leave: (title: string) => `Tinggalkan isi '${title}'?`,
  loadFailed: 'Isi produk ini tidak dapat dimuat.',
  ownersOnly: 'Hanya untuk pemilik',
  accessHint: 'Pengunjung hanya melihat judul dan keterangannya.',
  move: (title: string) => `Pindahkan ${title}`,
  remove: (title: string) => `Hapus ${title}`,
  sectionTitle: 'Judul bagian',
  description: { hero: 'Kalimat pembuka', cta: 'Ajakan', other: 'Keterangan' },
  content: 'Isi',
  extra: 'Teks tambahan',
  media: 'Media',
  mediaTypes: { none: 'Tanpa media', image: 'Gambar', video: 'Video', link: 'Tautan' },
  alt: 'Teks alternatif',
  linkUrl: 'Alamat tautan',
  linkLabel: 'Keterangan tautan',
  missingMedia: 'Media bagian ini sudah tidak ada. Unggah lagi.',
  usualTitle: (title: string) => `Tanpa judul sendiri, bagian ini bernama '${title}'.`,
};

export const typeNames: Readonly<Record<SectionType, string>> = {
  hero: 'Hero',
  benefits: 'Manfaat',
  modules: 'Modul',
  resources: 'Bahan pendukung',
  testimonials: 'Testimoni',
  media: 'Media',
  faq: 'Tanya jawab',
  cta: 'Ajakan',
};

interface ItemWords {
  readonly title: string;
  readonly text: string | null;
  readonly points: string | null;
  readonly add: string;
  readonly name: (place: number) => string;
}

/** What an item of each list is called. */
export const itemWords: Readonly<Record<'benefits' | 'modules' | 'testimonials' | 'faq', ItemWords>> = {
  benefits: {
    title: 'Manfaat',
    text: null,
    points: null,
    add: 'Tambah manfaat',
    name: (place) => `manfaat ${place}`,
  },
  modules: {
    title: 'Nama modul',
    text: 'Yang dipelajari',
    points: 'Pelajaran, satu per baris',
    add: 'Tambah modul',
    name: (place) => `modul ${place}`,
  },
  testimonials: {
    title: 'Kutipan',
    text: 'Peran dan jenis usaha',
    points: null,
    add: 'Tambah testimoni',
    name: (place) => `testimoni ${place}`,
  },
  faq: {
    title: 'Pertanyaan',
    text: 'Jawaban',
    points: null,
    add: 'Tambah pertanyaan',
    name: (place) => `pertanyaan ${place}`,
  },
};
