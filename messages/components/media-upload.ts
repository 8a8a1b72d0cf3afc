import type { MediaKind, UploadKind } from '#shared/files/uploads.ts';
import { inLanguage } from '#shared/language/language.ts';

const kinds: Readonly<Record<UploadKind, string>> = {
  image: 'gambar',
  video: 'video',
  captions: 'takarir',
  document: 'dokumen',
};

const formats: Readonly<Record<UploadKind, string>> = {
  image: 'gambar JPEG, PNG, WebP, AVIF, GIF',
  video: 'video MP4, WebM',
  captions: 'takarir WebVTT atau SRT (.vtt, .srt)',
  document: 'dokumen PDF, ePub, DOCX, XLSX, PPTX, CSV, MD, TXT, audio, font, ZIP, 7Z, GZ',
};

const englishKinds = {
  image: 'image',
  video: 'video',
  captions: 'captions',
  document: 'document',
};

const englishFormats = {
  image: 'images (JPEG, PNG, WebP, AVIF, GIF)',
  video: 'videos (MP4, WebM)',
  captions: 'WebVTT or SRT captions (.vtt, .srt)',
  document: 'documents (PDF, ePub, DOCX, XLSX, PPTX, CSV, MD, TXT, audio, fonts, ZIP, 7Z, GZ)',
};

/** AERR-008 and AERR-009 fix the two error messages. */
export const uploadCopy = inLanguage({
  id: {
    add: {
      image: 'Unggah gambar',
      video: 'Unggah video',
      captions: 'Unggah takarir',
      document: 'Unggah dokumen',
    },
    drop: 'Seret gambar atau video ke sini, atau pilih dari perangkat Anda.',
    dropImage: 'Seret gambar ke sini, atau pilih dari perangkat Anda.',
    limit: (mb: number) => `JPEG, PNG, WebP, AVIF, GIF, MP4, WebM. Paling besar ${mb} MB per berkas.`,
    limitImage: (mb: number) => `JPEG, PNG, WebP, AVIF, GIF. Paling besar ${mb} MB.`,
    failed: (kind: UploadKind, file: string) => `Gagal mengupload ${kinds[kind]}: ${file}`,
    tooLarge: (mb: number) => `Berkas ini lebih besar dari ${mb} MB.`,
    filmTooLarge: (gb: number) => `Video ini lebih besar dari ${gb} GB.`,
    wrongType: (allowed: readonly UploadKind[]) =>
      `Hanya ${allowed.map((kind) => formats[kind]).join(' dan ')} yang dapat diunggah.`,
    done: 'Berhasil',
    arrived: (count: number) => `${count} berkas berhasil diunggah`,
    lost: 'Koneksi terputus. Coba lagi.',
    waiting: 'Menunggu giliran',
    checking: 'Memeriksa berkas',
    percent: (percent: number) => `${percent}%`,
    left: (percent: number, seconds: number) =>
      seconds < 60
        ? `${percent}%, ${seconds} detik lagi`
        : `${percent}%, ${Math.round(seconds / 60)} menit lagi`,
    interrupted: (percent: number) => `${percent}%, menunggu koneksi`,
    uploading: (file: string) => `Mengunggah ${file}`,
    cancel: (file: string) => `Batalkan ${file}`,
    retry: 'Coba lagi',
    dismiss: (file: string) => `Singkirkan ${file}`,
    altLabel: (position: number) => `Teks alternatif media ${position}`,
    altPlaceholder: 'Apa yang terlihat di sini?',
    featured: 'Utama',
    makeFeatured: (position: number) => `Jadikan media ${position} yang utama`,
    remove: (position: number) => `Hapus media ${position}`,
    removed: 'Media dihapus',
    undo: 'Urungkan',
    move: (position: number) => `Pindahkan media ${position}`,
    view: (position: number) => `Lihat media ${position}`,
    viewer: 'Media produk',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    place: (position: number, total: number) => `${position} / ${total}`,
    empty: 'Belum ada media. Tanpa gambar, produk ini memakai sampul batiknya.',
    nameOf: (kind: MediaKind, position: number) => `${kind === 'image' ? 'Gambar' : 'Video'} ${position}`,
    limitVideo: (mb: number) => `MP4 atau WebM. Paling besar ${mb} MB.`,
    replace: (kind: UploadKind) => `Ganti ${kinds[kind]}`,
    take: (kind: UploadKind) => `Hapus ${kinds[kind]}`,
  },
  en: {
    add: {
      image: 'Upload images',
      video: 'Upload video',
      captions: 'Upload captions',
      document: 'Upload document',
    },
    drop: 'Drop images or videos here, or choose them from your device.',
    dropImage: 'Drop an image here, or choose one from your device.',
    limit: (mb) => `JPEG, PNG, WebP, AVIF, GIF, MP4, WebM. At most ${mb} MB per file.`,
    limitImage: (mb) => `JPEG, PNG, WebP, AVIF, GIF. At most ${mb} MB.`,
    failed: (kind, file) => `Failed to upload ${englishKinds[kind]}: ${file}`,
    tooLarge: (mb) => `This file is larger than ${mb} MB.`,
    filmTooLarge: (gb) => `This video is larger than ${gb} GB.`,
    wrongType: (allowed) =>
      `Only ${allowed.map((kind) => englishFormats[kind]).join(' and ')} can be uploaded.`,
    done: 'Done',
    arrived: (count) => `${count} ${count === 1 ? 'file was' : 'files were'} uploaded`,
    lost: 'The connection was lost. Try again.',
    waiting: 'Waiting',
    checking: 'Checking the file',
    percent: (percent) => `${percent}%`,
    left: (percent, seconds) =>
      seconds < 60 ? `${percent}%, ${seconds} s left` : `${percent}%, ${Math.round(seconds / 60)} min left`,
    interrupted: (percent) => `${percent}%, waiting for a connection`,
    uploading: (file) => `Uploading ${file}`,
    cancel: (file) => `Cancel ${file}`,
    retry: 'Try again',
    dismiss: (file) => `Dismiss ${file}`,
    altLabel: (position) => `Alternative text of media ${position}`,
    altPlaceholder: 'What does it show?',
    featured: 'Featured',
    makeFeatured: (position) => `Feature media ${position}`,
    remove: (position) => `Delete media ${position}`,
    removed: 'Media deleted',
    undo: 'Undo',
    move: (position) => `Move media ${position}`,
    view: (position) => `View media ${position}`,
    viewer: 'Product media',
    previous: 'Previous',
    next: 'Next',
    place: (position, total) => `${position} / ${total}`,
    empty: 'No media yet. Without an image this product shows its batik cover.',
    nameOf: (kind, position) => `${kind === 'image' ? 'Image' : 'Video'} ${position}`,
    limitVideo: (mb) => `MP4 or WebM. At most ${mb} MB.`,
    replace: (kind) => `Replace ${englishKinds[kind]}`,
    take: (kind) => `Delete ${englishKinds[kind]}`,
  },
});
