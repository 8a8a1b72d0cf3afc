import type { UploadLimits } from '#shared/files/uploads.ts';
import { inLanguage } from '#shared/language/language.ts';

export const ownerFileCopy = inLanguage({
  id: {
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
    unreadable: 'Isinya tidak terbaca, jadi pencarian pembeli tidak menemukannya.',
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
  },
  en: {
    label: { video: 'Lesson video', captions: 'Video captions', document: 'Lesson document' },
    hint: {
      video: ({ film_gb }) =>
        `MP4, WebM or MOV, at most ${film_gb} GB. Interrupted? Choose the same file and the upload resumes. Only owners can watch it, unless this lesson is a free preview.`,
      captions: () =>
        'WebVTT (.vtt) or SRT in Indonesian, at most 1 MB. Shown over the video while it plays.',
      document: ({ document_mb }) =>
        `PDF, ePub, Office, CSV, text, audio, fonts or archives, at most ${document_mb} MB. Only owners of the product can download it.`,
    },
    choose: 'Choose from uploads',
    unreadable: 'What it says could not be read, so the search of its buyers does not find it.',
    choice: {
      video: 'Uploaded video',
      captions: 'Uploaded captions',
      document: 'Uploaded document',
    },
    none: { video: 'No video', captions: 'No captions', document: 'No document' },
    empty: {
      video: 'No video has been uploaded yet.',
      captions: 'No captions have been uploaded yet.',
      document: 'No document has been uploaded yet.',
    },
    loading: 'Loading the files…',
    lost: 'The files could not be loaded. Reload the page; your draft is kept.',
    looking: 'Looking up the file name…',
    allTaken: 'Every uploaded document is already in the list.',
    gone: 'This file no longer exists. Upload it again or remove it.',
    save: (file) => `Download ${file}`,
  },
});

export const filmCopy = inLanguage({
  id: {
    waiting: 'Menunggu disiapkan. Sampai siap, video diputar seperti yang diunggah.',
    working: (percent: number) => `Sedang disiapkan, ${percent}%`,
    ready: (sizes: string) => `Siap diputar: ${sizes}`,
    failed: {
      unreadable: 'Isi berkas ini tidak dapat dibaca sebagai video. Ekspor ulang, lalu unggah lagi.',
      gave_up: 'Video ini belum berhasil disiapkan. Pembeli menonton berkas aslinya.',
    },
    retry: 'Coba siapkan lagi',
  },
  en: {
    waiting: 'Waiting to be prepared. Until then the video plays as it was uploaded.',
    working: (percent) => `Being prepared, ${percent}%`,
    ready: (sizes) => `Ready to play: ${sizes}`,
    failed: {
      unreadable: 'This file cannot be read as a video. Export it again and upload the new file.',
      gave_up: 'This video could not be prepared yet. Buyers watch the original file.',
    },
    retry: 'Try to prepare it again',
  },
});

export const productFilesCopy = inLanguage({
  id: {
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
  },
  en: {
    intro: 'Buyers download them on their purchase page, in this order. Nobody else can open them.',
    title: 'File title',
    description: 'Description',
    file: 'File',
    at: (place) => `File ${place}`,
    none: 'No files to download yet.',
    drop: 'Drag files here, or choose them from your device.',
    upload: 'Upload files',
    limit: (mb) => `PDF, ePub, Office, CSV, text, audio, fonts or archives, at most ${mb} MB.`,
    choose: 'Choose one',
    full: (most) => `There are ${most} files, the most for one product.`,
    tooMany: (most) => `At most ${most} files for one product. The rest was not uploaded.`,
  },
});
