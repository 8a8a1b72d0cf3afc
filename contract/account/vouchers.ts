import { z } from 'zod';
import { inputCopy } from '#messages/input.ts';
import { endpoint } from '../endpoint.ts';
import { senField, timestamp } from '../fields.ts';
import { WALLET_DISPUTED } from './wallet.ts';

export const redeemVoucher = endpoint({
  method: 'post',
  path: '/api/vouchers/redeem',
  summary: 'Credit what a voucher code is worth, once per user',
  tag: 'Wallet',
  role: 'user',
  idempotency: 'required',
  // Too slow for guessing codes, with one account or many.
  rate_limit: { name: 'voucher', points: 10, seconds: 900, address_points: 30 },
  body: z.object({
    code: z
      .string()
      .trim()
      .min(1, { error: () => inputCopy.voucherCode })
      .max(80, { error: () => inputCopy.voucherCodeTooLong })
      .meta({ description: 'Small letters, spaces and dashes do not matter.' }),
  }),
  output: z.object({ amount_bigint: senField, balance_bigint: senField }),
  refusals: {
    VOUCHER_UNKNOWN: {
      status: 404,
      message: {
        id: 'Kode ini tidak kami kenal. Periksa kembali penulisannya.',
        en: 'We do not know this code. Please check its spelling.',
      },
    },
    VOUCHER_NOT_STARTED: {
      status: 409,
      message: { id: 'Voucher ini belum berlaku.', en: 'This voucher is not valid yet.' },
      details: z.object({ starts_at: timestamp }),
    },
    VOUCHER_EXPIRED: {
      status: 410,
      message: { id: 'Masa berlaku voucher ini sudah habis.', en: 'This voucher has expired.' },
    },
    VOUCHER_USED_UP: {
      status: 409,
      message: { id: 'Voucher ini sudah habis dipakai.', en: 'This voucher has been used up.' },
    },
    VOUCHER_ALREADY_USED: {
      status: 409,
      message: { id: 'Anda sudah pernah memakai voucher ini.', en: 'You have already used this voucher.' },
    },
    WALLET_INACTIVE: {
      status: 409,
      message: { id: 'Dompet ini sedang dibekukan. Hubungi kami.', en: 'This wallet is frozen. Contact us.' },
    },
    WALLET_DISPUTED,
  },
  failures: { UNEXPECTED: { id: 'Saldo belum dapat ditambahkan', en: 'Failed to add credits' } },
});
export type RedeemedVoucher = z.output<typeof redeemVoucher.output>;
