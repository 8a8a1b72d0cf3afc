import type { AuditAction, AuditSubject } from '#shared/audit.ts';

/** What was done, as one reads it in a list. Complete: an action without words does not compile. */
const actionWords: Readonly<Record<AuditAction, string>> = {
  'account.signed_in': 'Masuk',
  'account.sign_in_failed': 'Percobaan masuk gagal',
  'account.signed_out': 'Keluar',
  'account.password_changed': 'Kata sandi diganti',
  'account.password_reset': 'Kata sandi diatur ulang',
  'account.email_change_requested': 'Perubahan e-mail diminta',
  'account.email_changed': 'E-mail diganti',
  'account.two_factor_enabled': 'Verifikasi dua langkah diaktifkan',
  'account.two_factor_disabled': 'Verifikasi dua langkah dimatikan',
  'account.recovery_codes_renewed': 'Kode pemulihan diperbarui',
  'account.recovery_code_used': 'Masuk dengan kode pemulihan',
  'account.passkey_added': 'Passkey ditambahkan',
  'account.passkey_removed': 'Passkey dihapus',
  'account.google_linked': 'Google dihubungkan',
  'account.login_unlinked': 'Google dilepaskan',
  'account.phone_confirmed': 'Nomor telepon dikonfirmasi',
  'account.phone_removed': 'Nomor telepon dilepaskan',
  'account.session_ended': 'Satu perangkat dikeluarkan',
  'account.other_sessions_ended': 'Perangkat lain dikeluarkan',
  'account.export_requested': 'Salinan data diminta',
  'account.deletion_requested': 'Penghapusan akun diminta',
  'account.deletion_cancelled': 'Penghapusan akun dibatalkan',
  'account.deleted': 'Akun dihapus',
  'user.role_changed': 'Peran diubah',
  'user.deactivated': 'Akun dinonaktifkan',
  'user.activated': 'Akun diaktifkan',
  'user.signed_out': 'Dikeluarkan dari semua perangkat',
  'user.second_factor_lifted': 'Verifikasi dua langkah dilepas tim',
  'wallet.adjusted': 'Saldo disesuaikan',
  'wallet.adjustment_requested': 'Penyesuaian saldo diajukan',
  'wallet.adjustment_approved': 'Penyesuaian saldo disetujui',
  'wallet.adjustment_rejected': 'Penyesuaian saldo ditolak',
  'wallet.frozen': 'Dompet dibekukan',
  'wallet.unfrozen': 'Dompet dibuka kembali',
  'order.status_changed': 'Status order diubah',
  'order.refunded': 'Dana order dikembalikan',
  'order.granted': 'Produk diberikan',
  'order.receipt_resent': 'Struk dikirim ulang',
  'refund_request.approved': 'Permintaan refund disetujui',
  'refund_request.rejected': 'Permintaan refund ditolak',
  'payment.reviewed': 'Pembayaran dinyatakan beres',
  'webhook.marked_handled': 'Webhook ditandai selesai',
  'product.created': 'Produk dibuat',
  'product.updated': 'Produk diubah',
  'product.deleted': 'Produk dihapus',
  'product.variant_added': 'Varian ditambahkan',
  'product.stock_set': 'Stok diatur',
  'product.content_changed': 'Isi produk diubah',
  'product.reordered': 'Urutan produk diubah',
  'post.created': 'Artikel dibuat',
  'post.changed': 'Artikel diubah',
  'post.deleted': 'Artikel dihapus',
  'case_study.created': 'Studi kasus dibuat',
  'case_study.changed': 'Studi kasus diubah',
  'case_study.deleted': 'Studi kasus dihapus',
  'site_page.changed': 'Halaman diubah',
  'questions.changed': 'Tanya jawab diubah',
  'testimonials.changed': 'Testimoni diubah',
  'setting.changed': 'Pengaturan diubah',
  'setting.change_requested': 'Perubahan pengaturan diajukan',
  'setting.change_approved': 'Perubahan pengaturan disetujui',
  'setting.change_rejected': 'Perubahan pengaturan ditolak',
  'form.opened': 'Formulir dibuka',
  'form.closed': 'Formulir ditutup',
  'lead.status_changed': 'Status lead diubah',
  'test_data.generated': 'Data uji dibuat',
  'test_data.cleared': 'Data uji dihapus',
};

export const subjectWords: Readonly<Record<AuditSubject, string>> = {
  user: 'Akun',
  wallet: 'Dompet',
  order: 'Order',
  refund_request: 'Permintaan refund',
  payment: 'Pembayaran',
  webhook: 'Webhook',
  product: 'Produk',
  products: 'Daftar produk',
  post: 'Artikel',
  case_study: 'Studi kasus',
  site_page: 'Halaman',
  site: 'Situs',
  setting: 'Pengaturan',
  form: 'Formulir',
  lead: 'Lead',
  test_data: 'Data uji',
};

/** Facts by the names under which they are kept; any other is shown by its name. */
const factWords: Readonly<Record<string, string>> = {
  balance_bigint: 'Saldo',
  amount_bigint: 'Jumlah',
  price: 'Harga',
  original_price: 'Harga coret',
  status: 'Status',
  role: 'Peran',
  is_active: 'Aktif',
  is_featured: 'Featured',
  reason: 'Alasan',
  note: 'Catatan',
  description: 'Keterangan',
  reference_type: 'Jenis acuan',
  reference_id: 'Nomor acuan',
  refund_method: 'Cara refund',
  ends_access: 'Akses berakhir',
  title: 'Judul',
  slug: 'Slug',
  stock: 'Stok',
  value: 'Nilai',
  sections: 'Bagian',
  count: 'Jumlah',
  ended: 'Perangkat',
  user_id: 'ID pengguna',
  order_id: 'ID order',
  product_id: 'ID produk',
  payment_id: 'ID pembayaran',
  adjustment_id: 'ID penyesuaian',
  posting_id: 'ID posting',
  refund_id: 'ID refund',
};

const actionNames: Readonly<Record<string, string>> = actionWords;
const subjectNames: Readonly<Record<string, string>> = subjectWords;

/** An old entry may say what nothing says any more; then its own word is shown. */
export const actionWord = (action: string): string => actionNames[action] ?? action;
export const subjectWord = (type: string): string => subjectNames[type] ?? type;
export const factWord = (name: string): string =>
  factWords[name] ?? name.replaceAll('_', ' ').replaceAll('.', ' › ');

/** The actions by what they are done to, for the filter. */
export const actionGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Akun, oleh pemiliknya': wordsOf(['account']),
  'Akun, oleh tim': wordsOf(['user']),
  Dompet: wordsOf(['wallet']),
  'Order dan refund': wordsOf(['order', 'refund_request']),
  Pembayaran: wordsOf(['payment', 'webhook']),
  Produk: wordsOf(['product']),
  Konten: wordsOf(['post', 'case_study', 'site_page', 'questions', 'testimonials']),
  'Pengaturan dan lead': wordsOf(['setting', 'form', 'lead', 'test_data']),
};

function wordsOf(kinds: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(actionWords).filter(([action]) => kinds.includes(action.split('.')[0] ?? '')),
  );
}
