import type { Mailer } from '#server/platform/mailer.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import { intentReason } from '#shared/purchase-intents.ts';
import { composeMail } from './mail-layout.ts';

export interface IntentCancelledFacts {
  readonly to: string;
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  /** Refusal code. */
  readonly reason: string;
  readonly billing_url: string;
}

/** Tells a buyer that a pending purchase failed and where the money is. */
export function sendIntentCancelled(mailer: Mailer, facts: IntentCancelledFacts): Promise<void> {
  const mail = composeMail({
    subject: 'Pembelian Anda tidak jadi dilanjutkan',
    greeting: `Halo ${facts.full_name},`,
    paragraphs: [
      `Saldo Anda sudah kami terima, tetapi pembelian di bawah ini kami batalkan karena ${intentReason(facts.reason)}.`,
      'Tidak ada yang dipotong: seluruh saldo tetap di dompet Anda dan bisa dipakai kapan saja.',
    ],
    rows: [
      { label: 'Pembelian', value: facts.title },
      { label: 'Harga saat itu', value: formatRupiah(facts.amount) },
    ],
    button: { label: 'Lihat saldo', url: facts.billing_url },
  });
  return mailer.send({ to: facts.to, ...mail });
}
