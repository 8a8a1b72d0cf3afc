import { z } from 'zod';
import { discountInputCopy as problems } from '#messages/discounts/discounts.ts';
import { plainLine } from '#shared/language/typed-text.ts';

/** Codes are compared without spaces and dashes, in capital letters and digits. */
const typed = z.string().overwrite((code) =>
  plainLine(code)
    .toUpperCase()
    .replace(/[\s"'-]|\.$/g, ''),
);

export const newDiscountCode = typed.regex(/^[A-Z0-9]{3,40}$/, { error: () => problems.code });
/** Longer than a discount code, because a voucher is money. */
export const newVoucherCode = typed.regex(/^[A-Z0-9]{4,40}$/, { error: () => problems.voucherCode });
export const codePrefix = typed.regex(/^[A-Z0-9]{0,12}$/, { error: () => problems.prefix });
