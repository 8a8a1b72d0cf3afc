import { rupiah } from '#shared/money.ts';

/**
 * What the demo buyer does through the real checkout, in this order. The keys are fixed, so that a start
 * that was cut short repeats the same calls and gets the same results.
 */
export const demoPurchases = {
  top_up: { amount: rupiah(2_349_000), idempotency_key: 'demo-top-up' },
  /** One that is paid by the month, and one that is still tried. */
  subscriptions: [
    { slug: 'asisten-balas-chat', plan: 'monthly', with_trial: false },
    { slug: 'laporan-pagi-a', plan: 'monthly', with_trial: true },
  ],
  slugs: ['kelas-prompt-pemilik-usaha', 'foto-produk-satu-sore', 'webinar-membaca-laporan-keuangan'],
} as const;

/** What the wallet of the demo buyer holds when all of it is done. */
export const DEMO_BALANCE = rupiah(1_275_000);
