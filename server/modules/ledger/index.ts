/**
 * The ledger: the only place that moves money. Every movement is one posting of entries that sum to zero;
 * nothing here is ever changed or deleted, a correction is a new posting (DECISIONS 4).
 * It knows wallets and system accounts, and nothing of what was bought or paid.
 */
export type { AlreadyPosted, InsufficientBalance } from './ledger.errors.ts';
export type {
  EntryFilter,
  LockedWallet,
  ReferencedEntry,
  WalletEntry,
  WalletRow,
  WalletSnapshot,
} from './ledger.queries.ts';
export {
  countWalletEntries,
  readReferencedEntries,
  readSpent,
  readWallet,
  readWalletEntries,
  readWalletSnapshots,
  setWalletActive,
} from './ledger.queries.ts';
export { transactionType } from './ledger.rules.ts';
export { lockWallet } from './lock-wallet.ts';
export { type Posted, type Posting, postEntries, type SystemAccount } from './post-entries.ts';
