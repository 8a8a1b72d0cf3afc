import { inLanguage, joinCatalogues } from '#shared/language/language.ts';
import { accountRefusals } from './account/refusals.ts';
import { bookingRefusals } from './bookings/refusals.ts';
import { lessonRefusals } from './courses/refusals.ts';
import { adminInput } from './input/admin.ts';
import { mailingRefusals } from './mailings/refusals.ts';
import { orderRefusals } from './orders/refusals.ts';
import { paymentRefusals } from './payments/refusals.ts';
import { programRefusals } from './programs/refusals.ts';
import { sequenceRefusals } from './sequences/refusals.ts';
import { subscriptionRefusals } from './subscriptions/refusals.ts';

const others = inLanguage({
  id: {
    ACCESS_DENIED: 'Akses ditolak: Anda tidak memiliki akses ke produk ini',
    ACCESS_NOT_GRANTED: 'Akses ke produk belum dapat dibuka',
    BODY_TOO_LARGE: 'Data yang dikirim terlalu besar.',
    CASE_STUDY_NOT_FOUND: 'Case study tidak ditemukan',
    CONTENT_CHANGED: 'Baru saja disimpan dari tempat lain. Isian Anda masih ada di sini.',
    CSV_UNREADABLE: 'Berkas ini tidak dapat dibaca sebagai CSV. {reason}',
    EXPORT_NOT_FOUND: 'Salinan ini sudah tidak tersedia. Minta yang baru.',
    FILE_BROKEN: 'Berkas ini rusak atau bukan seperti yang dikatakan namanya.',
    FILE_LOCKED:
      'PDF ini dikunci. Simpan tanpa kata sandi dan tanpa pembatasan, lalu unggah lagi: nama pembeli dicetak di tiap halamannya.',
    FILE_NOT_FOUND: 'Berkas tidak ditemukan.',
    FILE_NOT_STAMPED: 'Berkas ini belum dapat disiapkan untuk Anda. Unduhan tidak dihitung; kabari kami, ya.',
    FILE_TOO_LARGE: 'Berkas ini lebih besar dari {max_mb} MB.',
    FILE_TYPE_REFUSED: 'Hanya gambar JPEG, PNG, WebP, AVIF, GIF dan video MP4, WebM yang dapat diunggah.',
    FILM_BUSY: 'Video ini sedang disiapkan, atau sudah siap.',
    FILM_TOO_LARGE: 'Video ini terlalu besar: paling besar {max_gb} GB.',
    FORBIDDEN: 'Anda tidak memiliki akses ke halaman ini.',
    FOREIGN_ORIGIN: 'Halaman ini terbuka lewat alamat lain. Buka {address}, lalu kirim lagi dari sana.',
    FORM_CLOSED: 'Formulir ini sedang ditutup.',
    NO_AUDIT: 'Bicara tentang audit dibuka setelah Anda mendapat tempat audit gratis.',
    IDEMPOTENCY_KEY_REQUIRED: 'Permintaan ini memerlukan header Idempotency-Key.',
    IDEMPOTENCY_KEY_REUSED: 'Kunci yang sama sudah dipakai untuk permintaan yang berbeda.',
    IMAGE_TOO_LARGE: 'Gambar ini lebih dari 50 megapiksel. Perkecil dahulu.',
    INTERNAL: 'Terjadi kesalahan di sisi kami. Silakan coba lagi.',
    INVALID_INPUT: 'Ada isian yang belum benar.',
    INVALID_SETTING: 'Nilai ini tidak sesuai jenisnya.',
    ITEM_NOT_FOUND: 'Pembelian ini tidak ditemukan.',
    LEAD_BOOKED: 'Orang ini sudah punya sesi seperti ini. Pindahkan sesi itu.',
    LEAD_NOT_FOUND: 'Prospek tidak ditemukan.',
    LEAD_STILL_OPEN: 'Alasan hanya untuk prospek yang sudah jadi klien atau batal.',
    LESSON_FILE_BROKEN:
      'Berkas ini rusak atau terpotong. Takarir harus WebVTT atau SRT UTF-8; tiap kalimat perlu waktu mulai dan waktu selesai sesudahnya.',
    LESSON_FILE_TOO_LARGE: 'Berkas ini terlalu besar: paling besar {max_mb} MB.',
    LESSON_FILE_TYPE_REFUSED:
      'Berkas ini bukan jenis yang dapat dipakai di sini, atau namanya mengatakan jenis lain. Video: MP4, WebM, MOV. Takarir: WebVTT, SRT. Dokumen: PDF, ePub, DOCX, XLSX, PPTX, CSV, MD, TXT, MP3, M4A, OGG, WAV, OTF, TTF, WOFF2, ZIP, 7Z, GZ.',
    LIST_CHANGED: 'Daftar ini sudah berubah. Urutan terbaru ditampilkan; silakan pindahkan lagi.',
    MALFORMED_REQUEST: 'Permintaan tidak dapat dibaca.',
    MEDIA_MISSING: 'Salah satu gambar, video, atau berkas sudah tidak ada. Unggah lagi.',
    METHOD_NOT_ALLOWED: 'Cara memanggil alamat ini tidak dikenal.',
    NEXT_ACTION_MISSING: 'Tulis tindakannya.',
    NOTHING_CLAIMED: 'Tidak ada yang ditagih di sini.',
    NOTHING_INVOICED: 'Pesanan ini tidak dibayar, jadi tidak ada invoice.',
    CREDIT_NOTE_NOT_FOUND: 'Nota kredit ini tidak ada.',
    NOTHING_TO_EXPORT: 'Tidak ada faktur yang dapat dimasukkan ke berkas ini.',
    MONTH_NOT_OVER: 'Bulan ini belum dapat ditutup: tunggu dua jam setelah akhir bulan.',
    MONTH_CLOSED: 'Bulan ini sudah ditutup.',
    EARLIER_MONTH_OPEN: 'Tutup dulu bulan yang lebih awal: {month}.',
    DOCUMENTS_MISSING:
      'Masih ada yang belum terbit: {invoices} invoice dan {credit_notes} nota kredit. Coba lagi sebentar.',
    NOT_FOUND: 'Yang Anda cari tidak ditemukan.',
    NO_TEST_DATA: 'Belum ada pengguna atau produk. Buat dahulu.',
    PAGE_NOT_FOUND: 'Halaman tidak ditemukan.',
    PARTS_UNFIT: 'Paket berisi minimal dua produk sekali beli yang sedang dijual. Periksa isi paketnya.',
    POST_NOT_FOUND: 'Artikel tidak ditemukan',
    PRODUCTS_NOT_LOADED: 'Produk belum dapat dimuat',
    PRODUCT_ARCHIVED: 'Produk di arsip tidak dapat diaktifkan. Keluarkan dahulu dari arsip.',
    PRODUCT_CHANGED: 'Produk ini baru saja diubah admin lain.',
    PRODUCT_IN_USE: 'Produk ini sudah dipesan atau dimiliki pelanggan. Nonaktifkan saja.',
    PRODUCT_NOT_CREATED: 'Produk belum dapat dibuat',
    PRODUCT_AVAILABLE: 'Produk ini sudah bisa dibeli.',
    PRODUCT_NOT_FOUND: 'Produk tidak ditemukan',
    QUESTION_NOT_FOUND: 'Pertanyaan ini tidak ditemukan.',
    QUESTIONS_CHANGED: 'Pertanyaannya baru saja diubah. Lihat lagi, lalu jawab.',
    REVIEW_NOT_FOUND: 'Anda belum menulis ulasan untuk produk ini.',
    SETTING_CHANGED: 'Baru saja diubah dari tempat lain. Periksa nilainya; simpan lagi untuk menimpanya.',
    SETTING_NOT_FOUND: 'Pengaturan ini tidak ada.',
    SLUG_TAKEN: 'Slug ini sudah dipakai.',
    TOO_MANY_ROWS: 'Saringan ini mencakup terlalu banyak baris. Persempit dulu, lalu ulangi.',
    TOO_MANY_REQUESTS: 'Terlalu banyak percobaan. Coba lagi sebentar lagi.',
    UNAVAILABLE: 'Layanan sedang tidak tersedia. Silakan coba lagi.',
    UNEXPECTED: 'Terjadi kesalahan. Silakan coba lagi.',
    UNSUPPORTED_MEDIA_TYPE: 'Kirim data sebagai application/json.',
    UPLOAD_INCOMPLETE: 'Berkas ini kosong atau terputus di tengah jalan.',
    USED_SINCE:
      'Pemakaiannya sekarang melewati aturan: materi dibuka {consumed_percent}%, {download_count} unduhan. Muat ulang, lalu putuskan lagi.',
    SAVED_VIEW_NOT_FOUND: 'Tampilan ini sudah tidak ada.',
    SAVED_VIEWS_FULL: 'Anda sudah menyimpan 60 tampilan. Hapus salah satu dulu.',
  },
  en: {
    ACCESS_DENIED: 'Access Denied: You do not have access to this product',
    ACCESS_NOT_GRANTED: 'Failed to grant access to product',
    BODY_TOO_LARGE: 'Too much data was sent.',
    CASE_STUDY_NOT_FOUND: 'Case study not found',
    CONTENT_CHANGED: 'Somebody else has just saved this. What you wrote is still here.',
    CSV_UNREADABLE: 'This file cannot be read as CSV. {reason}',
    EXPORT_NOT_FOUND: 'This copy is no longer available. Request a new one.',
    FILE_BROKEN: 'This file is damaged, or not what its name says.',
    FILE_LOCKED:
      'This PDF is locked. Save it without a password and without restrictions, then upload it again: the name of the buyer is printed on each of its pages.',
    FILE_NOT_FOUND: 'File not found.',
    FILE_NOT_STAMPED: 'This file could not be prepared for you. No download was counted; please tell us.',
    FILE_TOO_LARGE: 'This file is larger than {max_mb} MB.',
    FILE_TYPE_REFUSED: 'Only JPEG, PNG, WebP, AVIF and GIF images and MP4 and WebM videos can be uploaded.',
    FILM_BUSY: 'This video is being prepared, or is ready.',
    FILM_TOO_LARGE: 'This video is too large: at most {max_gb} GB.',
    FORBIDDEN: 'You do not have access to this page.',
    FOREIGN_ORIGIN: 'This page was opened at another address. Go to {address} and send it again from there.',
    FORM_CLOSED: 'This form is closed.',
    NO_AUDIT: 'The audit talk opens once you have a free audit place.',
    IDEMPOTENCY_KEY_REQUIRED: 'This request needs an Idempotency-Key header.',
    IDEMPOTENCY_KEY_REUSED: 'The same key was used for a different request.',
    IMAGE_TOO_LARGE: 'This image has more than 50 megapixels. Make it smaller first.',
    INTERNAL: 'Something went wrong on our side. Please try again.',
    INVALID_INPUT: 'Some fields are not right yet.',
    INVALID_SETTING: 'This value does not fit its type.',
    ITEM_NOT_FOUND: 'This purchase was not found.',
    LEAD_BOOKED: 'There is a session of this kind for this person already. Move that one.',
    LEAD_NOT_FOUND: 'Lead not found.',
    LEAD_STILL_OPEN: 'A reason belongs to a lead that is won or lost.',
    LESSON_FILE_BROKEN:
      'This file is damaged or cut off. Captions must be WebVTT or SRT in UTF-8; each line needs a start and a later end.',
    LESSON_FILE_TOO_LARGE: 'This file is too large: at most {max_mb} MB.',
    LESSON_FILE_TYPE_REFUSED:
      'Files of this kind cannot be used here, or the name says another kind. Videos: MP4, WebM, MOV. Captions: WebVTT, SRT. Documents: PDF, ePub, DOCX, XLSX, PPTX, CSV, MD, TXT, MP3, M4A, OGG, WAV, OTF, TTF, WOFF2, ZIP, 7Z, GZ.',
    LIST_CHANGED: 'This list has changed. The latest order is shown; please move it again.',
    MALFORMED_REQUEST: 'The request cannot be read.',
    MEDIA_MISSING: 'One of the images, videos or files no longer exists. Upload it again.',
    METHOD_NOT_ALLOWED: 'This address does not know that method.',
    NEXT_ACTION_MISSING: 'Write what is to be done.',
    NOTHING_CLAIMED: 'Nothing is claimed here.',
    NOTHING_INVOICED: 'Nothing was paid for this order, so it has no invoice.',
    CREDIT_NOTE_NOT_FOUND: 'This credit note does not exist.',
    NOTHING_TO_EXPORT: 'No invoice can go into this file.',
    MONTH_NOT_OVER: 'This month cannot be closed yet: wait two hours after its end.',
    MONTH_CLOSED: 'This month is closed.',
    EARLIER_MONTH_OPEN: 'Close the earlier month first: {month}.',
    DOCUMENTS_MISSING:
      'Not everything is issued yet: {invoices} invoices and {credit_notes} credit notes. Try again in a moment.',
    NOT_FOUND: 'What you are looking for was not found.',
    NO_TEST_DATA: 'No users or products found. Generate them first.',
    PAGE_NOT_FOUND: 'Page not found.',
    PARTS_UNFIT: 'A bundle needs at least two one-time products that are on sale. Check what is in it.',
    POST_NOT_FOUND: 'Post not found',
    PRODUCTS_NOT_LOADED: 'Failed to get products',
    PRODUCT_ARCHIVED: 'An archived product cannot be activated. Take it out of the archive first.',
    PRODUCT_CHANGED: 'Another admin has just changed this product.',
    PRODUCT_IN_USE:
      'Customers have ordered or own this product, so it cannot be deleted. Deactivate it instead.',
    PRODUCT_NOT_CREATED: 'Failed to create product',
    PRODUCT_AVAILABLE: 'This product can be bought already.',
    PRODUCT_NOT_FOUND: 'Product not found',
    QUESTION_NOT_FOUND: 'This question was not found.',
    QUESTIONS_CHANGED: 'The questions have just changed. Look again, then answer.',
    REVIEW_NOT_FOUND: 'You have not reviewed this product yet.',
    SETTING_CHANGED: 'Somebody else has just changed this. Check the value; save again to overwrite it.',
    SETTING_NOT_FOUND: 'This setting does not exist.',
    SLUG_TAKEN: 'This slug is already in use.',
    TOO_MANY_ROWS: 'This filter has too many rows. Narrow it down and try again.',
    TOO_MANY_REQUESTS: 'Too many attempts. Please try again shortly.',
    UNAVAILABLE: 'The service is not available right now. Please try again.',
    UNEXPECTED: 'An unexpected error occurred',
    UNSUPPORTED_MEDIA_TYPE: 'Send the data as application/json.',
    UPLOAD_INCOMPLETE: 'This file is empty or was cut off on the way.',
    USED_SINCE:
      'It has since been used beyond the policy: {consumed_percent}% of the content opened, {download_count} downloads. Reload, then decide again.',
    SAVED_VIEW_NOT_FOUND: 'This view is no longer there.',
    SAVED_VIEWS_FULL: 'You keep 60 views already. Remove one first.',
  },
});

/** By code. `{name}` is replaced by that detail, `_bigint` ones in rupiah. */
export const refusalCopy = joinCatalogues(
  others,
  accountRefusals,
  bookingRefusals,
  subscriptionRefusals,
  paymentRefusals,
  orderRefusals,
  lessonRefusals,
  mailingRefusals,
  programRefusals,
  sequenceRefusals,
  {
    get REASON_REQUIRED() {
      return adminInput.reasonRequired;
    },
    get TYPE_UNFIT() {
      return adminInput.typeUnfit;
    },
  },
);

/** A code, or a separate name where a code has several sentences. */
export type RefusalSentence = keyof typeof refusalCopy;
