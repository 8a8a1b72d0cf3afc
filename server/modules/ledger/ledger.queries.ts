import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { LedgerType } from '#shared/ledger.ts';
import { negateSen, type Sen, sen } from '#shared/money.ts';
import { ledgerEntries, ledgerPostings, wallets } from './ledger.schema.ts';

declare const locked: unique symbol;

export interface WalletRow {
  readonly id: string;
  readonly user_id: string;
  readonly balance_bigint: Sen;
  readonly entry_count: number;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A wallet whose row this transaction holds; nobody else can move its balance until it ends. */
export interface LockedWallet {
  readonly [locked]?: true;
  readonly id: string;
  readonly user_id: string;
  readonly balance_bigint: Sen;
  readonly is_active: boolean;
}

export async function readWallet(reader: Reader, userId: string): Promise<WalletRow | null> {
  const [row] = await reader
    .select()
    .from(wallets)
    .where(and(eq(wallets.user_id, userId), eq(wallets.currency, 'IDR')));
  return row === undefined ? null : { ...row, balance_bigint: sen(row.balance_bigint) };
}

export async function selectWalletForUpdate(tx: Tx, userId: string): Promise<LockedWallet | null> {
  const found = await tx.execute<{ id: string; balance_bigint: number; is_active: boolean }>(sql`
    select id, balance_bigint, is_active from wallets
    where user_id = ${userId} and currency = 'IDR' for update`);
  const row = found.rows[0];
  return row === undefined ? null : { ...row, user_id: userId, balance_bigint: sen(row.balance_bigint) };
}

export async function insertWallet(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`insert into wallets (user_id) values (${userId}) on conflict do nothing`);
}

export interface PostingRow {
  readonly type: LedgerType;
  readonly idempotency_key: string;
  readonly description: string;
  readonly reference_type: string | null;
  readonly reference_id: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly created_by: string | null;
}

export interface EntryRow {
  readonly wallet_id: string | null;
  readonly account: string | null;
  readonly amount_bigint: Sen;
  readonly balance_before: Sen | null;
  readonly balance_after: Sen | null;
}

/** Writes a posting with its entries in one statement; null when its key was posted before. */
export async function insertPosting(
  tx: Tx,
  posting: PostingRow,
  entries: readonly EntryRow[],
): Promise<number | null> {
  const written = await tx.execute<{ id: number }>(sql`
    with posting as (
      insert into ledger_postings
        (type, idempotency_key, description, reference_type, reference_id, metadata, created_by)
      values (${posting.type}, ${posting.idempotency_key}, ${posting.description}, ${posting.reference_type},
              ${posting.reference_id}, ${JSON.stringify(posting.metadata)}::jsonb, ${posting.created_by})
      on conflict (idempotency_key) do nothing
      returning id
    ), entries as (
      insert into ledger_entries (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after)
      select posting.id, e.wallet_id, e.account, e.amount_bigint, e.balance_before, e.balance_after
      from posting, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(wallet_id uuid, account text, amount_bigint bigint, balance_before bigint, balance_after bigint)
    )
    select id from posting`);
  return written.rows[0]?.id ?? null;
}

export async function readPostingId(reader: Reader, key: string): Promise<number> {
  const [row] = await reader
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.idempotency_key, key));
  if (row === undefined) throw new Error('the posting of a taken key is missing');
  return row.id;
}

export interface WalletEntry extends PostingRow {
  readonly id: number;
  readonly wallet_id: string;
  readonly amount_bigint: Sen;
  readonly balance_before: Sen;
  readonly balance_after: Sen;
  readonly created_at: Date;
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Lines of one wallet, newest first. */
export async function readWalletEntries(
  reader: Reader,
  walletId: string,
  window: Window,
): Promise<readonly WalletEntry[]> {
  const rows = await reader
    .select({
      id: ledgerEntries.id,
      amount_bigint: ledgerEntries.amount_bigint,
      balance_before: ledgerEntries.balance_before,
      balance_after: ledgerEntries.balance_after,
      created_at: ledgerEntries.created_at,
      type: ledgerPostings.type,
      idempotency_key: ledgerPostings.idempotency_key,
      description: ledgerPostings.description,
      reference_type: ledgerPostings.reference_type,
      reference_id: ledgerPostings.reference_id,
      metadata: ledgerPostings.metadata,
      created_by: ledgerPostings.created_by,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(eq(ledgerEntries.wallet_id, walletId))
    .orderBy(desc(ledgerEntries.id))
    .limit(window.limit)
    .offset(window.offset);
  return rows.map((row) => ({
    ...row,
    wallet_id: walletId,
    amount_bigint: sen(row.amount_bigint),
    balance_before: sen(row.balance_before ?? 0),
    balance_after: sen(row.balance_after ?? 0),
  }));
}

/** Purchases and subscription charges minus refunds of one wallet, in sen (DECISIONS 6). */
export async function readSpent(reader: Reader, walletId: string): Promise<Sen> {
  const found = await reader.execute<{ total: number }>(sql`
    select coalesce(sum(e.amount_bigint), 0)::bigint as total
    from ledger_entries e join ledger_postings p on p.id = e.posting_id
    where e.wallet_id = ${walletId} and p.type in ('purchase', 'subscription', 'refund')`);
  return negateSen(sen(found.rows[0]?.total ?? 0));
}
