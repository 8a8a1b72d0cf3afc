import type { Mailer } from '#server/platform/mailer.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import { composeMail } from './mail-layout.ts';

export interface RefundNoticeFacts {
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly reason: string;
  readonly order_id: string;
}

/** Tells the team that somebody wants money back, and why. */
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
  /** The team's words; may be empty. */
  readonly note: string;
  readonly order_url: string;
}

/** Tells the buyer what was decided. */
export function sendRefundDecision(mailer: Mailer, facts: RefundDecisionMailFacts): Promise<void> {
  const isApproved = facts.status === 'approved';
  const amount = formatRupiah(facts.amount);
  const mail = composeMail({
    subject: isApproved ? `Dana ${amount} sudah kembali ke saldo Anda` : 'Pengajuan pengembalian dana Anda',
    greeting: `Halo ${facts.full_name},`,
    paragraphs: [
      isApproved
        ? `Pengajuan Anda kami setujui. ${amount} sudah masuk ke saldo, dan akses ke produk ini berakhir.`
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
