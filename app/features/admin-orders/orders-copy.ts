import type { AdminOrderDetails } from '#contract/admin/orders.ts';
import { formatCount, formatRupiah, type Rupiah, type Sen, toRupiah } from '#shared/money.ts';
import { type OrderStatus, orderStatuses } from '#shared/orders.ts';
import { shortId } from '#shared/short-id.ts';

export const ordersCopy = {
  title: 'Orders Management',
  search: 'ID order, nama, atau e-mail',
  failed: 'Failed to load orders',
  none: { title: 'Belum ada order', hint: 'Setiap pembelian muncul di sini begitu saldonya terpotong.' },
  noMatch: { title: 'Tidak ada order yang cocok', hint: 'Ubah kata pencarian atau saringannya.' },
  csv: 'CSV',
  give: 'Beri produk',
  open: 'Lihat',
  missing: { title: 'Order tidak ditemukan', hint: 'Mungkin alamatnya terpotong saat disalin.' },
} as const;

export const statusOptions: Readonly<Record<string, string>> = Object.fromEntries(
  orderStatuses.map((status) => [status, status]),
);

export const detailCopy = {
  title: (id: string) => `Order ${shortId(id)}`,
  status: 'Ubah status',
  updated: (status: OrderStatus) => `Order status updated to ${status}`,
  failed: 'Failed to update order status',
  items: 'Isi order',
  total: 'Total',
  free: 'Gratis',
  gifts: (count: number) => `${count} menjadi kode hadiah`,
  money: 'Mutasi ledger',
  noMoney: 'Tidak ada uang yang berpindah untuk order ini.',
  timeline: 'Linimasa',
  metadata: 'Metadata',
  facts: {
    customer: 'Customer',
    method: 'Metode',
    invoice: 'Invoice',
    noInvoice: 'Tidak ada, tanpa pembayaran',
    makeInvoice: 'Unduh PDF',
    refundable: 'Masih dapat dikembalikan',
    updated: 'Diperbarui',
    id: 'ID lengkap',
  },
  receipt: 'Kirim ulang struk',
  sending: 'Mengirim…',
  sent: (address: string) => `Struk dikirim ke ${address}`,
  notSent: 'Struk belum terkirim. Coba sekali lagi.',
  refund: 'Kembalikan dana',
} as const;

export const eventLabels: Readonly<Record<AdminOrderDetails['events'][number]['kind'], string>> = {
  ordered: 'Order dibuat',
  paid: 'Dibayar dari saldo',
  invoiced: 'Invoice terbit',
  refunded: 'Dana dikembalikan',
  refund_requested: 'Pembeli meminta refund',
  refund_approved: 'Permintaan refund disetujui',
  refund_rejected: 'Permintaan refund ditolak',
  refund_withdrawn: 'Permintaan refund ditarik',
  status_changed: 'Status diubah admin',
  receipt_resent: 'Struk dikirim ulang',
  granted: 'Diberikan admin',
};

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

/** A refund is split over the payments that funded the order (DECISIONS 57). */
function sharesWords(shares: AdminOrderDetails['refundable_payments']): string {
  if (shares.length === 0)
    return 'Tidak ada pembayaran yang dapat menerima dana order ini; pilih saldo wallet.';
  const each = shares.map(({ id, refundable_bigint }) => `${money(refundable_bigint)} ke ${shortId(id)}`);
  return `Sekali kirim ke satu pembayaran, paling banyak ${each.join(', ')}. Selebihnya, misalnya dari voucher, hanya ke saldo.`;
}

export const refundCopy = {
  title: 'Kembalikan dana',
  hint: (left: Sen) => `Paling banyak ${money(left)} untuk order ini.`,
  amount: 'Jumlah (Rp)',
  method: 'Kembali ke',
  wallet: 'Saldo wallet',
  gateway: 'Pembayaran asal',
  gatewayHint: (shares: AdminOrderDetails['refundable_payments']) =>
    `${sharesWords(shares)} Order menjadi refunded setelah uangnya benar-benar berangkat dari gateway.`,
  walletHint: 'Masuk ke saldo pembeli saat ini juga.',
  ends: 'Akhiri juga aksesnya',
  endsHint:
    'Kalau seluruh dana kembali, akses selalu berakhir. Pada langganan itu berlaku untuk periode yang berjalan.',
  reason: 'Alasan',
  send: 'Kembalikan dana',
  sending: 'Memproses…',
  zero: 'The amount must be more than Rp 0.',
  walletUnread: 'The wallet of the buyer could not be read, so nothing was posted. Try again.',
  confirm: (amount: Rupiah, name: string) => `Refund ${formatRupiah(amount)} to ${name}?`,
  confirmAction: 'Post refund',
  confirmWallet: 'The money is in the wallet at once.',
  confirmGateway: 'The gateway is asked to send the money; the wallet stays as it is.',
  failed: 'Failed to process refund',
  done: (amount: Rupiah) => `${formatRupiah(amount)} dikembalikan ke saldo`,
  doneWhole: 'Order status updated to refunded',
  onItsWay: (amount: Rupiah) => `${formatRupiah(amount)} sedang dikembalikan lewat gateway`,
} as const;

export const pickerCopy = {
  label: 'Produk',
  placeholder: 'Cari judul produk',
  found: 'Produk yang ditemukan',
  searching: 'Mencari…',
  nothing: 'Tidak ada produk dengan kata itu.',
  more: (left: number) => `${formatCount(left)} produk lain. Ketik untuk mempersempit.`,
  failed: 'Pencarian gagal. Ketik lagi untuk mencoba.',
} as const;

export const grantCopy = {
  title: 'Beri produk',
  hint: 'Menjadi order Rp 0 atas nama penerimanya, lengkap dengan struk dan catatan audit.',
  recipient: 'Recipient',
  recipientMissing: 'Choose who gets it.',
  noAccount: (address: string) =>
    `${address} has no account. A gift code is mailed there; whoever opens it signs up and redeems it.`,
  invite: (address: string) => `No account has this address. Mail a gift code to ${address}`,
  choose: 'Pilih produk',
  reason: 'Alasan',
  send: 'Beri produk',
  sending: 'Menyimpan…',
  done: 'Produk diberikan',
  giftSent: (address: string) => `Gift code is on its way to ${address}`,
  failed: 'Produk belum diberikan. Coba sekali lagi.',
} as const;
