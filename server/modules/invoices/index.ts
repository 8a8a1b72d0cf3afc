/**
 * The paper of money: invoices of paid orders, numbered without gaps per year, and receipts of top-ups. An invoice says
 * what was sold when it was sold and is never changed; this module moves nothing (docs/decisions/0050-invoices.md).
 */
export { type Invoice, issueInvoice } from './issue-invoice.ts';
export { listOwnInvoices } from './list-own-invoices.ts';
export { printAnyInvoice, printInvoice } from './print-invoice.ts';
export { printPaymentReceipt } from './print-payment-receipt.ts';
export { readInvoice } from './read-invoice.ts';
