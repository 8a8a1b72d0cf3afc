import type * as id from '../id/documents.ts';

export const documentCopy: typeof id.documentCopy = {
  from: 'From',
  to: 'To',
  facts: 'Details',
  date: 'Date',
  npwp: (digits) => `NPWP ${digits}`,
  otherLetters:
    'The buyer’s name is not in Latin letters, so this document gives the email address. Write the name in Latin letters in the profile for the next one.',
};

export const invoiceCopy: typeof id.invoiceCopy = {
  kind: 'Invoice',
  payment: 'Payment',
  order: 'Order',
  total: 'Total, paid',
  valid: 'This invoice was generated electronically and is valid without a signature.',
  questions: (email) => `Questions about this invoice: ${email}`,
};

/** The tax inside an amount. */
export const taxCopy: typeof id.taxCopy = {
  base: 'Price before tax (DPP)',
  part: (numerator, denominator) => `Tax base, other value (${numerator}/${denominator})`,
  tax: (percent) => `VAT (PPN) ${percent}%`,
};

export const creditNoteCopy: typeof id.creditNoteCopy = {
  kind: 'Credit note',
  invoice: 'For invoice',
  order: 'Order',
  refunded: (titles) => `Refund: ${titles}`,
  total: 'Total, refunded',
  reason: (reason) => `Reason: ${reason}`,
  valid: 'This credit note was generated electronically and is valid without a signature.',
  questions: (email) => `Questions about this credit note: ${email}`,
};

export const topUpReceiptCopy: typeof id.topUpReceiptCopy = {
  kind: 'Receipt',
  through: 'Received through',
  topUp: (brand) => `${brand} balance top-up`,
  total: 'Received',
  payment: (id) => `Payment ${id}`,
  notInvoice: 'This receipt is not an invoice. Invoices are issued when the balance is spent on a product.',
};

export const certificateCopy: typeof id.certificateCopy = {
  fileTitle: (number, course) => `Certificate ${number}: ${course}`,
  title: 'Certificate of completion',
  givenTo: 'awarded to',
  completed: (brand) => `who has completed every lesson of the ${brand} class`,
  number: 'Number',
  consultant: 'Consultant',
  verify: 'Verify it at',
};

/** On every page of a downloaded PDF. */
export const stampCopy = {
  line: ({ name, email, order }: { name: string; email: string; order: string | null }) =>
    [
      `Copy for ${name || email}`,
      ...(name === '' ? [] : [email]),
      ...(order === null ? [] : [`order ${order}`]),
    ].join(' · '),
};
