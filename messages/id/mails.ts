import { BRAND } from '#shared/content/setting-tokens.ts';
import type { RefundDestination } from '#shared/shop/refunds.ts';
import type { ChargeFailure, EndReason } from '#shared/shop/subscriptions.ts';

export const mailCopy = {
  hello: (name: string | null) => (name === null ? 'Halo,' : `Halo ${name},`),
  helloTeam: 'Halo Tim,',
  consultant: 'Konsultan AI',
  address: 'Bila tombol tidak berfungsi, salin alamat ini:',
  unsubscribe: 'Berhenti menerima email seperti ini',
  product: 'Produk',
  order: 'Nomor pesanan',
};

export const receiptCopy = {
  subject: (amount: string) => `Bukti pembelian ${amount}`,
  openedAll: (count: number) => `${count} produk sudah terbuka`,
  bought: 'Kode hadiah Anda siap',
  thanks: 'Terima kasih, pembelian Anda sudah selesai dan aksesnya sudah terbuka.',
  total: 'Total',
  left: 'Sisa saldo',
  payment: 'Pembayaran',
  date: 'Tanggal',
  invoice: 'Invoice',
  open: 'Lihat pesanan dan invoice',
  gifts: (count: number) =>
    `${count} kode hadiah dari pesanan ini ada di halaman pembelian Anda, siap diberikan.`,
};

export const grantCopy = {
  subject: (title: string) => `Untuk Anda: ${title}`,
  headline: (title: string) => `${title} untuk Anda`,
  given: 'Kami memberi Anda produk di bawah ini, tanpa biaya. Produknya sudah ada di akun Anda.',
  waits:
    'Kami memberi Anda produk di bawah ini, tanpa biaya. Tombol di bawah memastikan alamat email ini milik Anda, lalu membukanya. Tanpa kata sandi.',
  open: 'Buka sekarang',
};

const approvedSubject: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) => `Dana ${amount} sudah kembali ke saldo Anda`,
  original_payment: (amount) => `Dana ${amount} kami kirim ke pembayaran asal Anda`,
};
const approved: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} sudah masuk ke saldo, dan akses ke produk ini berakhir.`,
  original_payment: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} kami kirim ke pembayaran asal dan sampai dalam beberapa hari kerja; bila ditolak di sana, dananya masuk ke saldo Anda. Akses ke produk ini berakhir.`,
};

export const refundCopy = {
  noticeSubject: (title: string) => `Pengajuan pengembalian dana: ${title}`,
  notice: 'Ada pengajuan pengembalian dana yang menunggu keputusan.',
  reason: (reason: string) => `Alasan:\n${reason}`,
  buyer: 'Pembeli',
  amount: 'Jumlah',
  receivedSubject: 'Pengajuan pengembalian dana Anda kami terima',
  received: [
    'Kami akan memeriksanya dan mengabari Anda lewat email begitu diputuskan.',
    'Yang menentukan adalah keadaan saat keputusan dibuat: berkas yang diunduh atau materi yang dibuka sementara itu ikut dihitung.',
  ],
  open: 'Lihat pesanan',
  approvedSubject,
  approved,
  rejectedSubject: 'Pengajuan pengembalian dana Anda',
  rejected: 'Pengajuan Anda sudah kami periksa dan tidak dapat kami setujui.',
  note: (note: string) => `Catatan dari kami:\n${note}`,
};

export const purchaseLinkCopy = {
  subject: (title: string) => `Buka pembelian Anda: ${title}`,
  waiting: (title: string) => `Satu langkah lagi untuk ${title}`,
  bought:
    'Terima kasih, pembayaran Anda sudah kami terima. Tombol di bawah membuka pembelian Anda, tanpa kata sandi.',
  owned: (titles: string, amount: string) =>
    `Anda sudah memiliki ${titles}, jadi ${amount} dari pembayaran ini kami simpan sebagai saldo Anda.`,
  begins: 'Tombol di bawah memastikan alamat email ini milik Anda, lalu membukanya. Tanpa kata sandi.',
  once: 'Tautan ini berlaku satu kali selama tujuh hari. Setelah itu, masuk dengan alamat email ini dan kode yang kami kirim.',
  open: 'Buka pembelian saya',
  trial: {
    subject: (title: string) => `Mulai masa coba: ${title}`,
    waiting: (title: string) => `Satu langkah lagi untuk mencoba ${title}`,
    begins:
      'Tombol di bawah memastikan alamat email ini milik Anda, lalu masa coba dimulai. Tanpa kata sandi, dan hari ini tidak ada yang ditagih.',
    open: 'Mulai masa coba',
  },
};

export const intentCopy = {
  subject: 'Pembelian Anda tidak jadi dilanjutkan',
  cancelled: (reason: string) =>
    `Pembayaran Anda sudah kami terima, tetapi pembelian di bawah ini kami batalkan karena ${reason}.`,
  kept: 'Tidak ada yang dipotong: seluruhnya tersimpan sebagai saldo Anda dan bisa dipakai kapan saja.',
  owned: {
    subject: (title: string) => `Anda sudah memiliki ${title}`,
    text: (amount: string) =>
      `Pembayaran Anda sebesar ${amount} sudah kami terima, tetapi yang dibeli sudah Anda miliki. Jadi tidak kami jual lagi kepada Anda: seluruhnya tersimpan sebagai saldo akun Anda.`,
  },
  paidTwice: {
    subject: (title: string) => `Terbayar dua kali: ${title}`,
    text: (amount: string) =>
      `Pembelian ini sudah lunas, dan ${amount} kami terima sekali lagi. Yang kedua tersimpan utuh sebagai saldo akun Anda.`,
  },
  useOrRefund: 'Pakai saldo itu kapan saja, atau minta uangnya kembali.',
  keptAmount: 'Tersimpan sebagai saldo',
  openOwned: 'Buka yang sudah Anda miliki',
  askRefund: 'Minta uangnya kembali',
  purchase: 'Pembelian',
  price: 'Harga saat itu',
  open: 'Lihat saldo',
  otherTime: 'Pilih jam lain',
};

const nothingCharged = 'Masa langganannya sudah habis dan aksesnya ditutup. Tidak ada yang ditagih.';
const endings: Readonly<Record<EndReason, string>> = {
  cancelled: 'Kami membatalkan langganan ini dan menutup aksesnya. Tidak ada lagi yang ditagih.',
  not_renewed: nothingCharged,
  unpaid:
    'Tagihannya belum terbayar sampai masa tenggang habis, sehingga aksesnya ditutup. Tidak ada yang ditagih.',
  access_ended: 'Dananya kami kembalikan, sehingga aksesnya ditutup. Tidak ada yang ditagih lagi.',
  account_closed: 'Akunnya ditutup, sehingga langganannya berakhir. Tidak ada yang ditagih lagi.',
};
const failures: Readonly<Record<ChargeFailure, (price: string) => string>> = {
  INSUFFICIENT_BALANCE: (price) => `${price} belum dapat diambil karena saldo Anda belum cukup.`,
  WALLET_INACTIVE: (price) => `${price} belum dapat diambil karena dompet Anda sedang dibekukan.`,
  WALLET_DISPUTED: (price) =>
    `${price} belum dapat diambil karena dompet Anda dibekukan sementara oleh sengketa pembayaran di bank Anda.`,
};

export const subscriptionCopy = {
  time: (date: string, time: string) => `${date} pukul ${time} WIB`,
  plan: 'Paket',
  balance: 'Saldo Anda',
  manage: 'Kelola langganan',
  topUp: 'Isi saldo',
  trialSubject: (title: string) => `Masa coba dimulai: ${title}`,
  trial: (until: string, price: string) => [
    `Masa coba Anda berjalan sampai ${until}. Hari ini tidak ada yang ditagih.`,
    `Bila tidak Anda batalkan sebelum itu, ${price} diambil dari saldo dan langganan dimulai.`,
  ],
  chargedSubject: (amount: string) => `Bukti langganan ${amount}`,
  charged: (until: string) => `Terima kasih, langganan Anda berlaku sampai ${until}.`,
  amount: 'Ditagih',
  trialEndsSubject: (title: string) => `Masa coba hampir habis: ${title}`,
  renewsSubject: (title: string) => `Segera diperpanjang: ${title}`,
  trialEnds: (at: string, price: string) =>
    `Masa coba Anda berakhir pada ${at}. Saat itu ${price} diambil dari saldo Anda.`,
  renews: (at: string, price: string) =>
    `Langganan Anda diperpanjang pada ${at}. Saat itu ${price} diambil dari saldo Anda.`,
  missing: (amount: string) => `Saldo Anda saat ini kurang ${amount}.`,
  orCancel: 'Tidak ingin melanjutkan? Batalkan sebelum itu dan tidak ada yang ditagih.',
  failedSubject: (title: string) => `Tagihan belum terbayar: ${title}`,
  failures,
  grace: (until: string) =>
    `Aksesnya tetap terbuka sampai ${until} dan kami mencoba lagi setiap hari. Setelah itu langganan berakhir.`,
  cancelledSubject: (title: string) => `Langganan dibatalkan: ${title}`,
  cancelled: (until: string) => [
    `Aksesnya tetap terbuka sampai ${until}. Setelah itu tidak ada yang ditagih lagi.`,
    'Berubah pikiran? Sampai saat itu langganan dapat dilanjutkan dengan satu tekan.',
  ],
  endedSubject: (title: string) => `Langganan berakhir: ${title}`,
  endings,
  again: 'Anda dapat berlangganan lagi kapan saja.',
  refunded: (amount: string) => `${amount} dikembalikan kepada Anda.`,
  resumedSubject: (title: string) => `Langganan dilanjutkan: ${title}`,
  resumed: (at: string) =>
    `Pembatalannya kami tarik: langganan Anda berjalan terus dan diperpanjang pada ${at}.`,
  extendedSubject: (title: string) => `Langganan diperpanjang tanpa biaya: ${title}`,
  extended: (days: number, until: string) =>
    `Kami menambah ${days} hari tanpa biaya. Langganan Anda sekarang berlaku sampai ${until}.`,
  planChangedSubject: (title: string) => `Paket berganti: ${title}`,
  planChanged: (plan: string, price: string, at: string) =>
    `Mulai ${at} paket Anda ${plan} seharga ${price}. Sampai saat itu paket yang sekarang tetap berjalan.`,
  grantedSubject: (title: string) => `Langganan untuk Anda: ${title}`,
  granted: (until: string) =>
    `Kami memberi Anda langganan ini tanpa biaya sampai ${until}. Setelah itu langganan berakhir dan tidak ada yang ditagih.`,
};

export const bookingCopy = {
  subjects: {
    free: (name: string) => `Konsultasi gratis dipesan: ${name}`,
    paid: (name: string) => `Paket konsultasi dipesan: ${name}`,
    audit: (name: string) => `Bicara tentang audit dipesan: ${name}`,
  },
  booked: {
    free: 'Konsultasi gratis baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.',
    paid: 'Paket konsultasi baru saja dipesan. Hubungi pemesan untuk menyepakati waktunya.',
    audit: 'Bicara tentang audit gratis baru saja dipesan.',
  },
  name: 'Nama',
  email: 'Email',
  company: 'Nama usaha',
  month: 'Bulan',
};

export const smsCopy = {
  code: (code: string) => `${code} adalah kode ${BRAND} Anda. Jangan berikan kepada siapa pun.`,
};

export const waitCopy = {
  confirmSubject: (title: string) => `Kabari Anda tentang ${title}?`,
  confirm: (title: string) =>
    `Alamat ini diminta untuk mendapat kabar saat ${title} bisa dibeli. Tekan tombol di bawah, dan kami mengirim satu email saat itu tiba.`,
  ignore: 'Bukan Anda yang meminta? Abaikan saja; kami tidak akan mengirim apa pun.',
  confirmButton: 'Ya, kabari saya',
  subjects: {
    launch: (title: string) => `${title} sudah bisa dibeli`,
    restock: (title: string) => `${title} tersedia lagi`,
  },
  notices: {
    launch: (title: string) => `Anda meminta kabar saat ${title} rilis. Sekarang sudah bisa dibeli.`,
    restock: (title: string) =>
      `Anda meminta kabar saat ${title} tersedia lagi. Sekarang ada, jumlahnya terbatas.`,
  },
  once: 'Ini satu-satunya email tentang hal ini.',
  open: 'Lihat produknya',
};

export const paymentReminderCopy = {
  subject: (what: string) => `Pembayaran Anda belum selesai: ${what}`,
  topUp: 'Isi saldo',
  open: 'Pembayaran ini sudah Anda buka tetapi belum selesai. Tombol di bawah membawa Anda kembali ke sana.',
  once: 'Sudah membayar, atau berubah pikiran? Abaikan saja email ini; kami hanya mengingatkan sekali.',
  what: 'Untuk',
  until: 'Berlaku sampai',
  amount: 'Jumlah',
  pay: 'Lanjutkan pembayaran',
};
