import type { SubscriptionStatus } from '#shared/subscriptions.ts';

/** Texts of /subscription/{slug} (PROD rows). */
export const serviceCopy = {
  back: 'Kembali ke My Subscriptions',
  notFound: 'Produk subscription tidak ditemukan',
  notFoundHint: 'Mungkin layanan ini sudah tidak ditawarkan, atau alamatnya salah ketik.',
  failed: 'Gagal memuat produk subscription',
  errorTitle: 'Error',
  toOwn: 'Lihat semua layanan',
  rates: 'Tarif',
  pickPlan: 'Pilih paket',
  subscribe: 'Berlangganan Sekarang',
  busy: 'Memproses...',
  comingSoon: 'Coming Soon',
  comingSoonNote: 'Harga akan diumumkan saat launch',
  soldOut: 'Stok Habis',
  owned: 'View in My Subscriptions',
  hasAccess: 'You have access to this product',
  loginFirst: 'Please log in to purchase this product',
  trialUsed: 'Masa coba layanan ini sudah pernah Anda pakai, jadi periode pertama langsung dibayar.',
  featuresTitle: 'Yang Anda dapatkan',
  contentsTitle: 'Isi kelas',
  bodyTitle: 'Deskripsi Lengkap',
  timelineTitle: 'Yang terjadi pada saldo Anda',
  tags: 'Tags',
  share: 'Bagikan',
  shared: 'Link disalin',
} as const;

export const infoCopy = {
  title: 'Informasi langganan',
  cycle: 'Billing Cycle',
  renewal: 'Auto Renewal',
  cancel: 'Cancel Anytime',
  support: 'Support',
  yes: 'Ya',
  no: 'Tidak',
} as const;

export const priceTableCopy = {
  title: 'Harga per periode',
  plan: 'Paket',
  price: 'Harga',
  perYear: 'Setahun',
  saving: 'Selisih',
} as const;

export const monitoringCopy = {
  title: 'Analytics & Monitoring',
  text: 'Setelah berlangganan, halaman ini dan My Subscriptions menunjukkan posisi Anda di periode berjalan, tagihan berikutnya, dan semua yang pernah ditagih.',
  period: 'Periode berjalan',
  next: 'Tagihan berikutnya',
  paid: 'Sudah dibayar',
  history: 'Buka riwayat tagihan',
  none: 'Tidak ada',
} as const;

export const apiCopy = {
  title: 'API Documentation',
  text: 'Status langganan, tagihan, dan hak akses Anda dapat dibaca program lain lewat API kami.',
  endpoints: 'Alamat layanan',
  docs: 'Docs',
  download: 'Download',
} as const;

/** Texts of /user/subscriptions. */
export const subscriptionsCopy = {
  title: 'Subscriptions',
  subtitle: 'Layanan yang berjalan untuk usaha Anda, dan kapan saldo Anda dipakai.',
  running: 'Langganan Anda',
  none: 'Belum ada layanan aktif',
  noneHint: 'Pilih satu layanan di bawah. Banyak yang dapat dicoba dahulu tanpa bayar.',
  ended: 'Sudah berakhir',
  failed: 'Langganan Anda belum dapat dimuat.',
  catalogue: 'Semua layanan',
  search: 'Cari layanan',
  allTypes: 'Semua',
  open: 'Buka halaman layanan',
  content: 'Isi dan berkas',
  changePlan: 'Ganti paket',
  cancel: 'Batalkan',
  resume: 'Lanjutkan langganan',
  history: 'Riwayat tagihan',
  historyEmpty: 'Belum ada yang ditagih.',
  historyFailed: 'Riwayat tagihan belum dapat dimuat.',
  order: 'Pesanan',
  retry: 'Coba bayar lagi',
  topUp: 'Isi saldo',
  busy: 'Memproses...',
} as const;

export const statusLabels: Readonly<Record<SubscriptionStatus, string>> = {
  trialing: 'Masa coba',
  active: 'Aktif',
  past_due: 'Belum terbayar',
  cancelled: 'Dibatalkan',
  expired: 'Berakhir',
};

export const actionCopy = {
  cancel: 'Langganan dibatalkan',
  resume: 'Langganan dilanjutkan',
  plan: 'Paket periode berikutnya disimpan',
  retry: 'Tagihan terbayar',
  failed: 'Belum berhasil.',
} as const;
