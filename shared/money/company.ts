import { plainDigits } from '../language/typed-text.ts';

export interface Company {
  readonly name: string;
  readonly npwp: string;
  readonly address: string;
}

export const MAX_COMPANY_NAME = 200;
export const MAX_COMPANY_ADDRESS = 500;

/** A taxpayer and six digits of a place of business (NITKU), as copied from Coretax. */
const BRANCH = /^\d{22}$/;

/** The fifteen digits of before 2024 get a leading 0. Null for other lengths, or only zeros. */
export function parseNpwp(typed: string): string | null {
  const digits = digitsOf(typed).replace(/^(?=\d{15}$)/, '0');
  return /^\d{16}$/.test(digits) && !/^0+$/.test(digits) ? digits : null;
}

export const isBranchNumber = (typed: string): boolean => BRANCH.test(digitsOf(typed));

const digitsOf = (typed: string): string =>
  plainDigits(typed)
    .replace(/^npwp\b:?/i, '')
    .replace(/[\s.-]/g, '');

/** Null: the person; undefined: as the account has it. */
export function chosenCompany({
  company,
  invoice_to,
}: {
  readonly company?: Company | undefined;
  readonly invoice_to?: 'person' | undefined;
}): Company | null | undefined {
  return company ?? (invoice_to === 'person' ? null : undefined);
}
