import { plainDigits } from '../language/typed-text.ts';

/** Whom an invoice names when it is not for a person. */
export interface Company {
  readonly name: string;
  /** Sixteen digits. */
  readonly npwp: string;
  readonly address: string;
}

export const MAX_COMPANY_NAME = 200;
export const MAX_COMPANY_ADDRESS = 500;

/** What somebody copied from Coretax: a taxpayer and six digits of a place of business (NITKU). */
const BRANCH = /^\d{22}$/;

/**
 * The sixteen digits of an NPWP as people type it. The fifteen of before 2024 (`01.234.567.8-901.000`) have a 0 in front
 * since then. Null when there are others, or only zeros.
 */
export function parseNpwp(typed: string): string | null {
  const digits = digitsOf(typed).replace(/^(?=\d{15}$)/, '0');
  return /^\d{16}$/.test(digits) && !/^0+$/.test(digits) ? digits : null;
}

export const isBranchNumber = (typed: string): boolean => BRANCH.test(digitsOf(typed));

const digitsOf = (typed: string): string =>
  plainDigits(typed)
    .replace(/^npwp\b:?/i, '')
    .replace(/[\s.-]/g, '');

/** What a purchase says of its invoice: null to the person, undefined as the account has it. */
export function chosenCompany({
  company,
  invoice_to,
}: {
  readonly company?: Company | undefined;
  readonly invoice_to?: 'person' | undefined;
}): Company | null | undefined {
  return company ?? (invoice_to === 'person' ? null : undefined);
}
