import type { UploadLimits } from '#shared/files/uploads.ts';

/** Files of lessons and products. */
export const ownerFileCopy = {
  label: { video: 'Video pelajaran', captions: 'Takarir video', document: 'Dokumen pelajaran' },
  hint: {
    video: ({ film_gb }: UploadLimits) =>
      `MP4, WebM, atau MOV, paling besar ${film_gb} GB. Terputus di tengah jalan? Pilih berkas yang sama, unggahan dilanjutkan. Hanya pemilik produk yang dapat menontonnya, kecuali pelajaran ini gratis dilihat.`,
    captions: (_: UploadLimits) =>
      'WebVTT (.vtt) atau SRT berbahasa Indonesia, paling besar 1 MB. Tampil di atas video saat diputar.',
    document: ({ document_mb }: UploadLimits) =>
      `PDF, ePub, Office, CSV, teks, audio, font, atau arsip, paling besar ${document_mb} MB. Hanya pemilik produk yang dapat mengunduhnya.`,
  },
  choose: 'Pilih dari unggahan',
  choice: {
    video: 'Video yang sudah diunggah',
    captions: 'Takarir yang sudah diunggah',
    document: 'Dokumen yang sudah diunggah',
  },
  none: { video: 'Tanpa video', captions: 'Tanpa takarir', document: 'Tanpa dokumen' },
  empty: {
    video: 'Belum ada video yang diunggah.',
    captions: 'Belum ada takarir yang diunggah.',
    document: 'Belum ada dokumen yang diunggah.',
  },
  loading: 'Memuat daftar berkas…',
  lost: 'Daftar berkas tidak dapat dimuat. Muat ulang halaman; draf Anda tersimpan.',
  looking: 'Mencari nama berkas…',
  allTaken: 'Semua dokumen yang diunggah sudah ada di daftar.',
  gone: 'Berkas ini sudah tidak ada. Unggah lagi atau hapus.',
  save: (file: string) => `Unduh ${file}`,
};

/** What becomes of an uploaded film. */
export const filmCopy = {
  waiting: 'Menunggu disiapkan. Sampai siap, video diputar seperti yang diunggah.',
  working: (percent: number) => `Sedang disiapkan, ${percent}%`,
  ready: (sizes: string) => `Siap diputar: ${sizes}`,
  failed: {
    unreadable: 'Isi berkas ini tidak dapat dibaca sebagai video. Ekspor ulang, lalu unggah lagi.',
    gave_up: 'Video ini belum berhasil disiapkan. Pembeli menonton berkas aslinya.',
  },
  retry: 'Coba siapkan lagi',
};

export const productFilesCopy = {
  intro: 'Diunduh pembeli di halaman pembeliannya, dengan urutan ini. Orang lain tidak dapat membukanya.',
  title: 'Judul berkas',
  description: 'Keterangan',
  file: 'Berkas',
  at: (place: number) => `Berkas ${place}`,
  none: 'Belum ada berkas untuk diunduh.',
  drop: 'Seret berkas ke sini, atau pilih dari perangkat Anda.',
  upload: 'Unggah berkas',
  limit: (mb: number) => `PDF, ePub, Office, CSV, teks, audio, font, atau arsip, paling besar ${mb} MB.`,
  choose: 'Pilih satu',
  full: (most: number) => `Sudah ${most} berkas, paling banyak untuk satu produk.`,
  tooMany: (most: number) => `Paling banyak ${most} berkas untuk satu produk. Sisanya tidak diunggah.`,
};
