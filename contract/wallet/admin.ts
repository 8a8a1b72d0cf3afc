import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { SEN_PER_RUPIAH } from '#shared/money/money.ts';
import { adjustmentReferences } from '#shared/money/wallet-adjustments.ts';
import { adminApi } from '../endpoint.ts';
import { currency, senField, senInput, timestamp, uuid, window } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedLine, typedText } from '../typed-text.ts';
import { wallet, walletTransaction } from './wallet.ts';

/** Rp 1.000.000.000 is above any sensible adjustment and below a wallet's maximum. */
const MAX_ADJUSTMENT = 1_000_000_000 * SEN_PER_RUPIAH;

const listedWallet = z
  .object({
    id: uuid,
    user_id: uuid,
    user_name: z.string(),
    user_email: z.string(),
    balance_bigint: senField,
    currency,
    is_active: z.boolean(),
    is_disputed: z.boolean().meta({ description: 'Frozen by a card dispute, not by the staff.' }),
    transaction_count: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'ListedWallet' });
export type ListedWallet = z.output<typeof listedWallet>;

export const listWallets = adminApi.get('/api/admin/wallets', {
  summary: 'Wallets of everybody',
  ...staffList({
    limit: 50,
    sort: sortBy(['created_at', 'balance_bigint']).default('-created_at'),
    filters: {
      status: z.enum(['active', 'inactive', 'disputed']).optional(),
      search: searchText.optional(),
    },
  }),
  output: z.object({
    wallets: z.array(listedWallet),
    total: listTotal,
  }),
});

const adminWallet = wallet
  .extend({ user_name: z.string(), user_email: z.string() })
  .meta({ id: 'AdminWallet' });
export type AdminWallet = z.output<typeof adminWallet>;

const userNotFound = {
  USER_NOT_FOUND: { status: 404 },
} as const;

export const getAnyWallet = adminApi.get('/api/admin/wallet', {
  summary: 'The wallet of a user; a zero balance when it has never been used',
  query: z.object({ user_id: uuid, currency: currency.default('IDR') }),
  output: z.object({ wallet: adminWallet }),
  refusals: userNotFound,
  failures: { UNEXPECTED: { sentence: 'WALLET_NOT_LOADED' } },
});

export const listAnyWalletTransactions = adminApi.get('/api/admin/wallet/transactions', {
  summary: 'Ledger lines of the wallet of a user, newest first',
  query: z.object({ user_id: uuid, currency: currency.default('IDR'), ...window(50) }),
  output: z.object({ transactions: z.array(walletTransaction), total: z.int() }),
});

const overdrawn = {
  INSUFFICIENT_BALANCE: {
    status: 409,
    sentence: 'BALANCE_NEGATIVE',
    details: z.object({ balance_bigint: senField }),
  },
} as const;

export const adjustWallet = adminApi.post('/api/admin/wallets/adjust', {
  summary: 'Adjust the balance of a wallet; above the limit of the settings a second admin has to approve it',
  idempotency: 'required',
  rate_limit: { name: 'wallet-adjustment', points: 60, seconds: 60 },
  body: z
    .object({
      user_id: uuid,
      amount_bigint: senInput
        .refine((amount) => amount !== 0, { error: () => adminInput.notZero })
        .refine((amount) => Math.abs(amount) <= MAX_ADJUSTMENT, { error: () => adminInput.adjustmentLimit })
        .meta({ description: 'Sen, signed: more than zero credits, less than zero debits. Whole rupiah.' }),
      description: typedText.min(1).max(500),
      reference_type: z.enum(adjustmentReferences).default('manual_adjustment'),
      reference_id: typedLine
        .max(200)
        .nullish()
        .transform((text) => (text ? text : null)),
      metadata: z.record(z.string().max(100), z.unknown()).default({}),
    })
    .strict(),
  output: z.object({
    status: z.enum(['posted', 'pending']).meta({ description: 'pending: waits for a second admin.' }),
    adjustment_id: uuid.nullable(),
    balance_before: senField,
    balance_after: senField.meta({ description: 'As before while it is pending.' }),
  }),
  refusals: { ...userNotFound, ...overdrawn },
});
export type AdjustmentTerms = z.output<typeof adjustWallet.body>;
export type AdjustmentResult = z.output<typeof adjustWallet.output>;

const pendingAdjustment = z
  .object({
    id: uuid,
    user_id: uuid,
    user_name: z.string(),
    user_email: z.string(),
    balance_bigint: senField.meta({ description: 'Of the wallet now, before it is posted.' }),
    amount_bigint: senField,
    description: z.string(),
    reference_type: z.enum(adjustmentReferences),
    reference_id: z.string().nullable(),
    requested_by: uuid,
    requested_by_name: z.string(),
    created_at: timestamp,
  })
  .meta({ id: 'PendingAdjustment' });
export type PendingAdjustment = z.output<typeof pendingAdjustment>;

export const listAdjustments = adminApi.get('/api/admin/wallets/adjustments', {
  summary: 'Adjustments that wait for a second admin, the oldest first',
  output: z.object({ adjustments: z.array(pendingAdjustment).max(100) }),
});

export const decideAdjustment = adminApi.post('/api/admin/wallets/adjustments/{id}/decide', {
  summary: 'Approve or reject an adjustment that waits; whoever asked for it can only take it back',
  idempotency: 'required',
  params: z.object({ id: uuid }),
  body: z.object({ verdict: z.enum(['approve', 'reject']), note: typedText.max(500).default('') }).strict(),
  output: z.object({
    status: z.enum(['approved', 'rejected']),
    balance_before: senField,
    balance_after: senField,
  }),
  refusals: {
    ...overdrawn,
    ADJUSTMENT_NOT_FOUND: { status: 404 },
    ALREADY_DECIDED: { status: 409 },
    SECOND_ADMIN_NEEDED: { status: 403 },
  },
});

export type DecidedAdjustment = z.output<typeof decideAdjustment.output>;

export const setWalletActive = adminApi.patch('/api/admin/wallets/{user_id}/active', {
  summary: 'Freeze a wallet, so that it buys nothing, or open it again',
  params: z.object({ user_id: uuid }),
  body: z
    .object({
      is_active: z.boolean(),
      reason: typedText.min(1).max(500),
    })
    .strict(),
  output: z.object({ is_active: z.boolean() }),
  refusals: {
    ...userNotFound,
    HELD_BY_DISPUTE: { status: 409 },
  },
});
