/**
 * Invoices of paid orders and credit notes of refunds, numbered without gaps per year, and receipts of top-ups. They
 * never change; this module moves no money (ADRs 0017, 0018).
 */
export {
  type CreditNote,
  listCreditNotes,
  listOwnCreditNotes,
  listOwnInvoices,
} from './invoices.queries.ts';
export { issueCreditNotes, issueInvoice, issueMissingDocuments, readInvoice } from './issue-documents.ts';
export { type IssuedReceipt, issueReceipt } from './issue-receipt.ts';
export {
  printAnyCreditNote,
  printAnyInvoice,
  printCreditNote,
  printInvoice,
  printPaymentReceipt,
} from './print-documents.ts';
export { taxOfParts } from './tax.rules.ts';
