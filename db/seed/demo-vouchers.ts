import type { NewVoucher } from '#server/modules/vouchers/index.ts';
import { rupiah } from '#shared/money.ts';

/** Codes to try out; only a development installation hints at the first two. */
export const demoVouchers: readonly NewVoucher[] = [
  { code: 'FAJAR50', amount: rupiah(50_000), note: 'Contoh: setiap pengguna satu kali' },
  { code: 'SEKALI25', amount: rupiah(25_000), max_uses: 1, note: 'Contoh: satu kali saja' },
  {
    code: 'MUSIMLALU',
    amount: rupiah(100_000),
    starts_at: new Date('2026-01-01T00:00:00+07:00'),
    expires_at: new Date('2026-02-01T00:00:00+07:00'),
    note: 'Contoh: sudah kedaluwarsa',
  },
];

/** Codes that a development installation hints at where they can be redeemed; nowhere else. */
export function demoCodes(environment: string): readonly string[] {
  return environment === 'development' ? ['FAJAR50', 'SEKALI25'] : [];
}
