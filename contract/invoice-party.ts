import { z } from 'zod';
import { inputCopy } from '#messages/input.ts';
import { MAX_COMPANY_ADDRESS, MAX_COMPANY_NAME, parseNpwp } from '#shared/money/company.ts';
import { oneLine } from '#shared/text/control-characters.ts';

/** `name` is read when something is wrong: then there is a language to say it in. */
const named = (name: () => string, maximum: number) =>
  z
    .string({ error: () => inputCopy.lineRequired(name()) })
    .overwrite(oneLine)
    .trim()
    .min(1, { error: () => inputCopy.lineRequired(name()) })
    .max(maximum, { error: () => inputCopy.lineTooLong(name()) });

const npwp = z.string({ error: () => inputCopy.npwp }).transform((typed, context) => {
  const digits = parseNpwp(typed);
  if (digits !== null) return digits;
  context.addIssue({ code: 'custom', message: inputCopy.npwp });
  return z.NEVER;
});

/** A company that invoices are for. */
export const company = z
  .object({
    name: named(() => inputCopy.lines.companyName, MAX_COMPANY_NAME),
    npwp: npwp.meta({ description: 'Sixteen digits; dots, dashes and spaces are left out.' }),
    address: named(() => inputCopy.lines.companyAddress, MAX_COMPANY_ADDRESS),
  })
  .meta({ id: 'Company' });

/** Of a purchase: whom its invoice is for. */
export const invoiceParty = {
  company: company.optional().meta({
    description: 'The company that the invoice is for; kept on the account of who is signed in.',
  }),
  invoice_to: z.enum(['person']).optional().meta({
    description: '`person`: not for the company that the account keeps. Only without `company`.',
  }),
} as const;
