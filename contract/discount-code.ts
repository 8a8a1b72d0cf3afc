import { z } from 'zod';
import { senField } from './fields.ts';

export const discountCode = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .meta({ description: 'Of a discount. Small letters, spaces and dashes do not matter.' });

/**
 * Unknown, ended, used up and not for this buyer are one answer, so that codes can not be guessed. `DISCOUNT_IN_USE`: its
 * last uses are reserved by purchases that nobody has paid yet; they end within half an hour.
 */
export const discountRefusals = {
  DISCOUNT_UNKNOWN: { status: 404 },
  DISCOUNT_IN_USE: { status: 409 },
  DISCOUNT_NOT_FOR_THESE: { status: 409 },
  DISCOUNT_ALREADY_USED: { status: 409 },
  DISCOUNT_FIRST_PURCHASE: { status: 409 },
  DISCOUNT_MINIMUM: { status: 409, details: z.object({ minimum_bigint: senField }) },
} as const;
