import { and, count, desc, eq, getTableColumns, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { OrderPayment } from '#contract/orders/orders.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import type { LedgerType } from '#shared/money/ledger.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { ledgerEntries, ledgerPostings, wallets } from './ledger.schema.ts';

export interface WalletRow extends Omit<typeof wallets.$inferSelect, 'currency'> {
  /** True if frozen neither by staff nor by a dispute. */
  readonly is_active: boolean;
  /** Frozen by staff. */
  readonly is_frozen: boolean;
  /** A card dispute is open, or a claim is unpaid (DECISIONS 59). */
  readonly is_disputed: boolean;
  /** Sen of purchases and subscription charges minus refunds, from its newest entry (DECISIONS 6). */
  readonly spent_bigint: Sen;
}

/** A wallet whose row this transaction has locked. */
export type LockedWallet = Pick<
  WalletRow,
  'id' | 'user_id' | 'balance_bigint' | 'is_active' | 'is_frozen' | 'is_disputed'
>;

const { currency: _, ...columns } = getTableColumns(wallets);
const walletOfUser = (userId: string) => and(eq(wallets.user_id, userId), eq(wallets.currency, 'IDR'));

export async function readWallet(reader: Reader, userId: string): Promise<WalletRow | null> {
  const spent_bigint = sql<Sen>`coalesce((
    select e.spent_after from ledger_entries e where e.wallet_id = wallets.id order by e.id desc limit 1), 0)`;
  const [row] = await reader
    .select({ ...columns, spent_bigint })
    .from(wallets)
    .where(walletOfUser(userId));
  return row === undefined ? null : withState(row);
}

export async function selectWalletForUpdate(tx: Tx, userId: string): Promise<LockedWallet | null> {
  const [row] = await tx
    .select(pickColumns(wallets, ['id', 'user_id', 'balance_bigint', 'is_active', 'is_disputed']))
    .from(wallets)
    .where(walletOfUser(userId))
    .for('update');
  return row === undefined ? null : withState(row);
}

/** The table's `is_active` is what staff set. */
const withState = <Row extends Pick<WalletRow, 'is_active' | 'is_disputed'>>(row: Row) => ({
  ...row,
  is_active: row.is_active && !row.is_disputed,
  is_frozen: !row.is_active,
});

export async function insertWallet(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`insert into wallets (user_id) values (${userId}) on conflict do nothing`);
}

/** Lock the wallet first, so that no purchase is half way through. */
export async function setWalletActive(tx: Tx, walletId: string, isActive: boolean): Promise<void> {
  await tx
    .update(wallets)
    .set({ is_active: isActive, updated_at: sql`now()` })
    .where(eq(wallets.id, walletId));
}

export interface PostingRow
  extends Omit<typeof ledgerPostings.$inferSelect, 'id' | 'metadata' | 'created_at'> {
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** `at`: null for now. */
export interface NewPostingRow extends PostingRow {
  readonly at: Date | null;
}

type StoredEntry = typeof ledgerEntries.$inferSelect;
export type EntryRow = Omit<StoredEntry, 'id' | 'posting_id' | 'spent_after' | 'created_at'>;

/** One statement for posting and entries; null if its key was posted before. */
export async function insertPosting(
  tx: Tx,
  posting: NewPostingRow,
  entries: readonly EntryRow[],
): Promise<number | null> {
  const written = await tx.execute<{ id: number }>(sql`
    with posting as (
      insert into ledger_postings
        (type, idempotency_key, description, reference_type, reference_id, metadata, created_by, created_at)
      values (${posting.type}, ${posting.idempotency_key}, ${posting.description}, ${posting.reference_type},
              ${posting.reference_id}, ${JSON.stringify(posting.metadata)}::jsonb, ${posting.created_by},
              coalesce(${posting.at?.toISOString() ?? null}::timestamptz, now()))
      on conflict (idempotency_key) do nothing
      returning id, created_at
    ), entries as (
      insert into ledger_entries
        (posting_id, wallet_id, account, amount_bigint, balance_before, balance_after, created_at)
      select posting.id, e.wallet_id, e.account, e.amount_bigint, e.balance_before, e.balance_after, posting.created_at
      from posting, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e(wallet_id uuid, account text, amount_bigint bigint, balance_before bigint, balance_after bigint)
    )
    select id from posting`);
  return written.rows[0]?.id ?? null;
}

/** Null without entries. */
export async function readLastEntryTime(reader: Reader, walletId: string): Promise<Date | null> {
  const [row] = await reader
    .select({ created_at: ledgerEntries.created_at })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.wallet_id, walletId))
    .orderBy(desc(ledgerEntries.id))
    .limit(1);
  return row === undefined ? null : new Date(row.created_at);
}

export async function readPostingId(reader: Reader, key: string): Promise<number> {
  const [row] = await reader
    .select({ id: ledgerPostings.id })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.idempotency_key, key));
  if (row === undefined) throw new Error('the posting of a taken key is missing');
  return row.id;
}

export type WalletEntry = Awaited<ReturnType<typeof readWalletEntries>>[number];

export interface EntryFilter {
  readonly type?: LedgerType | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Cursor: only entries before the one with this id. */
  readonly before_id?: number | undefined;
  readonly where?: SQL | undefined;
}

function conditionOf(
  walletId: string,
  { type, from, until, before_id, where }: EntryFilter,
): SQL | undefined {
  return and(
    eq(ledgerEntries.wallet_id, walletId),
    type === undefined ? undefined : eq(ledgerPostings.type, type),
    from === undefined ? undefined : gte(ledgerEntries.created_at, from.toISOString()),
    until === undefined ? undefined : lt(ledgerEntries.created_at, until.toISOString()),
    before_id === undefined ? undefined : lt(ledgerEntries.id, before_id),
    where,
  );
}

export async function readWalletEntries(
  reader: Reader,
  walletId: string,
  { limit, offset, ...filter }: PageWindow & EntryFilter,
) {
  const rows = await reader
    .select({
      ...pickColumns(ledgerEntries, ['id', 'amount_bigint', 'balance_before', 'balance_after', 'created_at']),
      ...pickColumns(ledgerPostings, ['type', 'description', 'reference_type', 'reference_id', 'metadata']),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(conditionOf(walletId, filter))
    .orderBy(desc(ledgerEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    wallet_id: walletId,
    balance_before: row.balance_before ?? sen(0),
    balance_after: row.balance_after ?? sen(0),
  }));
}

/** Filtered counts are computed; the unfiltered one is stored on the wallet. */
export async function countWalletEntries(
  reader: Reader,
  walletId: string,
  filter: EntryFilter,
): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.posting_id))
    .where(conditionOf(walletId, filter));
  return row?.total ?? 0;
}

export interface WalletSnapshot {
  readonly balance_bigint: Sen;
  readonly spent_bigint: Sen;
}

/** Reads the wallet just before each time by one index lookup, however long the history. */
export async function readWalletSnapshots(
  reader: Reader,
  walletId: string,
  times: readonly Date[],
): Promise<readonly WalletSnapshot[]> {
  const json = JSON.stringify(times.map((time) => time.toISOString()));
  const { rows } = await reader.execute<{ balance: number; spent: number }>(sql`
    select coalesce(entry.balance_after, 0)::bigint as balance, coalesce(entry.spent_after, 0)::bigint as spent
    from jsonb_array_elements_text(${json}::jsonb) with ordinality snapshot(at, position)
    left join lateral (
      select e.balance_after, e.spent_after from ledger_entries e
      where e.wallet_id = ${walletId} and e.created_at < snapshot.at::timestamptz
      order by e.created_at desc, e.id desc limit 1
    ) entry on true
    order by snapshot.position`);
  return rows.map(({ balance, spent }) => ({ balance_bigint: sen(balance), spent_bigint: sen(spent) }));
}

export async function readReferencedEntries(
  reader: Reader,
  reference: { readonly type: string; readonly id: string },
): Promise<OrderPayment[]> {
  const rows = await reader
    .select({
      ...pickColumns(ledgerPostings, ['type', 'description']),
      ...pickColumns(ledgerEntries, ['amount_bigint', 'balance_after', 'created_at']),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting_id, ledgerPostings.id))
    .where(
      and(
        eq(ledgerPostings.reference_type, reference.type),
        eq(ledgerPostings.reference_id, reference.id),
        isNotNull(ledgerEntries.wallet_id),
      ),
    )
    .orderBy(ledgerEntries.id);
  return rows.map((row) => ({ ...row, balance_after: row.balance_after ?? sen(0) }));
}
