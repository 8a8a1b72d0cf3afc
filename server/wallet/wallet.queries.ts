import { type SQL, sql } from 'drizzle-orm';
import type { ListedWallet, listWallets } from '#contract/wallet/admin.ts';
import type { WalletDispute } from '#contract/wallet/wallet.ts';
import type { WalletRow } from '#server/ledger/index.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type ListQuery, selectRows } from '#server/platform/lists/list-window.ts';
import { readList } from '#server/platform/lists/read-list.ts';
import { wordMatch } from '#server/platform/lists/word-match.ts';
import { sen } from '#shared/money/money.ts';

/** `search`: part of the owner's name or address. */
type WalletQuery = ListQuery<typeof listWallets>;

const orderings = {
  created_at: sql`w.created_at, w.id`,
  '-created_at': sql`w.created_at desc, w.id desc`,
  balance_bigint: sql`w.balance_bigint, w.created_at, w.id desc`,
  '-balance_bigint': sql`w.balance_bigint desc, w.created_at desc, w.id`,
} as const;

/** `inactive`: frozen by staff; `disputed`: frozen by a card dispute, whatever staff did (DECISIONS 59). */
const stateConditions = {
  active: sql`(w.is_active and not w.is_disputed)`,
  inactive: sql`(not w.is_active and not w.is_disputed)`,
  disputed: sql`w.is_disputed`,
} as const satisfies Readonly<Record<NonNullable<WalletQuery['status']>, SQL>>;

/** Amounts are in sen, the total stops at MAX_COUNTED (AAPI-021). */
export async function listAllWallets(
  reader: Reader,
  query: WalletQuery,
): Promise<{ readonly wallets: ListedWallet[]; readonly total: number }> {
  const from = sql`wallets w join users u on u.id = w.user_id`;
  const { rows, total } = await readList(reader, query, {
    from,
    id: sql`w.id`,
    filter: query.status === undefined ? sql`true` : stateConditions[query.status],
    orderings,
    match: (typed) => wordMatch(sql`u.search_text`, typed),
    read: ({ where, ordering, limit, offset }) =>
      selectRows<ListedWallet>(
        reader,
        sql`
        select w.id, w.user_id, u.full_name as user_name, u.email as user_email, w.balance_bigint, w.currency,
               w.is_active and not w.is_disputed as is_active, w.is_disputed,
               w.entry_count as transaction_count, ${isoText('w.created_at')} as created_at,
               ${isoText('w.updated_at')} as updated_at
        from ${from} where ${where} order by ${ordering} limit ${limit} offset ${offset}`,
      ),
  });
  return { wallets: rows, total };
}

/** Sen under open disputes and still owed for lost ones. Money both disputed and reversed counts once. */
export async function selectDispute(reader: Reader, userId: string): Promise<WalletDispute> {
  const { rows } = await reader.execute<{ open: number; claim: number }>(sql`
    select coalesce(sum(least(received, open)), 0)::bigint as open, coalesce(sum(claim), 0)::bigint as claim
    from (
      select p.received_bigint as received, coalesce(sum(d.amount_bigint) filter (where d.status = 'open'), 0) as open,
             sum(d.claim_bigint) as claim
      from payments p join payment_disputes d on d.payment_id = p.id and d.takes_money
      where p.user_id = ${userId} group by p.id
    ) disputed`);
  return { open_bigint: sen(rows[0]?.open ?? 0), claim_bigint: sen(rows[0]?.claim ?? 0) };
}

export async function selectOwner(
  reader: Reader,
  userId: string,
): Promise<{ readonly user_name: string; readonly user_email: string } | null> {
  const { rows } = await reader.execute<{ user_name: string; user_email: string }>(
    sql`select full_name as user_name, email as user_email from users where id = ${userId}`,
  );
  return rows[0] ?? null;
}

/** The next entry names an order of the same payment. A larger payment stays a line of its own. */
const paidForPurchase = sql`(
  ledger_postings.type = 'topup' and ledger_postings.reference_type = 'payment' and exists (
    select from (
      select next.posting_id, next.amount_bigint from ledger_entries next
      where next.wallet_id = ledger_entries.wallet_id and next.id > ledger_entries.id order by next.id limit 1
    ) spent join orders o on o.posting_id = spent.posting_id
    where o.payment_id::text = ledger_postings.reference_id
      and spent.amount_bigint + ledger_entries.amount_bigint <= 0))`;

/** Payments made directly for a purchase belong to the purchase (DECISIONS 68). */
export const withoutPaidTopUps = sql`not ${paidForPurchase}`;

/** Joins a purchase's entry to the payment's top-up just before it. */
const directPayments = sql`
  from orders o
  join ledger_entries bought on bought.posting_id = o.posting_id and bought.wallet_id is not null
  join lateral (
    select e.amount_bigint, e.posting_id from ledger_entries e
    where e.wallet_id = bought.wallet_id and e.id < bought.id order by e.id desc limit 1
  ) brought on bought.amount_bigint + brought.amount_bigint <= 0
  join ledger_postings paid on paid.id = brought.posting_id
    and paid.type = 'topup' and paid.reference_type = 'payment' and paid.reference_id = o.payment_id::text`;

export async function countPaidTopUps(
  reader: Reader,
  { id, user_id }: Pick<WalletRow, 'id' | 'user_id'>,
): Promise<number> {
  const { rows } = await reader.execute<{ total: number }>(sql`
    select count(*)::integer as total ${directPayments} where o.user_id = ${user_id} and bought.wallet_id = ${id}`);
  return rows[0]?.total ?? 0;
}

interface LineIds {
  readonly payment_ids: readonly string[];
  readonly order_ids: readonly string[];
}

interface LineFacts {
  readonly descriptions: ReadonlyMap<string, string>;
  readonly payments: ReadonlyMap<string, { readonly method: string; readonly amount_bigint: number }>;
}

/** Facts outside the ledger, which cannot be erased, read on display in one statement. */
export async function selectLineFacts(
  reader: Reader,
  { payment_ids, order_ids }: LineIds,
): Promise<LineFacts> {
  if (payment_ids.length === 0 && order_ids.length === 0)
    return { descriptions: new Map(), payments: new Map() };
  const { rows } = await reader.execute<{
    id: string;
    description: string | null;
    method: string;
    amount_bigint: number;
  }>(sql`
    select id, description, '' as method, 0::bigint as amount_bigint from payments
    where id = any(${sql.param([...payment_ids])}::uuid[]) and description <> ''
    union all
    select o.id, null, o.payment_method, brought.amount_bigint ${directPayments}
    where o.id = any(${sql.param([...order_ids])}::uuid[])`);
  const described = rows.flatMap(({ id, description }) =>
    description === null ? [] : [[id, description] as const],
  );
  const paid = rows.filter(({ description }) => description === null);
  return {
    descriptions: new Map(described),
    payments: new Map(paid.map(({ id, method, amount_bigint }) => [id, { method, amount_bigint }])),
  };
}
