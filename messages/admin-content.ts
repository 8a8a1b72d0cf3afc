import { inLanguage } from '#shared/language/language.ts';

/** Texts of the content screen (ACON). */
export const contentCopy = inLanguage({
  id: {
    title: 'Kelola konten',
    tabs: 'Bagian konten',
    failed: 'Konten tidak dapat dimuat',
    save: 'Simpan',
    saving: 'Menyimpan…',
    saved: 'Tersimpan',
    notSaved: 'Belum tersimpan',
    fix: 'Periksa isian yang ditandai.',
    back: 'Kembali',
    open: 'Buka halaman',
    edit: 'Ubah',
    leave: (what: string) => `Buang perubahan ${what}?`,
    leavePiece: (title: string) => `Tinggalkan ${title}?`,
    preview: 'Pratinjau',
    previewNote: 'Pratinjau. Hanya tim yang melihat halaman ini.',
    duplicate: 'Duplikat',
    remove: 'Hapus',
    removed: 'Terhapus',
    duplicated: 'Salinan dibuat sebagai draf',
    noMatch: 'Tidak ada yang cocok',
    columns: {
      title: 'Judul',
      category: 'Kategori',
      client: 'Klien',
      status: 'Status',
      created: 'Dibuat',
    },
    csv: 'Unduh CSV',
    publish: 'Terbitkan',
    schedule: 'Jadwalkan',
  },
  en: {
    title: 'Content Management',
    tabs: 'Parts of the content',
    failed: 'Failed to load content data',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    notSaved: 'Not saved',
    fix: 'Check the marked fields.',
    back: 'Back',
    open: 'Open page',
    edit: 'Edit',
    leave: (what) => `Discard the changes of ${what}?`,
    leavePiece: (title) => `Leave ${title}?`,
    preview: 'Preview',
    previewNote: 'Preview. Only the team sees this page.',
    duplicate: 'Duplicate',
    remove: 'Delete',
    removed: 'Deleted',
    duplicated: 'Copied as a draft',
    noMatch: 'Nothing matches',
    columns: {
      title: 'Title',
      category: 'Category',
      client: 'Client',
      status: 'Status',
      created: 'Created',
    },
    csv: 'Download CSV',
    publish: 'Publish',
    schedule: 'Schedule',
  },
});

export const statusCopy = inLanguage({
  id: {
    label: 'Status',
    draft: 'Draf',
    published: 'Terbit',
    archived: 'Arsip',
    scheduled: (when: string) => `Terjadwal ${when}`,
  },
  en: {
    label: 'Status',
    draft: 'Draft',
    published: 'Published',
    archived: 'Archived',
    scheduled: (when) => `Scheduled ${when}`,
  },
});

export const postsCopy = inLanguage({
  id: {
    title: 'Artikel blog',
    search: 'Judul, ringkasan, atau tag',
    count: (total: string) => `${total} artikel`,
    create: 'Tulis artikel',
    none: { title: 'Belum ada artikel', hint: 'Artikel pertama tampil di /blog begitu diterbitkan.' },
    new: 'Artikel baru',
    ask: (title: string) => `Hapus '${title}'?`,
    askText: 'Artikel, alamat, dan pengalihannya hilang untuk selamanya.',
  },
  en: {
    title: 'Blog Posts',
    search: 'Title, excerpt, or tag',
    count: (total) => (total === '1' ? '1 post' : `${total} posts`),
    create: 'Write a post',
    none: { title: 'No blog posts found', hint: 'The first post appears on /blog once published.' },
    new: 'New post',
    ask: (title) => `Delete '${title}'?`,
    askText: 'The post, its address, and its redirects are gone for good.',
  },
});

export const studiesCopy = inLanguage({
  id: {
    title: 'Studi kasus',
    search: 'Judul, klien, atau ringkasan',
    count: (total: string) => `${total} studi kasus`,
    create: 'Tulis studi kasus',
    none: { title: 'Belum ada studi kasus', hint: 'Cerita pertama tampil di /portfolio begitu diterbitkan.' },
    new: 'Studi kasus baru',
    ask: (title: string) => `Hapus '${title}'?`,
    askText: 'Cerita, angka, alamat, dan pengalihannya hilang untuk selamanya.',
  },
  en: {
    title: 'Case Studies',
    search: 'Title, client, or excerpt',
    count: (total) => (total === '1' ? '1 case study' : `${total} case studies`),
    create: 'Write a case study',
    none: { title: 'No case studies found', hint: 'The first story appears on /portfolio once published.' },
    new: 'New case study',
    ask: (title) => `Delete '${title}'?`,
    askText: 'The story, its figures, its address, and its redirects are gone for good.',
  },
});

export const conflictCopy = inLanguage({
  id: {
    title: (when: string) => `Disimpan dari tempat lain, ${when} WIB`,
    text: 'Isian Anda masih ada di sini. Bandingkan dengan versi yang tersimpan, lalu pilih.',
    compare: 'Lihat versi tersimpan',
    takeTheirs: 'Pakai versi tersimpan',
    keepMine: 'Timpa dengan isian saya',
  },
  en: {
    title: (when) => `Saved elsewhere, ${when} WIB`,
    text: 'What you wrote is still here. Compare it with the saved version, then choose.',
    compare: 'View saved version',
    takeTheirs: 'Use saved version',
    keepMine: 'Overwrite with mine',
  },
});
