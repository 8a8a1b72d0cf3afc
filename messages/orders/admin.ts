import { inLanguage } from '#shared/language/language.ts';
import { formatRupiah, type Rupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type { OrderStatus } from '#shared/shop/orders.ts';
import { shortId } from '#shared/short-id.ts';
import { orderStatusLabels } from './status.ts';

const money = (amount: Sen) => formatRupiah(toRupiah(amount));

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

function englishSharesWords(shares: readonly PaymentShare[]): string {
  if (shares.length === 0) return 'No payment can receive the money of this order; choose the wallet.';
  const each = shares.map(({ id, refundable_bigint }) => `${money(refundable_bigint)} to ${shortId(id)}`);
  return `One payment at a time, at most ${each.join(', ')}. The rest, for example from vouchers, can only go to the wallet.`;
}

export const ordersCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Orders Management',
    list: 'List of orders',
    table: 'Orders',
    count: (count) => `${count} ${count === '1' ? 'order' : 'orders'}`,
    search: 'Order ID, name, or email',
    failed: 'Failed to load orders',
    columns: {
      customer: 'Customer',
      total: 'Total',
      status: 'Status',
      items: 'Order',
      created: 'Created',
    },
    none: { title: 'No orders yet', hint: 'Each purchase appears here as soon as it is paid.' },
    noMatch: 'No orders match',
    csv: 'CSV',
    give: 'Grant a product',
    grants: 'Grants',
    openOrder: (id) => `View: order ${shortId(id)}`,
    pageTitle: 'Order',
    missing: { title: 'Order not found', hint: 'The address may have been cut short when it was copied.' },
  },
});

export const detailCopy = inLanguage({
  id: {
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
  },
  en: {
    title: (id) => `Order ${shortId(id)}`,
    status: 'Change status',
    updated: (status) => `Order status updated to ${status}`,
    failed: 'Failed to update order status',
    items: 'Items',
    gifts: (count) => `${count} as gift ${count === 1 ? 'code' : 'codes'}`,
    owned: 'Already owned by the buyer',
    money: 'Ledger entries',
    noMoney: 'No money moved for this order.',
    balance: (amount) => `balance ${money(amount)}`,
    timeline: 'Timeline',
    metadata: 'Metadata',
    facts: {
      customer: 'Customer',
      method: 'Method',
      subscription: 'Subscription',
      payment: 'Payment',
      invoice: 'Invoice',
      creditNotes: 'Credit notes',
      noInvoice: 'None, nothing was paid',
      makeInvoice: 'Download PDF',
      refundable: 'Still refundable',
      updated: 'Updated',
      id: 'Full ID',
    },
    receipt: 'Resend receipt',
    sending: 'Sending…',
    sent: (address) => `Receipt sent to ${address}`,
    notSent: 'The receipt was not sent. Try again.',
    refund: 'Refund',
  },
});

export const eventLabels = inLanguage({
  id: {
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
  },
  en: {
    ordered: 'Order placed',
    paid: 'Paid',
    invoiced: 'Invoice issued',
    credited: 'Credit note issued',
    refunded: 'Refunded',
    refund_requested: 'Buyer asked for a refund',
    refund_approved: 'Refund request approved',
    refund_rejected: 'Refund request rejected',
    refund_withdrawn: 'Refund request withdrawn',
    status_changed: 'Status changed by an admin',
    receipt_resent: 'Receipt resent',
    granted: 'Granted by an admin',
  },
});

export const refundCopy = inLanguage({
  id: {
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
  },
  en: {
    title: 'Refund',
    hint: (left) => `At most ${money(left)} for this order.`,
    amount: 'Amount',
    method: 'Refund to',
    wallet: 'Wallet balance',
    gateway: 'Original payment',
    gatewayHint: (shares) =>
      `${englishSharesWords(shares)} The order becomes refunded once the money has really left the gateway.`,
    walletHint: "It goes to the buyer's balance at once.",
    ends: 'End access as well',
    endsHint: 'A full refund always ends access. For subscriptions, this means the current period.',
    reason: 'Reason',
    send: 'Refund',
    sending: 'Processing…',
    walletUnread: "The buyer's wallet could not be read, so nothing was posted. Try again.",
    confirm: (amount, name) => `Refund ${formatRupiah(amount)} to ${name}?`,
    confirmAction: 'Post refund',
    confirmWallet: 'The money goes to the wallet at once.',
    confirmGateway: 'The gateway is asked to send the money; the wallet stays as it is.',
    failed: 'Failed to process refund',
    done: (amount) => `${formatRupiah(amount)} refunded to the balance`,
    doneWhole: 'Order status updated to refunded',
    onItsWay: (amount) => `${formatRupiah(amount)} is being refunded by the gateway`,
  },
});

export const grantCopy = inLanguage({
  id: {
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
  },
  en: {
    product: 'Product',
    title: 'Grant a product',
    hint: 'Creates a Rp 0 order for the recipient, emails them, and is kept in the audit log. It does not count as a sale.',
    recipient: 'Recipient',
    recipientMissing: 'Choose who gets it.',
    days: 'Days',
    daysHint: 'The subscription ends after this many days, without a charge.',
    noAccount: (address) =>
      `${address} has no account yet. The product waits for them; the link we email opens it without a password.`,
    invite: (address) => `No account has this address. Email a link to ${address}`,
    choose: 'Choose a product',
    reason: 'Reason',
    send: 'Grant product',
    sending: 'Saving…',
    done: 'Product granted',
    linkSent: (address) => `A link is on its way to ${address}`,
    failed: 'The product was not granted. Try again.',
  },
});

export const unclaimedCopy = inLanguage({
  id: {
    count: (total: string) => `${total} pembelian tamu belum dibuka lewat email`,
    newest: (shown: number) => `Yang ditampilkan ${shown} terbaru. Lainnya bisa dicari di daftar pesanan.`,
    resend: 'Kirim ulang tautan',
    sending: 'Mengirim…',
    sent: (address: string) => `Tautan dikirim ke ${address}`,
    notSent: 'Tautan belum terkirim. Coba sekali lagi.',
  },
  en: {
    count: (total) => `${total} guest ${total === '1' ? 'purchase' : 'purchases'} not opened by email yet`,
    newest: (shown) => `These are the newest ${shown}. Others can be searched for in the list of orders.`,
    resend: 'Resend link',
    sending: 'Sending…',
    sent: (address) => `Link sent to ${address}`,
    notSent: 'The link was not sent. Try again.',
  },
});
