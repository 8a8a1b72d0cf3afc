import { formatRupiah, rupiah, type Sen, toRupiah } from '#shared/money.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

/** The ids of the forms of the wallet. */
export const VOUCHER_FORM = 'voucher';
export const TOP_UP_FORM = 'top-up';

/** Fixed texts of billing (PORT, WAL and ERR rows). */
export const walletCopy = {
  title: 'Billing',
  current: 'Current Credits',
  spending: 'Total Spending',
  count: 'Total Transactions',
  add: 'Add Credit',
  quick: 'Top-up cepat',
  transactions: 'Transactions',
  payments: 'Payments',
  noTransactions: 'Belum ada transaksi',
  noTransactionsHint: 'Setiap top-up dan pembelian akan tercatat di sini.',
  noPayments: 'Belum ada pembayaran',
  noPaymentsHint: 'Isi saldo Anda untuk mulai berbelanja.',
  failed: 'Failed to fetch billing data',
  dialogTitle: 'Isi saldo',
  dialogHint: 'Saldo bertambah setelah pembayaran dikonfirmasi oleh gateway.',
  amount: 'Jumlah (Rp)',
  method: 'Cara bayar',
  from: 'Mulai',
  continue: 'Lanjut ke pembayaran',
  busy: 'Membuka pembayaran...',
  cancel: 'Batal',
  invalid: 'Please enter a valid amount greater than 0',
  failedTitle: 'Top-up Failed',
  unexpected: 'An unexpected error occurred',
  signInFirst: 'Authentication Required: Please sign in to top up your wallet',
  waiting: 'Menunggu konfirmasi pembayaran',
  waitingHint: 'Halaman ini diperbarui sendiri begitu pembayaran dikonfirmasi.',
  done: 'Top-up Successful!',
  notPaid: 'Pembayaran tidak selesai',
  notPaidHint: 'Saldo Anda tidak berubah. Anda bisa mencoba lagi.',
  pay: 'Lanjutkan pembayaran',
  redeem: 'Redeem',
  redeemTitle: 'Pakai voucher',
  redeemHint: 'Saldo langsung bertambah begitu kode diterima. Setiap voucher berlaku satu kali per pengguna.',
  redeemCode: 'Kode voucher',
  redeemAction: 'Pakai kode',
  redeemBusy: 'Memeriksa kode...',
  redeemDone: 'Kode diterima, dan saldo Anda sudah bertambah.',
  redeemed: (amount: string) => `Saldo bertambah ${amount}`,
  redeemTry: 'Kode untuk mencoba:',
  kind: 'Jenis',
  everyKind: 'Semua jenis',
  kinds: {
    topup: 'Top-up',
    purchase: 'Pembelian',
    refund: 'Pengembalian dana',
    adjustment: 'Voucher dan koreksi',
    subscription: 'Langganan',
  },
  month: 'Bulan',
  everyMonth: 'Semua bulan',
  export: 'Unduh CSV',
  noMatch: 'Tidak ada transaksi yang cocok',
  noMatchHint: 'Ubah jenis atau bulannya untuk melihat yang lain.',
  clearFilter: 'Hapus filter',
  refreshFailed: { wallet: 'Failed to refresh wallet', transactions: 'Failed to refresh transactions' },
  check: 'Cek status',
  checking: 'Menanyakan...',
  stillPending: 'Gateway belum menerima pembayaran ini.',
  waitingLong:
    'Belum ada kabar dari gateway. Cek statusnya, atau tutup halaman ini: saldo tetap masuk sendiri.',
  receipt: 'Tanda terima',
  invoice: 'Invoice',
  order: 'Pesanan',
  intents: 'Pembelian yang menunggu saldo',
  intentWaits: 'Selesai sendiri begitu saldo Anda cukup karena top-up untuk pembelian ini.',
  intentTopUp: (amount: string) => `Top-up ${amount}`,
  intentDrop: 'Batalkan',
  intentCancelled: (reason: string) => `Tidak jadi dibeli karena ${reason}. Saldo Anda tetap utuh.`,
  intentSeen: 'Mengerti',
  intentNote: 'Setelah saldo masuk, pembelian ini selesai sendiri:',
  granted: { title: 'Access Granted!', text: 'Access granted successfully!' },
  subscribed: { title: 'Berhasil berlangganan!', text: 'Langganan Anda sudah aktif.' },
  frozen: {
    title: 'Saldo belum dapat dibelanjakan',
    open: (amount: Sen) =>
      `Dompet dibekukan sementara karena pembayaran ${money(amount)} sedang disengketakan di bank Anda. Dompet terbuka setelah sengketanya diputuskan. Kalau sengketa itu tidak Anda maksudkan, minta bank Anda membatalkannya. Top-up tetap masuk ke saldo Anda.`,
    claim: (amount: Sen) =>
      `Dompet dibekukan karena ${money(amount)} dari pembayaran yang sudah ditarik kembali oleh bank Anda belum terganti. Isi saldo sebesar itu, lalu hubungi kami: top-up tetap masuk, dan dompet terbuka setelah jumlah itu kami tarik.`,
    byStaff: 'Dompet Anda sedang dibekukan. Hubungi kami untuk mengetahui sebabnya.',
    help: 'Buka Support',
  },
  completing: 'Saldo sudah masuk. Menyelesaikan pembelian Anda…',
} as const;

/** Quick top-up amounts in whole rupiah (PORT-026). */
export const quickAmounts = [rupiah(50_000), rupiah(100_000), rupiah(200_000)];
