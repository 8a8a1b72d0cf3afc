import type { LedgerType } from '#shared/money/ledger.ts';
import type { Sen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Tx } from '../platform/database/db.ts';
import { sendTogether, sqlContext } from '../platform/database/with-tx.ts';
import { withStepName } from '../platform/failures/failures.ts';
import {
  type EntryRow,
  insertPosting,
  insertWallet,
  type LockedWallet,
  readLastEntryTime,
  readPostingId,
  selectWalletForUpdate,
} from './ledger.queries.ts';
import { assertBalanced, balanceAfter } from './ledger.rules.ts';

/** System accounts store no balance (DECISIONS 4). */
export type SystemAccount =
  | 'gateway_clearing'
  | 'sales_revenue'
  | 'subscription_revenue'
  | 'refunds'
  | 'adjustments'
  | 'promotions';

export interface Posting {
  readonly type: LedgerType;
  /** A posting with this key happens once, ever. */
  readonly idempotency_key: string;
  readonly description: string;
  readonly reference_type?: string;
  readonly reference_id?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly created_by?: string;
  /** Test data may set an earlier time, but never before a wallet's newest entry. */
  readonly at?: Date;
  /** Signed sen; a wallet appears at most once. */
  readonly entries: readonly (
    | { readonly wallet: LockedWallet; readonly amount: Sen }
    | { readonly account: SystemAccount; readonly amount: Sen }
  )[];
}

export interface PostingResult {
  readonly posting_id: number;
  /** New balances by wallet id, in sen. */
  readonly balances: ReadonlyMap<string, Sen>;
}

/**
 * The only writer of the ledger. The wallets must be locked in this transaction, so that the balances written with the
 * entries are current. Refuses a wallet that would go below zero, and a key that was posted before (nothing moves
 * then). Throws if the entries do not sum to zero, or are dated before a wallet's newest entry or in the future.
 */
export async function postEntries(
  tx: Tx,
  posting: Posting,
): Promise<Result<PostingResult, InsufficientBalance | AlreadyPosted>> {
  assertBalanced(posting.entries.map(({ amount }) => amount));
  const balances = new Map<string, Sen>();
  const rows: EntryRow[] = [];
  for (const entry of posting.entries) {
    if ('account' in entry) {
      rows.push(accountRow(entry.account, entry.amount));
      continue;
    }
    if (posting.at !== undefined) await assertInOrder(tx, entry.wallet.id, posting.at);
    const after = balanceAfter(entry.wallet.balance_bigint, entry.amount);
    if (after === null) return refuse(overdraft(entry.wallet, entry.amount));
    if (balances.has(entry.wallet.id)) throw new Error('a wallet appears at most once in a posting');
    balances.set(entry.wallet.id, after);
    rows.push(walletRow(entry.wallet, entry.amount, after));
  }
  const id = await withStepName(failedStep, () => insertPosting(tx, withDefaults(posting), rows));
  if (id !== null) return succeed({ posting_id: id, balances });
  return refuse({ code: 'ALREADY_POSTED', posting_id: await readPostingId(tx, posting.idempotency_key) });
}

/** Entries of a wallet are ordered by time as by id: the balance at a time depends on it. */
async function assertInOrder(tx: Tx, walletId: string, at: Date): Promise<void> {
  const last = await readLastEntryTime(tx, walletId);
  if (at > new Date()) throw new Error('nothing is posted that has not happened');
  if (last !== null && at < last) throw new Error('a wallet has no line before its last one');
}

/** Wallets are updated by a trigger, so the failed step is read from where the error arose. */
function failedStep(error: unknown): string {
  return sqlContext(error).includes('apply_ledger_entry')
    ? 'BALANCE_NOT_DEDUCTED'
    : 'TRANSACTION_NOT_RECORDED';
}

function overdraft(wallet: LockedWallet, amount: Sen): InsufficientBalance {
  return {
    code: 'INSUFFICIENT_BALANCE',
    wallet_id: wallet.id,
    balance_bigint: wallet.balance_bigint,
    amount_bigint: amount,
  };
}

function accountRow(account: SystemAccount, amount: Sen): EntryRow {
  return { wallet_id: null, account, amount_bigint: amount, balance_before: null, balance_after: null };
}

function walletRow(wallet: LockedWallet, amount: Sen, after: Sen): EntryRow {
  return {
    wallet_id: wallet.id,
    account: null,
    amount_bigint: amount,
    balance_before: wallet.balance_bigint,
    balance_after: after,
  };
}

function withDefaults(posting: Posting) {
  return {
    type: posting.type,
    idempotency_key: posting.idempotency_key,
    description: posting.description,
    reference_type: posting.reference_type ?? null,
    reference_id: posting.reference_id ?? null,
    metadata: posting.metadata ?? {},
    created_by: posting.created_by ?? null,
    at: posting.at ?? null,
  };
}

/** The wallet would go below zero. Amounts in sen. */
interface InsufficientBalance {
  readonly code: 'INSUFFICIENT_BALANCE';
  readonly wallet_id: string;
  readonly balance_bigint: Sen;
  readonly amount_bigint: Sen;
}

/** The key was posted before: the money has moved, once. */
interface AlreadyPosted {
  readonly code: 'ALREADY_POSTED';
  readonly posting_id: number;
}

/** Creates a missing IDR wallet (WAL-019). Lock several in the order of user ids, to avoid deadlocks. */
export async function lockWallet(tx: Tx, userId: string): Promise<LockedWallet> {
  return (await lockExistingWallet(tx, userId)) ?? createWallet(tx, userId);
}

/** Locks like `lockWallet`; `read` is sent behind the lock, in the same round trip, and sees what others left there. */
export async function lockWalletAndRead<Facts>(
  tx: Tx,
  userId: string,
  read: () => Promise<Facts>,
): Promise<{ readonly wallet: LockedWallet; readonly facts: Facts }> {
  const [wallet, facts] = await sendTogether(() => lockExistingWallet(tx, userId), read);
  if (wallet !== null) return { wallet, facts };
  // Nothing was locked when `facts` were read.
  return { wallet: await createWallet(tx, userId), facts: await read() };
}

function lockExistingWallet(tx: Tx, userId: string): Promise<LockedWallet | null> {
  return withStepName('WALLET_NOT_READ', () => selectWalletForUpdate(tx, userId));
}

async function createWallet(tx: Tx, userId: string): Promise<LockedWallet> {
  const made = await withStepName('WALLET_NOT_CREATED', async () => {
    await insertWallet(tx, userId);
    return selectWalletForUpdate(tx, userId);
  });
  if (made === null) throw new Error('a wallet that was just made is missing');
  return made;
}
