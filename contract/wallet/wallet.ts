import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { ledgerTypes } from '#shared/money/ledger.ts';
import { rupiah } from '#shared/money/money.ts';
import { paymentWays, wayGroups } from '#shared/payments/payment-ways.ts';
import { paymentStatuses } from '#shared/payments/payments.ts';
import { accountApi, publicApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, currency, pdfAnswer, senField, timestamp, uuid, window } from '../fields.ts';
import { ownerText } from '../owner-text.ts';
import { typedLine } from '../typed-text.ts';

const account = accountApi('Wallet');

export const MIN_TOP_UP = 1;
export const MAX_TOP_UP = 100_000_000;

/** A card dispute may freeze a wallet (DECISIONS 59). */
export const WALLET_DISPUTED = {
  status: 409,
} as const;

const walletDispute = z.object({
  open_bigint: senField.meta({ description: 'Paid by payments whose dispute the bank has still to decide.' }),
  claim_bigint: senField.meta({
    description: 'Taken back by the bank and still owed: a top-up of it lets the staff open the wallet.',
  }),
});
export type WalletDispute = z.output<typeof walletDispute>;

export const wallet = z
  .object({
    id: uuid.nullable().meta({ description: 'null until the wallet is used for the first time.' }),
    user_id: uuid,
    balance_bigint: senField,
    currency,
    is_active: z.boolean().meta({ description: 'false: nothing can be spent.' }),
    dispute: walletDispute.nullable().meta({
      description: 'Why nothing can be spent when it is a card dispute; top-ups still arrive. Else null.',
    }),
    total_spent: z
      .int()
      .transform((value) => rupiah(value))
      .meta({ description: 'Whole rupiah: purchases and subscriptions minus refunds, from the ledger.' }),
    transaction_count: z.int(),
    created_at: timestamp.nullable(),
    updated_at: timestamp.nullable(),
  })
  .meta({ id: 'Wallet' });
export type Wallet = z.output<typeof wallet>;

export const walletTransaction = z
  .object({
    id: z.string(),
    wallet_id: uuid,
    user_id: uuid,
    type: z.enum(ledgerTypes),
    transaction_type: z.enum(['credit', 'debit', 'refund']),
    amount_bigint: senField,
    balance_before: senField,
    balance_after: senField,
    reference_type: z.string().nullable(),
    reference_id: z.string().nullable(),
    description: ownerText('catalog', 'What was bought, or why it moved.'),
    metadata: z.record(z.string(), z.unknown()),
    paid: z.object({ method: z.string(), amount_bigint: senField }).nullable().meta({
      description:
        'What a payment brought for this purchase in the same step; its top-up is no line of its own then. `amount_bigint` is what both did to the balance.',
    }),
    created_at: timestamp,
  })
  .meta({ id: 'WalletTransaction' });
export type WalletTransaction = z.output<typeof walletTransaction>;

export const getWallet = account.get('/api/wallet', {
  summary: 'Wallet of the signed-in user; a zero balance when it has never been used',
  query: z.object({ currency: currency.default('IDR') }),
  output: z.object({ wallet }),
});

const transactionFilter = {
  type: z.enum(ledgerTypes).optional(),
  month: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: () => inputCopy.month })
    .optional()
    .meta({ description: 'A calendar month in WIB, e.g. `2026-11`.' }),
};

export const listWalletTransactions = account.get('/api/wallet/transactions', {
  summary: 'The own wallet, newest first: a purchase and the payment for it are one line',
  query: z.object({ currency: currency.default('IDR'), ...transactionFilter, ...window(50) }),
  output: z.object({ transactions: z.array(walletTransaction), total: z.int() }),
});

export const exportTransactions = account.get('/api/wallet/transactions.csv', {
  summary: 'All lines of the own wallet that fit, as a table for spreadsheets',
  rate_limit: { name: 'export', points: 10, seconds: 60 },
  query: z.object({ ...transactionFilter, ...csvQuery }),
  ...csvAnswer,
});

export const payment = z
  .object({
    id: uuid,
    gateway: z.string(),
    user_id: uuid.nullable().meta({ description: 'null: of a guest, and not paid yet.' }),
    amount_bigint: senField,
    received_bigint: senField.nullable(),
    currency,
    status: z.enum(paymentStatuses),
    payment_method: z.string().meta({ description: 'A way to pay; older payments name their gateway.' }),
    description: ownerText('catalog', 'What was bought, or why it moved.'),
    checkout_url: z.string().nullable().meta({ description: 'Where a pending payment can be paid.' }),
    qr_text: z.string().nullable().meta({ description: 'What the QRIS code of a pending payment says.' }),
    invoice_url: z.string().nullable(),
    intent_id: uuid.nullable().meta({ description: 'The purchase that goes on once this is paid.' }),
    expires_at: timestamp,
    created_at: timestamp,
    completed_at: timestamp.nullable(),
  })
  .meta({ id: 'Payment' });
export type Payment = z.output<typeof payment>;

export const listPayments = account.get('/api/wallet/payments', {
  summary: 'Own payments, newest first',
  query: z.object(window(20)),
  output: z.object({ payments: z.array(payment), total: z.int() }),
});

const PAYMENT_NOT_FOUND = {
  status: 404,
} as const;

export const getPayment = account.get('/api/wallet/payments/{id}', {
  summary: 'One own payment, for the page that waits for it',
  params: z.object({ id: uuid }),
  output: z.object({ payment }),
  refusals: {
    PAYMENT_NOT_FOUND,
  },
});

export const checkPayment = account.post('/api/wallet/payments/{id}/check', {
  summary: 'Ask the gateway how an own payment stands, and settle it by the answer',
  rate_limit: { name: 'payment-check', points: 10, seconds: 60 },
  params: z.object({ id: uuid }),
  output: z.object({ payment }),
  refusals: {
    PAYMENT_NOT_FOUND,
    PAYMENT_STATUS_UNKNOWN: { status: 503 },
  },
  failures: {
    CREDIT_NOT_ADDED: {},
    UNEXPECTED: {},
  },
});

export const downloadPaymentReceipt = account.get('/api/wallet/payments/{id}/receipt.pdf', {
  summary: 'The receipt of an own paid top-up',
  rate_limit: { name: 'paper', points: 30, seconds: 60 },
  params: z.object({ id: uuid }),
  ...pdfAnswer,
  refusals: {
    PAYMENT_NOT_FOUND,
    NOT_PAID: { status: 409 },
  },
});

const way = z
  .object({
    name: z.enum(paymentWays),
    group: z.enum(wayGroups),
    label: z.string().meta({ description: 'What people choose by, in their language.' }),
    hint: z.string().meta({ description: 'About its group.' }),
    minimum_bigint: senField,
    maximum_bigint: senField.nullable(),
  })
  .meta({ id: 'PaymentWay' });
export type OfferedWay = z.output<typeof way>;

export const listPaymentWays = publicApi('Wallet').get('/api/wallet/payment-ways', {
  summary: 'Ways to pay that are on, the usual one first; the name of one is its payment_method',
  output: z.object({ ways: z.array(way) }),
});

export const topUpWallet = account.post('/api/wallet/topup', {
  summary: 'Open a payment; the credit comes only with the verified notice of the gateway',
  idempotency: 'required',
  rate_limit: { name: 'topup', points: 20, seconds: 60 },
  body: z.object({
    amount: z
      .int()
      .min(MIN_TOP_UP, { error: () => inputCopy.topUpAmount })
      .max(MAX_TOP_UP, { error: () => inputCopy.topUpMaximum })
      .transform((value) => rupiah(value)),
    currency: currency.default('IDR'),
    payment_method: typedLine.min(1).max(50).default('stripe').meta({
      description: 'A way to pay, or a gateway on whose page one chooses; else the first gateway.',
    }),
    description: typedLine.max(200).optional(),
    intent_id: uuid
      .optional()
      .meta({ description: 'A waiting purchase that goes on once the money is there.' }),
    returns_to: z.enum(['billing', 'checkout']).default('billing').meta({
      description: 'The page that the gateway returns to; `checkout`: what became of the purchase.',
    }),
  }),
  output: z.object({
    payment_id: uuid,
    session_id: z.string(),
    checkout_url: z.string(),
    qr_text: z.string().nullable().meta({ description: 'Of QRIS, which is paid on our own page.' }),
  }),
  refusals: {
    WALLET_INACTIVE: { status: 409 },
    GATEWAY_UNAVAILABLE: { status: 503 },
    INTENT_NOT_FOUND: { status: 404 },
    INTENT_SETTLED: { status: 409 },
    AMOUNT_TOO_SMALL: {
      status: 422,
      details: z.object({ minimum_bigint: senField }),
    },
    AMOUNT_TOO_LARGE: {
      status: 422,
      details: z.object({ maximum_bigint: senField }),
    },
    PAYMENT_WAY_UNAVAILABLE: { status: 409 },
    INTENT_OUTDATED: { status: 409 },
  },
});
