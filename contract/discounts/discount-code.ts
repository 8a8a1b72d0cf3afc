import { z } from 'zod';
import { senField } from '../fields.ts';
import { typedLine } from '../typed-text.ts';

export const discountCode = typedLine
  .min(1)
  .meta({ description: 'Of a discount. Small letters, spaces and dashes do not matter.' });

/**
 * Unknown codes, codes not begun and codes of others get one answer, so that none can be guessed. `DISCOUNT_IN_USE`:
 * unpaid purchases have reserved its last uses, for half an hour at most. `DISCOUNT_OWN_CODE`: a referral code is for others
 * than its owner.
 */
export const discountRefusals = {
  DISCOUNT_UNKNOWN: { status: 404 },
  DISCOUNT_IN_USE: { status: 409 },
  DISCOUNT_ENDED: { status: 409 },
  DISCOUNT_USED_UP: { status: 409 },
  DISCOUNT_NOT_FOR_THESE: { status: 409 },
  DISCOUNT_ALREADY_USED: { status: 409 },
  DISCOUNT_OWN_CODE: { status: 409 },
  DISCOUNT_FIRST_PURCHASE: { status: 409 },
  DISCOUNT_MINIMUM: { status: 409, details: z.object({ minimum_bigint: senField }) },
} as const;
