import type * as id from '../id/documents.ts';

export const documentCopy: typeof id.documentCopy = {
  from: 'From',
  to: 'To',
  facts: 'Details',
  date: 'Date',
};

export const invoiceCopy: typeof id.invoiceCopy = {
  kind: 'Invoice',
  paidWith: 'Paid with',
  balance: (seller) => `${seller} balance`,
  order: 'Order',
  total: 'Total, paid',
  valid: 'This invoice was generated electronically and is valid without a signature.',
  questions: (email) => `Questions about this invoice: ${email}`,
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
