import type { SectionType } from '#shared/content/content-sections.ts';
import { inLanguage } from '#shared/language/language.ts';

interface ItemWords {
  readonly title: string;
  readonly text: string | null;
  readonly points: string | null;
  readonly add: string;
  readonly name: (place: number) => string;
}

/** ACB; AERR-022 and AERR-023 fix the two English toasts. */
export const builderCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Content Products Builder',
    details: 'Product Details',
    tabs: 'Parts of the product form',
    product: 'Product title',
    address: 'Page address',
    newTab: '(opens a new tab)',
    addTitle: 'Add a section',
    added: 'Section Added',
    removed: 'Section Removed',
    undo: 'Undo',
    emptyTitle: 'No content sections yet',
    emptyHint: 'Add the first one, such as a hero. Until then the page says that there is no content yet.',
    preview: 'Preview Content',
    beside: 'Product and new sections',
    previewTitle: 'Content preview',
    total: (count) => `${count} ${count === 1 ? 'section' : 'sections'}`,
    seenBy: 'Seen as',
    visitor: 'Visitor',
    owner: 'Owner',
    buy: 'Buy this product',
    save: 'Save content',
    saved: 'Content saved, and shown on its page.',
    failed: 'Content not saved',
    reload: 'Load the latest version',
    leave: (title) => `Leave the content of '${title}'?`,
    loadFailed: 'The content of this product cannot be loaded.',
    ownersOnly: 'Only for owners',
    accessHint: 'Visitors see only the title and description.',
    move: (title) => `Move ${title}`,
    remove: (title) => `Delete ${title}`,
    sectionTitle: 'Section title',
    description: { hero: 'Opening sentence', cta: 'Call to action', other: 'Description' },
    content: 'Content',
    extra: 'More text',
    media: 'Media',
    mediaTypes: { none: 'No media', image: 'Image', video: 'Video', link: 'Link' },
    alt: 'Alternative text',
    linkUrl: 'Link address',
    linkLabel: 'Link text',
    missingMedia: 'The media of this section no longer exists. Upload it again.',
    usualTitle: (title) => `Without a title of its own, this section is called '${title}'.`,
  },
});

export const typeNames = inLanguage<Readonly<Record<SectionType, string>>>({
  id: {
    hero: 'Hero',
    benefits: 'Manfaat',
    modules: 'Modul',
    resources: 'Bahan pendukung',
    testimonials: 'Testimoni',
    media: 'Media',
    faq: 'Tanya jawab',
    cta: 'Ajakan',
  },
  en: {
    hero: 'Hero',
    benefits: 'Benefits',
    modules: 'Modules',
    resources: 'Resources',
    testimonials: 'Testimonials',
    media: 'Media',
    faq: 'FAQ',
    cta: 'CTA',
  },
});

export const itemWords = inLanguage<
  Readonly<Record<'benefits' | 'modules' | 'testimonials' | 'faq', ItemWords>>
>({
  id: {
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
  },
  en: {
    benefits: {
      title: 'Benefit',
      text: null,
      points: null,
      add: 'Add a benefit',
      name: (place) => `benefit ${place}`,
    },
    modules: {
      title: 'Module name',
      text: 'What they learn',
      points: 'Lessons, one per line',
      add: 'Add a module',
      name: (place) => `module ${place}`,
    },
    testimonials: {
      title: 'Quote',
      text: 'Role and kind of business',
      points: null,
      add: 'Add a testimonial',
      name: (place) => `testimonial ${place}`,
    },
    faq: {
      title: 'Question',
      text: 'Answer',
      points: null,
      add: 'Add a question',
      name: (place) => `question ${place}`,
    },
  },
});
