import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { accountApi } from '../endpoint.ts';
import { senField, timestamp } from '../fields.ts';
import { typedLine } from '../typed-text.ts';
import { WALLET_DISPUTED } from '../wallet/wallet.ts';

export const redeemVoucher = accountApi('Wallet').post('/api/vouchers/redeem', {
  summary: 'Credit what a voucher code is worth, once per user',
  idempotency: 'required',
  // Slows the guessing of codes, from one account or many.
  rate_limit: { name: 'voucher', points: 10, seconds: 900, address_points: 30 },
  body: z.object({
    code: typedLine
      .min(1, { error: () => inputCopy.voucherCode })
      .max(80, { error: () => inputCopy.voucherCodeTooLong })
      .meta({ description: 'Small letters, spaces and dashes do not matter.' }),
  }),
  output: z.object({ amount_bigint: senField, balance_bigint: senField }),
  refusals: {
    VOUCHER_UNKNOWN: { status: 404 },
    VOUCHER_NOT_STARTED: {
      status: 409,
      details: z.object({ starts_at: timestamp }),
    },
    VOUCHER_EXPIRED: { status: 410 },
    VOUCHER_USED_UP: { status: 409 },
    VOUCHER_ALREADY_USED: { status: 409 },
    WALLET_INACTIVE: { status: 409 },
    WALLET_DISPUTED,
  },
  failures: { UNEXPECTED: { sentence: 'CREDIT_NOT_ADDED' } },
});
export type RedeemedVoucher = z.output<typeof redeemVoucher.output>;
