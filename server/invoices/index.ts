/**
 * Invoices of paid orders and credit notes of refunds, numbered without gaps per year, and receipts of top-ups. They
 * never change; this module moves no money (ADRs 0017, 0018).
 */
export {
  type CreditNote,
  listCreditNotes,
  listOwnCreditNotes,
} from './credit-notes.queries.ts';
export { listOwnInvoices } from './invoices.queries.ts';
export { issueCreditNotes, issueMissingDocuments } from './issue-credit-notes.ts';
export { issueInvoice, readInvoice } from './issue-invoice.ts';
export { printAnyCreditNote, printCreditNote } from './print-credit-note.ts';
export { printAnyInvoice, printInvoice } from './print-invoice.ts';
export { printPaymentReceipt } from './print-payment-receipt.ts';
export { taxOfParts } from './tax.rules.ts';
