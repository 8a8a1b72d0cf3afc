/**
 * Invoices of paid orders, numbered without gaps per year, and receipts of top-ups. An invoice states what was sold and
 * never changes; this module moves no money (docs/decisions/0050-invoices.md).
 */
export { listOwnInvoices } from './invoices.queries.ts';
export { issueInvoice, readInvoice } from './issue-invoice.ts';
export { printAnyInvoice, printInvoice } from './print-invoice.ts';
export { printPaymentReceipt } from './print-payment-receipt.ts';
