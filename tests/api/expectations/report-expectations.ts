import { randomUUID } from 'node:crypto';
import { issueCreditNotes } from '#server/invoices/index.ts';
import { refundOrder } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import type { Stage } from '../stage.ts';
import { admins, type Expectation, owner, plain, signedIn, staff } from './expectation.ts';

/** The credit note of a part of `user`'s order that was given back. */
async function newCreditNote({ db, order_id }: Stage): Promise<string> {
  const refund = {
    order_id,
    amount: sen(100),
    reason: '',
    idempotency_key: randomUUID(),
    ends_access: false,
  };
  await withTx(db, (tx) => refundOrder(tx, refund));
  const notes = await issueCreditNotes(db, order_id);
  return notes.ok ? (notes.value.at(-1)?.id ?? '') : '';
}

const company = { name: 'PT Contoh', npwp: '0012345678901000', address: 'Jl. Contoh 1' };

export const reportExpectations: Readonly<Record<string, Expectation>> = {
  'GET /api/admin/reports': {
    request: plain('/api/admin/reports?start_date=2026-11-01&end_date=2026-11-30'),
    statuses: admins,
  },
  'GET /api/admin/reports/visits': {
    request: plain('/api/admin/reports/visits?period=7d'),
    statuses: admins,
  },
  'GET /api/admin/reports/visits.csv': { request: plain('/api/admin/reports/visits.csv'), statuses: admins },
  'GET /api/admin/books': { request: plain('/api/admin/books?month=2026-10'), statuses: admins },
  'GET /api/admin/books/period': {
    request: plain('/api/admin/books/period?period=2026-Q4'),
    statuses: admins,
  },
  'GET /api/admin/books/journal.csv': {
    request: plain('/api/admin/books/journal.csv?month=2026-10'),
    statuses: admins,
  },
  'GET /api/admin/books/documents.csv': {
    request: plain('/api/admin/books/documents.csv?month=2026-10'),
    statuses: admins,
  },
  'GET /api/admin/books/coretax.xml': {
    request: plain('/api/admin/books/coretax.xml?month=2026-10'),
    // No PPN: what the file says is proven beside it.
    statuses: { ...admins, admin: 409 },
  },
  'POST /api/admin/books/close': {
    request: () => ({ path: '/api/admin/books/close', body: { month: '2099-12' } }),
    // Closed for good: proven beside it.
    statuses: { ...admins, admin: 409 },
  },
  'GET /api/admin/credit-notes/{id}/credit-note.pdf': {
    request: async (stage) => ({
      path: `/api/admin/credit-notes/${await newCreditNote(stage)}/credit-note.pdf`,
    }),
    statuses: staff,
  },
  'GET /api/checkout/credit-notes/{id}/credit-note.pdf': {
    request: async (stage) => ({
      path: `/api/checkout/credit-notes/${await newCreditNote(stage)}/credit-note.pdf`,
    }),
    statuses: owner,
  },
  'GET /api/billing-details': { request: plain('/api/billing-details'), statuses: signedIn },
  'PUT /api/billing-details': {
    request: () => ({ path: '/api/billing-details', body: company }),
    statuses: signedIn,
  },
  'DELETE /api/billing-details': { request: plain('/api/billing-details'), statuses: signedIn },
  'GET /api/admin/status': { request: plain('/api/admin/status'), statuses: admins },
  'GET /api/admin/reports/summary': { request: plain('/api/admin/reports/summary'), statuses: admins },
};
