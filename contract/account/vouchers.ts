import { z } from 'zod';
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
      .min(1, 'Masukkan kode voucher Anda.')
      .max(80, 'Kode voucher tidak sepanjang itu.')
      .meta({ description: 'Small letters, spaces and dashes do not matter.' }),
  }),
  output: z.object({ amount_bigint: senField, balance_bigint: senField }),
  refusals: {
    VOUCHER_UNKNOWN: { status: 404, message: 'Kode ini tidak kami kenal. Periksa kembali penulisannya.' },
    VOUCHER_NOT_STARTED: {
      status: 409,
      message: 'Voucher ini belum berlaku.',
      details: z.object({ starts_at: timestamp }),
    },
    VOUCHER_EXPIRED: { status: 410, message: 'Masa berlaku voucher ini sudah habis.' },
    VOUCHER_USED_UP: { status: 409, message: 'Voucher ini sudah habis dipakai.' },
    VOUCHER_ALREADY_USED: { status: 409, message: 'Anda sudah pernah memakai voucher ini.' },
    WALLET_INACTIVE: { status: 409, message: 'Dompet ini sedang dibekukan. Hubungi kami.' },
    WALLET_DISPUTED,
  },
  failures: { UNEXPECTED: 'Failed to add credits' },
});
