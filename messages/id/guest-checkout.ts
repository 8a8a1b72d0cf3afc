/** The checkout page, for visitors and those who are signed in (DECISIONS 54). */
export const guestCheckoutCopy = {
  freebieTitle: 'Kirim ke email Anda',
  freebieLede: 'Gratis, tanpa kata sandi. Tautannya kami kirim sekarang juga.',
  trialLede:
    'Hari ini tidak ada yang dibayar. Kami kirim tautan ke email Anda, dan masa coba mulai saat Anda membukanya. Tanpa kata sandi.',
  sendTo: 'Kirim ke',
  haveAccount: 'Sudah punya akun?',
  signIn: 'Masuk',
  email: 'Email',
  emailHint: 'Tautan dan kuitansi dikirim ke alamat ini.',
  name: 'Nama',
  whatsapp: 'WhatsApp',
  whatsappConsent:
    'Bila diisi, kami boleh menghubungi Anda di sini tentang pembelian ini. Bukan untuk promosi.',
  balance: 'Saldo Anda',
  balanceHint: (left: string) => `Sisa sesudahnya ${left}`,
  useBalance: (amount: string) => `Pakai saldo ${amount}`,
  useBalanceHint: (rest: string) => `${rest} sisanya dibayar dengan cara di bawah ini.`,
  smallest: (amount: string, surplus: string) =>
    `Pembayaran terkecil ${amount}. Lebihnya, ${surplus}, tetap menjadi saldo Anda.`,
  tooSmall: 'Harga ini di bawah pembayaran terkecil kami. Masuk untuk membelinya dengan saldo.',
  noWay: 'Pembayaran sedang tidak tersedia. Coba lagi sebentar lagi.',
  sendToMe: 'Kirim ke email saya',
  gateway:
    'QRIS dibayar di sini. Cara lain dibayar di halaman gerbang pembayaran, lalu Anda kembali ke sini.',
  cardSafe: 'Nomor kartu dan PIN tidak pernah melewati server kami.',
  bumps: 'Tambahkan sekalian',
  bumpAdded: 'Yang dicentang ikut dibayar bersama pesanan ini.',
  slip: 'Rincian',
  total: 'Total',
  /** Before the time of a class. */
  starts: 'Mulai',
  noFees: 'Tanpa biaya layanan: angka di tombol adalah angka yang Anda bayar.',
  gifts: (count: number) => `${count} kode hadiah, di halaman Pembelian Anda`,
  units: (count: number) => `× ${count}`,
  subscription: 'Langganan mulai setelah Anda mengonfirmasi alamat ini lewat tautan di email.',
  freeNeedsAccount: 'Produk gratis ini memerlukan akun dengan profil yang terisi.',
  signInFirst: 'Masuk untuk mengambilnya',
  signUp: 'Buat akun',
};
