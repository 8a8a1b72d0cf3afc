import type { Reader } from '#server/platform/db.ts';
import { type Rupiah, sen, toRupiah } from '#shared/money.ts';
import type { UserRole } from '#shared/roles.ts';
import {
  countPeople,
  type PeopleFilter,
  type PeopleWindow,
  type PersonRow,
  selectPeople,
} from './people.queries.ts';

/** A list row for staff (AUSR-013, AENT-022). */
export interface ListedPerson {
  readonly id: string;
  /** Equals `id`, under its specified name. */
  readonly auth_user_id: string;
  readonly email: string;
  readonly name: string;
  readonly full_name: string;
  readonly avatar_url: string | null;
  readonly role: UserRole;
  readonly is_active: boolean;
  /** Erased; only orders and postings remain. */
  readonly is_deleted: boolean;
  /** Scheduled erasure, if requested. */
  readonly delete_after: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Money, not a number of products (AUSR-014). */
  readonly wallet_balance: Rupiah;
  readonly total_orders: number;
  /** From the ledger (DECISIONS 6). */
  readonly total_spent: Rupiah;
  readonly last_sign_in_at: string | null;
}

/** Accounts for staff, in two statements. */
export async function listPeople(
  reader: Reader,
  filter: PeopleFilter,
  window: PeopleWindow,
): Promise<{ readonly users: ListedPerson[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    selectPeople(reader, filter, window),
    countPeople(reader, filter),
  ]);
  return { users: rows.map(toPerson), total };
}

export function toPerson({ balance_bigint, spent_bigint, ...row }: PersonRow): ListedPerson {
  return {
    ...row,
    auth_user_id: row.id,
    name: row.full_name,
    wallet_balance: toRupiah(sen(balance_bigint)),
    total_spent: toRupiah(sen(spent_bigint)),
  };
}
