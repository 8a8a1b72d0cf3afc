/** Texts of /subscription/{slug} (PROD rows). */
export const serviceCopy = {
  back: 'Kembali ke Langganan',
  backToShop: 'Kembali ke Marketplace',
  notFound: 'Produk subscription tidak ditemukan',
  notFoundHint: 'Mungkin layanan ini sudah tidak ditawarkan, atau alamatnya salah ketik.',
  failed: 'Gagal memuat produk subscription',
  errorTitle: 'Terjadi kesalahan',
  toOwn: 'Lihat semua layanan',
  rates: 'Tarif',
  pickPlan: 'Pilih paket',
  subscribe: 'Berlangganan Sekarang',
  busy: 'Memproses...',
  comingSoon: 'Segera hadir',
  comingSoonNote: 'Harga diumumkan begitu dibuka',
  soldOut: 'Stok Habis',
  owned: 'Lihat di Langganan Anda',
  hasAccess: 'Anda memiliki akses ke produk ini',
  featuresTitle: 'Yang Anda dapatkan',
  contentsTitle: 'Isi kelas',
  bodyTitle: 'Deskripsi Lengkap',
  timelineTitle: 'Kapan Anda membayar',
  tags: 'Tag',
  share: 'Bagikan',
  shared: 'Link disalin ke clipboard!',
  plansAndPrices: 'Paket dan harga',
  featured: 'Pilihan',
  trial: (days: number) => `Coba ${days} hari tanpa bayar. Dibatalkan sebelum itu, tidak ada yang diambil.`,
  trialToday: (days: number) => `Hari ini, masa coba ${days} hari`,
  soon: 'Segera',
  saves: (percent: number) => `Hemat ${percent}%`,
};

export const infoCopy = {
  title: 'Informasi langganan',
  cycle: 'Periode tagihan',
  renewal: 'Perpanjangan otomatis',
  cancel: 'Bisa dibatalkan kapan saja',
  support: 'Bantuan',
  yes: 'Ya',
  no: 'Tidak',
};

export const monitoringCopy = {
  title: 'Analitik & Pemantauan',
  text: 'Setelah berlangganan, halaman ini dan halaman Langganan menunjukkan posisi Anda di periode berjalan, tagihan berikutnya, dan semua yang pernah ditagih.',
  next: 'Tagihan berikutnya',
  paid: 'Sudah dibayar',
  history: 'Buka riwayat tagihan',
  none: 'Tidak ada',
};

export const apiCopy = {
  title: 'Dokumentasi API',
  text: 'Status langganan, tagihan, dan hak akses Anda dapat dibaca program lain lewat API kami.',
  endpoints: 'Alamat layanan',
  docs: 'Dokumentasi',
  newTab: '(tab baru)',
  download: 'Unduh',
};

/** Texts of /user/subscriptions. */
export const subscriptionsCopy = {
  title: 'Langganan',
  subtitle: 'Layanan yang berjalan untuk usaha Anda, dan kapan saldo Anda dipakai.',
  running: 'Langganan Anda',
  none: 'Belum ada layanan aktif',
  noneHint: 'Pilih satu layanan di bawah. Banyak yang dapat dicoba dahulu tanpa bayar.',
  ended: 'Sudah berakhir',
  failed: 'Langganan Anda belum dapat dimuat.',
  catalogue: 'Semua layanan',
  others: 'Layanan lain',
  allOwned: { title: 'Tidak ada layanan lain', hint: 'Yang cocok sudah berjalan untuk Anda, di atas.' },
  search: 'Cari layanan',
  allTypes: 'Semua',
  types: 'Jenis layanan',
  loading: 'Memuat…',
  count: (total: number) => `${total} layanan`,
  open: 'Buka halaman layanan',
  content: 'Isi dan berkas',
  changePlan: 'Ganti paket',
  cancel: 'Batalkan',
  resume: 'Lanjutkan langganan',
  history: 'Riwayat tagihan',
  historyEmpty: 'Belum ada yang ditagih.',
  historyFailed: 'Riwayat tagihan belum dapat dimuat.',
  order: 'Pesanan',
  discounted: (amount: string) => `hemat ${amount}`,
  retry: 'Coba bayar lagi',
  topUp: 'Isi saldo',
  busy: 'Memproses...',
  statuses: {
    trialing: 'Masa coba',
    active: 'Aktif',
    past_due: 'Belum terbayar',
    cancelled: 'Dibatalkan',
    expired: 'Berakhir',
  },
  endReasons: {
    cancelled: 'Dibatalkan',
    unpaid: 'Tagihan tidak terbayar',
    not_renewed: 'Masa langganan habis',
    access_ended: 'Akses diakhiri',
    account_closed: 'Akun ditutup',
  },
};

/** What happens when, about one subscription. */
export const termsCopy = {
  moment: (day: string, time: string) => `${day} pukul ${time} WIB`,
  charge: (amount: string, day: string) => `${amount} pada ${day}`,
  runsUntil: (day: string) => `Berjalan sampai ${day}, lalu berakhir tanpa tagihan.`,
  openUntil: (day: string) => `Akses terbuka sampai ${day}.`,
  endsOn: (day: string) => `Berakhir sendiri pada ${day}.`,
  firstCharge: (charge: string) => `Tagihan pertama ${charge}.`,
  nextCharge: (charge: string) => `Tagihan berikutnya ${charge}.`,
  changesTo: (plan: string, price: string) => `Berubah ke ${plan}: ${price}`,
  discount: (title: string, amount: string) => `${title}: hemat ${amount}`,
  discountWaits: (title: string) => `${title} tidak berlaku untuk paket berikutnya`,
  discountLeft: (periods: number) => `tersisa ${periods} periode`,
  discountAlways: 'selama Anda berlangganan',
  offer: 'Sebelum Anda pergi',
  offerPeriods: (price: string, periods: number) => `${price} untuk ${periods} periode berikutnya`,
  offerAlways: (price: string) => `${price} selama Anda berlangganan`,
  offerAccept: (price: string) => `Lanjut dengan ${price}`,
  cancelQuestion: (title: string) => `Batalkan '${title}'?`,
  cancelSubmit: 'Batalkan langganan',
  keep: 'Tetap berlangganan',
  cancelUnpaid:
    'Periode terakhir belum terbayar, jadi akses ditutup sekarang juga. Tagihan yang tertunda tidak jadi diambil.',
  cancelHint: 'Akses tidak langsung tertutup. Selama masih berjalan, Anda dapat melanjutkannya lagi.',
  accessGoesOn: 'Akses sampai',
  trialGoesOn: 'Masa coba sampai',
  afterwards: 'Tagihan sesudahnya',
  notTaken: 'tidak diambil',
  resumeQuestion: (title: string) => `Lanjutkan '${title}'?`,
  resumes: (plan: string) => `Paket ${plan} berjalan lagi, dibayar dari saldo Anda.`,
  today: 'Hari ini',
  from: (moment: string) => `Mulai ${moment}`,
  savePlan: 'Simpan paket',
  unpaidLabel: (title: string) => `Tagihan ${title}`,
  unpaid: 'belum terbayar',
  failures: {
    WALLET_INACTIVE: 'Dompet Anda sedang dibekukan. Hubungi kami, lalu coba lagi.',
    WALLET_DISPUTED:
      'Dompet Anda dibekukan sementara karena sengketa pembayaran di bank Anda. Penjelasannya ada di halaman Saldo.',
  },
  insufficient: (until: string) =>
    `Isi saldo, lalu coba lagi. Akses tetap terbuka sampai ${until}; kami juga mencoba sendiri setiap hari.`,
  day: (day: number, days: number) => `Hari ${day} dari ${days}`,
  since: (day: string) => `sejak ${day}`,
};

/** Every charge of a plan, shown before the customer agrees. */
export const timelineCopy = {
  today: 'Hari ini',
  once: (cycle: string) => `Anda membayar satu ${cycle}.`,
  after: (cycle: string) => `Setelah satu ${cycle}`,
  ends: 'Akses berakhir sendiri. Tidak ada tagihan lagi.',
  every: (cycle: string) => `Setiap ${cycle}`,
  renews: (days: number) =>
    `Diperpanjang dari saldo yang Anda isi. Bila saldo belum cukup, langganan berhenti sendiri ${days} hari kemudian, tanpa tagihan.`,
  anytime: 'Kapan saja',
  cancel: 'Batalkan, dan akses berjalan sampai periode habis.',
  daysBefore: (days: number) => `${days} hari sebelumnya`,
  reminder: 'Kami ingatkan lewat email.',
  first: (cycle: string) => `Anda membayar ${cycle} pertama.`,
  day: (day: number) => `Hari ke-${day}`,
  trialStarts: 'Masa coba dimulai. Tidak ada yang diambil.',
  trialEnds: (cycle: string, days: number) =>
    `Diambil dari saldo yang Anda isi, lalu setiap ${cycle}. Bila saldo belum cukup, langganan berhenti sendiri ${days} hari kemudian, tanpa tagihan.`,
};

/** The guide to a service as a Markdown file (PROD-035). */
export const guideCopy = {
  plans: 'Paket',
  noPlans: 'Harga diumumkan saat layanan ini dibuka.',
  trial: (days: number) => `Masa coba: ${days} hari. Tidak ada yang ditagih sebelum masa coba habis.`,
  features: 'Fitur',
  endpoints: 'Alamat layanan',
  reference: (url: string) => `Referensi lengkap: ${url}`,
  signIn: 'Masuk dan simpan token sesi:',
  address: 'nama@usaha.example',
  token: 'Token ada di jawaban, di `token`. Kirim kembali sebagai `Authorization: Bearer …`.',
  itsPlans: (slug: string) => `Paket layanan ini (\`${slug}\`):`,
  status: 'Status langganan, tagihan berikutnya, dan sisa periode:',
  access: 'Hak akses yang aktif:',
};

/** Said once it is done. */
export const actionCopy = {
  cancel: 'Langganan dibatalkan',
  resume: 'Langganan dilanjutkan',
  plan: 'Paket periode berikutnya disimpan',
  retry: 'Tagihan terbayar',
  retention: 'Harga baru berlaku mulai tagihan berikutnya',
};
