/** Texts of the portal's first page (PORT-008 to PORT-022). */
export const overviewCopy = {
  title: 'Ringkasan',
  failed: 'Ringkasan belum dapat dimuat',
  balance: 'Saldo Kredit',
  topUp: 'Isi saldo',
  marketplace: 'Marketplace',
  balanceChart: 'Saldo 30 hari terakhir',
  /** Rupiah; `amount` is its short form without a sign. */
  change: (change: number, amount: string, day: string): string =>
    change === 0
      ? `Saldo sama seperti ${day}`
      : `Saldo ${change > 0 ? 'naik' : 'turun'} ${amount} sejak ${day}`,
  spent: 'Total Pengeluaran',
  since: (month: string) => `Sejak ${month}`,
  nothingSpent: 'Belum ada yang dibelanjakan',
  active: 'Layanan Aktif',
  noActive: 'Belum ada layanan aktif',
  several: (name: string, count: number) => `${name}, ${count} sesi`,
  more: (count: number) => `dan ${count} lagi`,
  manage: 'Kelola',
  services: {
    free_consultation: 'Konsultasi gratis',
    paid_consultation: 'Konsultasi 1-on-1',
    audit_consultation: 'Bicara tentang audit gratis',
  },
  orders: 'Total Pembelian',
  ordersHint: (count: number): string =>
    count === 0 ? 'Belum ada pesanan' : 'Produk, langganan, dan konsultasi',
  figures: 'Angka Anda',
  spending: (weeks: number) => `Pengeluaran ${weeks} minggu terakhir`,
  activity: 'Aktivitas Terbaru',
  all: 'Lihat Semua',
  noActivity: 'Belum ada aktivitas',
  noActivityHint: 'Isi saldo pertama Anda akan tercatat di sini.',
  products: 'Marketplace',
  noProducts: 'Belum ada produk',
  subscriptions: 'Layanan Berlangganan',
  noSubscriptions: 'Belum ada layanan',
  free: 'Gratis',
  soon: 'Segera hadir',
  todayPanel: 'Yang bisa dilakukan sekarang',
  goOn: 'Lanjutkan dari sini',
  goOnAction: 'Lanjutkan pelajaran',
  progress: (done: number, total: number) => `${done} dari ${total} pelajaran selesai`,
  waits: (count: number) => `${count} hal menunggu Anda`,
  nothingWaits: 'Tidak ada yang menunggu',
  nothingWaitsHint: 'Tagihan, konsultasi, dan ulasan yang perlu perhatian muncul di sini.',
  toPurchases: 'Buka pembelian Anda',
  start: 'Mulai dari yang gratis',
  due: {
    pastDue: {
      title: (title: string) => `${title}: tagihan gagal`,
      note: (amount: string, until: string) => `${amount} belum terbayar, akses berakhir ${until}`,
      action: 'Selesaikan',
    },
    renewal: {
      title: (title: string, day: string) => `${title} diperpanjang ${day}`,
      covered: (amount: string) => `${amount} diambil dari saldo, cukup`,
      short: (amount: string) => `${amount}, saldo belum cukup`,
      action: 'Kelola',
    },
    unpaid: {
      title: (what: string) => `${what}: belum dibayar`,
      topUp: 'Isi saldo',
      note: (amount: string, moment: string) => `${amount}, dibuka ${moment}`,
      action: 'Bayar',
    },
    consultation: {
      note: (day: string) => `Dipesan ${day}, waktunya belum dipilih`,
      when: (day: string, time: string, place: string | null) =>
        place ? `${day}, ${time}, ${place}` : `${day}, ${time}`,
      join: 'Buka tautan pertemuan',
      action: 'Atur jadwal',
      open: 'Lihat sesi',
    },
    class: { action: 'Buka kelas' },
    review: { note: 'Bagaimana hasilnya? Dua kalimat sudah menolong pembeli lain.', action: 'Tulis ulasan' },
  },
  steps: {
    free: {
      title: 'Ambil materi gratis',
      note: 'Daftar periksa dan contoh yang langsung bisa dipakai',
      action: 'Lihat materi',
    },
    consultation: {
      title: 'Konsultasi gratis setiap bulan',
      note: (percent: number) => `Profil Anda terisi ${percent}%, terbuka mulai 80%`,
      ready: 'Profil Anda sudah cukup lengkap',
      action: 'Lengkapi profil',
      book: 'Pesan jadwal',
    },
    product: {
      title: 'Pilih produk pertama',
      note: 'Saldo tidak perlu diisi dulu, kurangnya diisi saat membayar',
      action: 'Lihat marketplace',
    },
  },
};
