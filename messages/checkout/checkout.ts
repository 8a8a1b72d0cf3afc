import { inLanguage } from '#shared/language/language.ts';

/** Fixed texts of buying (WAL and ERR rows). */
export const checkoutCopy = inLanguage({
  id: {
    title: 'Bayar',
    balance: 'Saldo Anda',
    price: 'Harga',
    shortfall: 'Kurang',
    cancel: 'Batal',
    busy: 'Memproses...',
    topUp: 'Isi saldo',
    topUpMore: 'Atau isi saldo lebih banyak',
    minimum: 'Isi saldo minimal',
    goesOn: 'Setelah saldo masuk, pembelian ini selesai sendiri, juga bila halaman ini Anda tutup.',
    subscribe: 'Bayar langganan',
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
  },
  en: {
    title: 'Pay',
    balance: 'Your balance',
    price: 'Price',
    shortfall: 'Missing',
    cancel: 'Cancel',
    busy: 'Processing...',
    topUp: 'Top-up',
    topUpMore: 'Or top up more',
    minimum: 'Top up at least',
    goesOn: 'Once your top-up has arrived, this purchase completes by itself, even if you close this page.',
    subscribe: 'Pay for your subscription',
    pay: (amount) => `Confirm and pay ${amount}`,
    claim: 'Get it free',
    startTrial: 'Start the trial',
    back: 'Back',
    items: (count) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
    mendCart: 'Something in your cart cannot be bought yet. Change it in the cart first.',
    comingSoon: 'This product has not launched yet.',
    soldOut: 'Out of stock',
    free: 'Free',
    profileTitle: 'Complete your profile',
    profileHint: 'Free products open for profiles that are at least 80% complete.',
    profileAction: 'Complete profile',
    moreFields: (count) => `+${count} more fields`,
    renews: (amount, cycle) => `Renews from your balance: ${amount} every ${cycle}, until you cancel.`,
    trial: (until, amount, cycle) =>
      `Trial until ${until}. After that, ${amount} is taken from your balance every ${cycle}, unless you cancel before.`,
    trialOfDays: (days, amount, cycle) =>
      `A ${days}-day trial from the moment you confirm your email address. After that ${amount} is taken from your balance every ${cycle}, unless you cancel before.`,
    trialUnpaid: (days) =>
      `If your balance is too low then, we remind you and try again for ${days} days; after that the subscription ends and nothing is charged.`,
    seller: (brand) => `Sold by ${brand}`,
    help: 'Something wrong? Contact us',
    haveCode: 'Do you have a discount code?',
    discountCode: 'Discount code',
    discountApply: 'Apply',
    discountUsed: (code, saved) => `Code ${code} applied, you save ${saved}.`,
    discountRemove: 'Remove code',
    discountConditions: {
      first_purchase: 'For a first purchase with your email address.',
      per_buyer: 'Each email address can use it a limited number of times.',
      named_address: 'For invited addresses: the product opens with the link in the email.',
    },
    discountJudged:
      'If it turns out not to apply to your address, all that you paid is kept as your balance.',
    reducedFor: (code, amount, periods) =>
      periods === 1
        ? `With code ${code}, the first charge is ${amount}.`
        : `With code ${code}, the first ${periods} charges are ${amount} each.`,
    reducedAlways: (code, amount) => `With code ${code}, every charge is ${amount}.`,
    saleIsBetter: (price) =>
      `The sale price of ${price} is lower than with this code, so the code is not used.`,
  },
});
