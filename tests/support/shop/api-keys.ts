import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createApiKey } from '#server/programs/index.ts';
import type { ApiScope } from '#shared/programs.ts';

interface KeyOverrides {
  readonly scopes?: readonly ApiScope[];
  readonly expires_in_days?: number | null;
}

/** A key of that person, and the header that carries it. */
export async function makeKey(db: Database, userId: string, overrides: KeyOverrides = {}) {
  const { scopes = ['orders:read'], expires_in_days = null } = overrides;
  const asked = { name: 'n8n', scopes: [...scopes], expires_in_days };
  const made = await createApiKey(db, asked, { ...systemActor, id: userId });
  if (!made.ok) throw new Error(made.refusal.code);
  const { key, api_key } = made.value;
  return { id: api_key.id, key, headers: { authorization: `Bearer ${key}` } };
}
