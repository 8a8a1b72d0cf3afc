/**
 * The only module that moves money. Every movement is one posting of entries that sum to zero; postings never change, a
 * correction is a new posting (DECISIONS 4). It knows wallets and system accounts, not orders or payments.
 */
export type {
  LockedWallet,
  WalletEntry,
  WalletRow,
  WalletSnapshot,
} from './ledger.queries.ts';
export {
  countWalletEntries,
  readReferencedEntries,
  readWallet,
  readWalletEntries,
  readWalletSnapshots,
  setWalletActive,
} from './ledger.queries.ts';
export { transactionType } from './ledger.rules.ts';
export {
  lockWallet,
  lockWalletAndRead,
  type Posting,
  postEntries,
  type SystemAccount,
} from './post-entries.ts';
