import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  ApiKey,
  createApiKey as creating,
  NewApiKey,
  revokeApiKey as revoking,
} from '#contract/programs/admin-api-keys.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countActiveKeys, insertKey, listApiKeys, markRevoked } from './api-keys.queries.ts';
import { digestOf, newKey } from './key-text.ts';

/** More than anybody needs, and few enough to review. */
const MAX_ACTIVE = 50;

interface CreatedApiKey {
  readonly api_key: ApiKey;
  readonly key: string;
}

/** Returns the key itself, which is not stored and cannot be read again. */
export function createApiKey(
  db: Database,
  { name, scopes, expires_in_days }: NewApiKey,
  actor: Actor & { readonly id: string },
): Promise<Result<CreatedApiKey, RefusalOf<typeof creating>>> {
  const key = newKey();
  return withTx(db, async (tx): Promise<Result<CreatedApiKey, RefusalOf<typeof creating>>> => {
    if ((await countActiveKeys(tx)) >= MAX_ACTIVE) return refuse({ code: 'TOO_MANY_API_KEYS' });
    const allowed = [...new Set(scopes)].sort();
    const hint = key.slice(-4);
    const row = { name, digest: digestOf(key), hint, scopes: allowed, created_by: actor.id, expires_in_days };
    const id = await insertKey(tx, row);
    await recordAudit(tx, actor, {
      action: 'api_key.created',
      subject: { type: 'api_key', id },
      after: { name, scopes: allowed, expires_in_days },
    });
    const api_key = (await listApiKeys(tx)).find((each) => each.id === id);
    if (api_key === undefined) throw new Error('a key that was just written is missing');
    return succeed({ api_key, key });
  });
}

export function revokeApiKey(
  db: Database,
  id: string,
  actor: Actor,
): Promise<Result<Record<never, never>, RefusalOf<typeof revoking>>> {
  return withTx(db, async (tx): Promise<Result<Record<never, never>, RefusalOf<typeof revoking>>> => {
    const name = await markRevoked(tx, id);
    if (name === null) return refuse({ code: 'API_KEY_NOT_FOUND' });
    await recordAudit(tx, actor, {
      action: 'api_key.revoked',
      subject: { type: 'api_key', id },
      before: { name },
    });
    return succeed({});
  });
}
