import type { UserRole } from '#shared/roles.ts';

/** Texts of the users screen (AUSR-001 to AUSR-011, AERR-030 to AERR-033). */
export const usersCopy = {
  title: 'Users Management',
  list: 'Daftar pengguna',
  search: 'Nama, e-mail, atau ID',
  count: (total: string) => `${total} pengguna`,
  failed: 'Failed to load users',
  none: { title: 'No users found', hint: 'Ubah kata pencarian atau saringannya.' },
  active: 'Active',
  inactive: 'Inactive',
  deleted: 'Deleted',
  leaving: (day: string) => `dihapus ${day}`,
  you: 'Anda',
  details: 'Detail',
  detailsOf: (name: string) => `Detail ${name}`,
  more: (name: string) => `Tindakan untuk ${name}`,
  busy: 'Memproses...',
} as const;

export const roleCopy = {
  title: 'Assign Role',
  action: 'Assign Role',
  hint: (name: string) =>
    `Peran menentukan apa yang dapat dibuka ${name}. Berlaku pada permintaan berikutnya.`,
  roles: {
    user: 'Membeli dan memakai portal.',
    moderator: 'Mengelola konten; melihat order dan pengguna.',
    admin: 'Semuanya, termasuk uang dan peran orang lain.',
  } satisfies Record<UserRole, string>,
  label: 'Peran',
  status: 'Akun aktif',
  closing: 'Menonaktifkan akun mengeluarkannya dari semua perangkat saat itu juga.',
  opening: 'Orangnya dapat masuk lagi.',
  save: 'Simpan',
  done: (role: string) => `Role ${role} assigned successfully`,
  failed: 'Failed to assign role',
  activated: (name: string) => `Akun ${name} diaktifkan`,
  deactivated: (name: string) => `Akun ${name} dinonaktifkan dan dikeluarkan dari semua perangkat`,
  statusFailed: 'Status akun tidak berubah',
} as const;

export const accountActionCopy = {
  signOut: 'Keluarkan dari semua perangkat',
  signOutTitle: (name: string) => `Keluarkan ${name}?`,
  signOutText: 'Semua perangkatnya harus masuk lagi. Akunnya tetap aktif.',
  signOutAction: 'Keluarkan',
  signedOut: (count: string) => `${count} perangkat dikeluarkan`,
  signOutFailed: 'Perangkatnya tidak dapat dikeluarkan',
  remove: 'Hapus akun…',
  removeTitle: (name: string) => `Hapus akun ${name}?`,
  removeText:
    'Jalurnya sama dengan permintaan hapus oleh pemiliknya: pemilik mendapat e-mail dan punya 7 hari untuk membatalkan. Setelah itu nama, alamat, profil, dan cara masuknya hilang untuk selamanya. Order dan catatan uang tetap ada tanpa nama.',
  balance: (amount: string) => `Saldo ${amount} akan hangus, dan pemiliknya sudah tahu.`,
  removeAction: 'Mulai penghapusan',
  removed: (day: string) => `Akun akan dihapus ${day}`,
  removeFailed: 'Penghapusan tidak dimulai',
  keep: 'Batalkan penghapusan',
  kept: 'Akun tetap ada',
  keepFailed: 'Penghapusan tidak dapat dibatalkan',
} as const;

export const resetSecondFactorCopy = {
  action: 'Matikan verifikasi dua langkah…',
  title: (name: string) => `Matikan verifikasi dua langkah ${name}?`,
  text: 'Hanya bila ponsel dan kode pemulihannya benar-benar hilang. Setelah ini kata sandi saja sudah cukup untuk masuk. Semua perangkatnya dikeluarkan, dan pemiliknya diberi tahu lewat e-mail.',
  reason: 'Bagaimana Anda memastikan bahwa pemiliknya yang meminta?',
  reasonHint: 'Misalnya: ditelepon ke nomor di profilnya. Tercatat di audit.',
  submit: 'Matikan',
  done: (name: string) => `Verifikasi dua langkah ${name} dimatikan`,
  failed: 'Verifikasi dua langkah tidak dimatikan',
} as const;

export const detailsCopy = {
  title: 'Detail pengguna',
  failed: 'Failed to load data',
  balance: 'Saldo',
  spent: 'Total belanja',
  orders: 'Order',
  sessions: 'Perangkat masuk',
  frozen: 'Dompet dibekukan',
  profile: 'Profil',
  rows: {
    id: 'ID',
    company: 'Perusahaan',
    job_role: 'Jabatan',
    industry: 'Industri',
    whatsapp: 'WhatsApp',
    verified: 'E-mail',
    two_factor: 'Verifikasi dua langkah',
    created: 'Terdaftar',
    last_sign_in: 'Masuk terakhir',
  },
  empty: '–',
  verified: 'dikonfirmasi',
  unverified: 'belum dikonfirmasi',
  on: 'aktif',
  off: 'tidak aktif',
  never: 'belum pernah',
  holdings: 'Yang dimiliki',
  noHoldings: 'Belum memiliki produk apa pun.',
  ended: 'berakhir',
  lastOrders: 'Order terakhir',
  noOrders: 'Belum pernah membeli.',
  trail: 'Audit akun',
  noTrail: 'Belum ada catatan.',
  wholeTrail: 'Lihat semua',
} as const;
