/** Whom an invoice names when it is not for a person. */
export interface Company {
  readonly name: string;
  /** Sixteen digits. */
  readonly npwp: string;
  readonly address: string;
}

export const MAX_COMPANY_NAME = 200;
export const MAX_COMPANY_ADDRESS = 500;

/** The digits of an NPWP as people type it (`01.234.567.8-901.2345`); null unless there are sixteen and not only zeros. */
export function parseNpwp(typed: string): string | null {
  const digits = typed.replace(/[\s.-]/g, '');
  return /^\d{16}$/.test(digits) && !/^0+$/.test(digits) ? digits : null;
}

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
