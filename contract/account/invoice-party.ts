import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { isBranchNumber, MAX_COMPANY_ADDRESS, MAX_COMPANY_NAME, parseNpwp } from '#shared/money/company.ts';
import { visibleText } from '../typed-text.ts';

/** `name` is a function, because the language is known only when a problem is reported. */
const line = (name: () => string, maximum: number) =>
  visibleText(() => inputCopy.lineRequired(name())).max(maximum, {
    error: () => inputCopy.lineTooLong(name()),
  });

const npwp = z.string({ error: () => inputCopy.npwp }).transform((typed, context) => {
  const digits = parseNpwp(typed);
  if (digits !== null) return digits;
  context.addIssue({
    code: 'custom',
    message: isBranchNumber(typed) ? inputCopy.npwpBranch : inputCopy.npwp,
  });
  return z.NEVER;
});

export const company = z
  .object({
    name: line(() => inputCopy.lines.companyName, MAX_COMPANY_NAME),
    npwp: npwp.meta({
      description:
        'Sixteen digits; dots, dashes and spaces are left out. The fifteen of older papers get a 0 in front.',
    }),
    address: line(() => inputCopy.lines.companyAddress, MAX_COMPANY_ADDRESS),
  })
  .meta({ id: 'Company' });

export const invoiceParty = {
  company: company.optional().meta({
    description: 'The company that the invoice is for; kept on the account of who is signed in.',
  }),
  invoice_to: z.enum(['person']).optional().meta({
    description: '`person`: not for the company that the account keeps. Only without `company`.',
  }),
} as const;
