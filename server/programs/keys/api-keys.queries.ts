import { sql } from 'drizzle-orm';
import type { ApiKey } from '#contract/programs/admin-api-keys.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { UserRole } from '#shared/people/roles.ts';
import type { ApiScope } from '#shared/programs.ts';

type Row<Shape> = Shape & Record<string, unknown>;

const state = sql`
  case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired' else 'active' end`;

export async function listApiKeys(reader: Reader): Promise<ApiKey[]> {
  const { rows } = await reader.execute<Row<ApiKey>>(sql`
    select k.id, k.name, k.hint, k.scopes, ${state} as state, u.full_name as created_by,
           ${isoText('k.created_at')} as created_at, ${isoText('k.expires_at')} as expires_at,
           ${isoText('k.last_used_at')} as last_used_at
    from api_keys k join users u on u.id = k.created_by
    order by ${state} = 'active' desc, k.created_at desc, k.id limit 500`);
  return rows;
}

/** Locks the rows until commit, so that concurrent counts take turns. */
export async function countActiveKeys(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table api_keys in share row exclusive mode`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from api_keys k where ${state} = 'active'`,
  );
  return rows[0]?.count ?? 0;
}

interface ApiKeyInsert {
  readonly name: string;
  readonly digest: string;
  readonly hint: string;
  readonly scopes: readonly ApiScope[];
  readonly created_by: string;
  readonly expires_in_days: number | null;
}

export async function insertKey(tx: Tx, key: ApiKeyInsert): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into api_keys (name, digest, hint, scopes, created_by, expires_at)
    values (${key.name}, ${key.digest}, ${key.hint}, ${sql.param([...key.scopes])}::text[], ${key.created_by},
            now() + make_interval(days => ${key.expires_in_days}::integer))
    returning id`);
  const [made] = rows;
  if (made === undefined) throw new Error('an insert returns its row');
  return made.id;
}

/** Returns the key's name; null if no active key has that id. */
export async function markRevoked(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`update api_keys set revoked_at = now() where id = ${id} and revoked_at is null returning name`,
  );
  return rows[0]?.name ?? null;
}

interface UsedKey {
  readonly key_id: string;
  readonly scopes: ApiScope[];
  readonly is_noted: boolean;
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: UserRole;
  readonly two_factor_enabled: boolean;
}

/** Null also when the maker's account is closed. */
export async function findKey(reader: Reader, digest: string): Promise<UsedKey | null> {
  const { rows } = await reader.execute<Row<UsedKey>>(sql`
    select k.id as key_id, k.scopes, coalesce(k.last_used_at > now() - interval '1 minute', false) as is_noted,
           u.id, u.email, u.full_name, u.role, u.two_factor_enabled
    from api_keys k join users u on u.id = k.created_by
    where k.digest = ${digest} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and u.is_active`);
  return rows[0] ?? null;
}

/** Writes at most once a minute, even under concurrent use. */
export async function recordKeyUse(reader: Reader, keyId: string): Promise<void> {
  await reader.execute(sql`
    update api_keys set last_used_at = now()
    where id = ${keyId} and (last_used_at is null or last_used_at <= now() - interval '1 minute')`);
}
