import { formatRupiah, type Rupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { shortId } from '#shared/short-id.ts';
import { orderStatusLabels } from './order-status.ts';

export const ordersCopy = {
  title: 'Kelola pesanan',
  list: 'Daftar pesanan',
  table: 'Pesanan',
  count: (count: string) => `${count} pesanan`,
  search: 'ID pesanan, nama, atau email',
  failed: 'Pesanan tidak dapat dimuat',
  columns: {
    customer: 'Pembeli',
    total: 'Total',
    status: 'Status',
    items: 'Pesanan',
    created: 'Dibuat',
  },
  none: { title: 'Belum ada pesanan', hint: 'Setiap pembelian muncul di sini begitu saldonya terpotong.' },
  noMatch: 'Tidak ada pesanan yang cocok',
  csv: 'CSV',
  give: 'Beri produk',
  grants: 'Pemberian',
  openOrder: (id: string) => `Lihat: pesanan ${shortId(id)}`,
  pageTitle: 'Pesanan',
  missing: { title: 'Pesanan tidak ditemukan', hint: 'Mungkin alamatnya terpotong saat disalin.' },
};

export const detailCopy = {
  title: (id: string) => `Pesanan ${shortId(id)}`,
  status: 'Ubah status',
  updated: (status: OrderStatus) => `Status pesanan diubah menjadi ${orderStatusLabels[status]}`,
  failed: 'Status pesanan tidak dapat diubah',
  items: 'Isi pesanan',
  gifts: (count: number) => `${count} menjadi kode hadiah`,
  owned: 'Sudah dimiliki pembeli',
  money: 'Mutasi ledger',
  noMoney: 'Tidak ada uang yang berpindah untuk pesanan ini.',
  balance: (amount: Sen) => `saldo ${money(amount)}`,
  timeline: 'Linimasa',
  metadata: 'Metadata',
  facts: {
    customer: 'Pembeli',
    method: 'Metode',
    subscription: 'Langganan',
    payment: 'Pembayaran',
    invoice: 'Invoice',
    creditNotes: 'Nota kredit',
    noInvoice: 'Tidak ada, tanpa pembayaran',
    makeInvoice: 'Unduh PDF',
    refundable: 'Masih dapat dikembalikan',
    updated: 'Diperbarui',
    id: 'ID lengkap',
  },
  receipt: 'Kirim ulang bukti pembelian',
  sending: 'Mengirim…',
  sent: (address: string) => `Struk dikirim ke ${address}`,
  notSent: 'Bukti pembelian belum terkirim. Coba sekali lagi.',
  refund: 'Kembalikan dana',
};

export const eventLabels = {
  ordered: 'Pesanan dibuat',
  paid: 'Dibayar',
  invoiced: 'Invoice terbit',
  credited: 'Nota kredit terbit',
  refunded: 'Dana dikembalikan',
  refund_requested: 'Pembeli meminta pengembalian',
  refund_approved: 'Permintaan pengembalian disetujui',
  refund_rejected: 'Permintaan pengembalian ditolak',
  refund_withdrawn: 'Permintaan pengembalian ditarik',
  status_changed: 'Status diubah admin',
  receipt_resent: 'Bukti pembelian dikirim ulang',
  granted: 'Diberikan admin',
};

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

/** What a payment can take back of an order. */
export interface PaymentShare {
  readonly id: string;
  readonly refundable_bigint: Sen;
}

/** A refund is split over the payments that funded the order (DECISIONS 57). */
function sharesWords(shares: readonly PaymentShare[]): string {
  if (shares.length === 0)
    return 'Tidak ada pembayaran yang dapat menerima dana pesanan ini; pilih saldo dompet.';
  const each = shares.map(({ id, refundable_bigint }) => `${money(refundable_bigint)} ke ${shortId(id)}`);
  return `Sekali kirim ke satu pembayaran, paling banyak ${each.join(', ')}. Selebihnya, misalnya dari voucher, hanya ke saldo.`;
}

export const refundCopy = {
  title: 'Kembalikan dana',
  hint: (left: Sen) => `Paling banyak ${money(left)} untuk pesanan ini.`,
  amount: 'Jumlah',
  method: 'Kembali ke',
  wallet: 'Saldo dompet',
  gateway: 'Pembayaran asal',
  gatewayHint: (shares: readonly PaymentShare[]) =>
    `${sharesWords(shares)} Status pesanan berubah setelah uangnya benar-benar berangkat dari gateway.`,
  walletHint: 'Masuk ke saldo pembeli saat ini juga.',
  ends: 'Akhiri juga aksesnya',
  endsHint:
    'Kalau seluruh dana kembali, akses selalu berakhir. Pada langganan itu berlaku untuk periode yang berjalan.',
  reason: 'Alasan',
  send: 'Kembalikan dana',
  sending: 'Memproses…',
  walletUnread: 'Dompet pembeli tidak dapat dibaca, jadi belum ada yang dibukukan. Coba lagi.',
  confirm: (amount: Rupiah, name: string) => `Kembalikan ${formatRupiah(amount)} kepada ${name}?`,
  confirmAction: 'Bukukan pengembalian',
  confirmWallet: 'Uangnya langsung masuk ke dompet.',
  confirmGateway: 'Gateway diminta mengirim uangnya; saldo dompet tidak berubah.',
  failed: 'Pengembalian tidak dapat diproses',
  done: (amount: Rupiah) => `${formatRupiah(amount)} dikembalikan ke saldo`,
  doneWhole: 'Status pesanan diubah menjadi dikembalikan',
  onItsWay: (amount: Rupiah) => `${formatRupiah(amount)} sedang dikembalikan lewat gateway`,
};

export const grantCopy = {
  product: 'Produk',
  title: 'Beri produk',
  hint: 'Menjadi pesanan Rp 0 atas nama penerimanya, dengan surel kepadanya dan catatan audit. Tidak dihitung sebagai penjualan.',
  recipient: 'Penerima',
  recipientMissing: 'Pilih penerimanya.',
  days: 'Hari',
  daysHint: 'Langganan berakhir setelah hari-hari ini, tanpa tagihan.',
  noAccount: (address: string) =>
    `${address} belum punya akun. Produknya menunggu di sana; tautan yang kami kirim membukanya tanpa kata sandi.`,
  invite: (address: string) => `Belum ada akun dengan alamat ini. Kirim tautan ke ${address}`,
  choose: 'Pilih produk',
  reason: 'Alasan',
  send: 'Beri produk',
  sending: 'Menyimpan…',
  done: 'Produk diberikan',
  linkSent: (address: string) => `Tautan sedang dikirim ke ${address}`,
  failed: 'Produk belum diberikan. Coba sekali lagi.',
};

export const unclaimedCopy = {
  count: (total: string) => `${total} pembelian tamu belum dibuka lewat email`,
  newest: (shown: number) => `Yang ditampilkan ${shown} terbaru. Lainnya bisa dicari di daftar pesanan.`,
  resend: 'Kirim ulang tautan',
  sending: 'Mengirim…',
  sent: (address: string) => `Tautan dikirim ke ${address}`,
  notSent: 'Tautan belum terkirim. Coba sekali lagi.',
};
