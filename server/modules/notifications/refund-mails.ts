import type { Mailer } from '#server/platform/mailer.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import type { RefundDestination } from '#shared/refunds.ts';
import { composeMail } from './mail-layout.ts';

export interface RefundNoticeFacts {
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly reason: string;
  readonly order_id: string;
}

/** Notifies the team of a refund request. */
export function sendRefundNotice(mailer: Mailer, to: string, facts: RefundNoticeFacts): Promise<void> {
  const mail = composeMail({
    subject: `Pengajuan pengembalian dana: ${facts.title.slice(0, 80)}`,
    greeting: 'Halo Tim,',
    paragraphs: ['Ada pengajuan pengembalian dana yang menunggu keputusan.', `Alasan:\n${facts.reason}`],
    rows: [
      { label: 'Pembeli', value: facts.full_name },
      { label: 'Produk', value: facts.title },
      { label: 'Jumlah', value: formatRupiah(facts.amount) },
      { label: 'Nomor pesanan', value: facts.order_id },
    ],
  });
  return mailer.send({ to, ...mail });
}

export interface RefundDecisionMailFacts {
  readonly to: string;
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly status: string;
  /** Destination of the money. */
  readonly destination: RefundDestination;
  /** By staff; may be empty. */
  readonly note: string;
  readonly order_url: string;
}

const approvedSubject: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) => `Dana ${amount} sudah kembali ke saldo Anda`,
  original_payment: (amount) => `Dana ${amount} kami kirim ke pembayaran asal Anda`,
};
const approvedText: Readonly<Record<RefundDestination, (amount: string) => string>> = {
  wallet: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} sudah masuk ke saldo, dan akses ke produk ini berakhir.`,
  original_payment: (amount) =>
    `Pengajuan Anda kami setujui. ${amount} kami kirim ke pembayaran asal dan sampai dalam beberapa hari kerja; bila ditolak di sana, dananya masuk ke saldo Anda. Akses ke produk ini berakhir.`,
};

export type RefundReceivedFacts = Pick<
  RefundDecisionMailFacts,
  'to' | 'full_name' | 'title' | 'amount' | 'order_url'
>;

/** Confirms a refund request to the buyer. */
export function sendRefundReceived(mailer: Mailer, facts: RefundReceivedFacts): Promise<void> {
  const mail = composeMail({
    subject: 'Pengajuan pengembalian dana Anda kami terima',
    greeting: `Halo ${facts.full_name},`,
    paragraphs: [
      'Kami akan memeriksanya dan mengabari Anda lewat e-mail begitu diputuskan.',
      'Yang menentukan adalah keadaan saat keputusan dibuat: berkas yang diunduh atau materi yang dibuka sementara itu ikut dihitung.',
    ],
    rows: [
      { label: 'Produk', value: facts.title },
      { label: 'Jumlah', value: formatRupiah(facts.amount) },
    ],
    button: { label: 'Lihat pesanan', url: facts.order_url },
  });
  return mailer.send({ to: facts.to, ...mail });
}

/** Sends the decision to the buyer. */
export function sendRefundDecision(mailer: Mailer, facts: RefundDecisionMailFacts): Promise<void> {
  const isApproved = facts.status === 'approved';
  const amount = formatRupiah(facts.amount);
  const mail = composeMail({
    subject: isApproved ? approvedSubject[facts.destination](amount) : 'Pengajuan pengembalian dana Anda',
    greeting: `Halo ${facts.full_name},`,
    paragraphs: [
      isApproved
        ? approvedText[facts.destination](amount)
        : 'Pengajuan Anda sudah kami periksa dan tidak dapat kami setujui.',
      ...(facts.note === '' ? [] : [`Catatan dari kami:\n${facts.note}`]),
    ],
    rows: [
      { label: 'Produk', value: facts.title },
      { label: 'Jumlah', value: amount },
    ],
    button: { label: 'Lihat pesanan', url: facts.order_url },
  });
  return mailer.send({ to: facts.to, ...mail });
}
