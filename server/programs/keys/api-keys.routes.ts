import * as contract from '#contract/programs/admin-api-keys.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { Database } from '#server/platform/database/db.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '#server/programs/index.ts';
import { succeed } from '#shared/result.ts';

export function apiKeyRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(contract.listApiKeys, async () => succeed({ keys: await listApiKeys(db.orm) })),
    implement(contract.createApiKey, (call) => createApiKey(db, call.body, actorOf(call))),
    implement(contract.revokeApiKey, (call) => revokeApiKey(db, call.params.id, actorOf(call))),
  ];
}
