import { z } from 'zod';
import { discountInputCopy as problems } from '#messages/discounts.ts';
import { plainLine } from '#shared/language/typed-text.ts';

/** What somebody types: capital letters and digits. It is compared without spaces and dashes. */
const typed = z.string().overwrite((code) =>
  plainLine(code)
    .toUpperCase()
    .replace(/[\s"'-]|\.$/g, ''),
);

export const newDiscountCode = typed.regex(/^[A-Z0-9]{3,40}$/, { error: () => problems.code });
/** Money itself, so longer. */
export const newVoucherCode = typed.regex(/^[A-Z0-9]{4,40}$/, { error: () => problems.voucherCode });
/** What the random codes of a batch begin with. */
export const codePrefix = typed.regex(/^[A-Z0-9]{0,12}$/, { error: () => problems.prefix });
