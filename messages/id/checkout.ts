/** Fixed texts of buying (WAL and ERR rows). */
export const checkoutCopy = {
  title: 'Bayar',
  balance: 'Saldo Anda',
  price: 'Harga',
  remaining: 'Sisa saldo',
  shortfall: 'Kurang',
  cancel: 'Batal',
  busy: 'Memproses...',
  topUp: 'Isi saldo',
  topUpMore: 'Atau isi saldo lebih banyak',
  minimum: 'Isi saldo minimal',
  goesOn: 'Setelah saldo masuk, pembelian ini selesai sendiri, juga bila halaman ini Anda tutup.',
  subscribe: {
    title: 'Bayar langganan',
    price: 'Tagihan pertama',
    now: 'Ditagih hari ini',
  },
  pay: (amount: string) => `Bayar ${amount}`,
  claim: 'Ambil gratis',
  startTrial: 'Mulai masa coba',
  back: 'Kembali',
  items: (count: number) => `Keranjang, ${count} barang`,
  mendCart: 'Ada barang di keranjang yang belum bisa dibeli. Ubah dulu di keranjang.',
  comingSoon: 'Produk ini belum diluncurkan.',
  soldOut: 'Stok Habis',
  free: 'Gratis',
  profileTitle: 'Lengkapi profil Anda',
  profileHint: 'Produk gratis terbuka untuk profil yang terisi minimal 80%.',
  profileAction: 'Lengkapi profil',
  moreFields: (count: number) => `dan ${count} isian lainnya`,
  /** Titles of the toast for a refusal; the sentence comes from the server. */
  renews: (amount: string, cycle: string) =>
    `Diperpanjang otomatis dari saldo: ${amount} setiap ${cycle}, sampai Anda membatalkan.`,
  trial: (until: string, amount: string, cycle: string) =>
    `Masa coba sampai ${until}. Sesudahnya ${amount} diambil dari saldo setiap ${cycle}, kecuali Anda membatalkan sebelum itu.`,
  trialOfDays: (days: number, amount: string, cycle: string) =>
    `Masa coba ${days} hari sejak Anda mengonfirmasi alamat email. Sesudahnya ${amount} diambil dari saldo setiap ${cycle}, kecuali Anda membatalkan sebelum itu.`,
  trialUnpaid: (days: number) =>
    `Bila saldo belum cukup saat itu, kami ingatkan dan coba lagi selama ${days} hari; sesudahnya langganan berakhir dan tidak ada yang ditagih.`,
  seller: (brand: string) => `Penjual: ${brand}`,
  help: 'Ada kendala? Hubungi kami',
  haveCode: 'Punya kode diskon?',
  discountCode: 'Kode diskon',
  discountApply: 'Pakai kode',
  discountUsed: (code: string, saved: string) => `Kode ${code} dipakai, hemat ${saved}.`,
  discountRemove: 'Lepas kode',
  discountConditions: {
    first_purchase: 'Untuk pembelian pertama dengan alamat email Anda.',
    per_buyer: 'Jumlah pemakaiannya dibatasi untuk setiap alamat email.',
    named_address: 'Untuk alamat yang diundang: produknya terbuka lewat tautan di email.',
  },
  discountJudged:
    'Bila ternyata tidak berlaku untuk alamat Anda, pembayaran tersimpan utuh sebagai saldo Anda.',
  reducedFor: (code: string, amount: string, periods: number) =>
    `Dengan kode ${code}, ${periods === 1 ? 'tagihan pertama' : `${periods} tagihan pertama masing-masing`} ${amount}.`,
  reducedAlways: (code: string, amount: string) => `Dengan kode ${code}, setiap tagihan ${amount}.`,
  saleIsBetter: (price: string) =>
    `Harga promo ${price} sudah lebih hemat dari kode ini, jadi kodenya tidak dipakai.`,
};
