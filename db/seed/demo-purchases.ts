import { rupiah } from '#shared/money.ts';

/**
 * What the demo buyer does through the real checkout, in this order. The keys are fixed, so that a start
 * that was cut short repeats the same calls and gets the same results.
 */
export const demoPurchases = {
  top_up: { amount: rupiah(2_000_000), idempotency_key: 'demo-top-up' },
  slugs: ['kelas-prompt-pemilik-usaha', 'foto-produk-satu-sore', 'webinar-membaca-laporan-keuangan'],
} as const;

/** What the wallet of the demo buyer holds when all of it is done. */
export const DEMO_BALANCE = rupiah(1_275_000);
