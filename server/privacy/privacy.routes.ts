import * as contract from '#contract/privacy/privacy.ts';
import { unsubscribe as unsubscribeEndpoint } from '#contract/privacy/unsubscribe.ts';
import { cancelDeletion, canDeleteAccount } from '#server/account/index.ts';
import { listConsents } from '#server/consents/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import {
  readExport,
  readExportFile,
  readMailPreferences,
  requestAccountDeletion,
  requestExport,
  unsubscribe,
  updateMailPreferences,
  withdrawConsent,
} from '#server/privacy/index.ts';
import { named, refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

export interface PrivacyServices {
  readonly db: Database;
  readonly app_url: string;
  readonly secrets: readonly string[];
}

export function privacyRoutes({ db, app_url, secrets }: PrivacyServices): readonly Implementation[] {
  return [
    implement(contract.getPreferences, async ({ caller }) =>
      succeed({ preferences: await readMailPreferences(db.orm, caller.id) }),
    ),
    implement(contract.updatePreferences, ({ caller, body }) =>
      withTx(db, async (tx) => succeed({ preferences: await updateMailPreferences(tx, caller, body) })),
    ),
    implement(contract.listConsents, async ({ caller }) =>
      succeed({ consents: await listConsents(db.orm, caller.id) }),
    ),
    implement(contract.withdrawConsent, ({ caller, params, query }) =>
      withTx(db, async (tx) => {
        const { id, email } = caller;
        await withdrawConsent(tx, { id, email, ...params, ...query, source: 'settings' });
        return succeed({ consents: await listConsents(tx, caller.id) });
      }),
    ),
    implement(contract.getExport, async ({ caller }) =>
      succeed({ export: await readExport(db.orm, caller.id) }),
    ),
    implement(contract.requestExport, (call) =>
      withTx(db, async (tx) => succeed({ export: await requestExport(tx, actorOf(call)) })),
    ),
    implement(contract.downloadExport, ({ caller, params }) => readExportFile(db.orm, caller.id, params.id)),
    implement(contract.requestDeletion, async (call) => {
      if (!(await canDeleteAccount(db.orm, call.caller)))
        return refuse({ code: 'REAUTHENTICATION_REQUIRED' });
      return withTx(db, async (tx) => {
        const { gives_up_balance } = call.body;
        const user_id = call.caller.id;
        const deletion = await requestAccountDeletion(tx, {
          actor: actorOf(call),
          user_id,
          gives_up_balance,
          app_url,
        });
        if (deletion.ok) return succeed({ delete_after: deletion.value });
        // The session is valid but the account was just deleted.
        const { refusal } = deletion;
        return refuse(refusal.code === 'USER_NOT_FOUND' ? { code: 'UNAUTHENTICATED' as const } : refusal);
      });
    }),
    implement(contract.cancelDeletion, (call) =>
      withTx(db, async (tx) => {
        await cancelDeletion(tx, actorOf(call), call.caller.id);
        return succeed({ kept: true as const });
      }),
    ),
    implement(unsubscribeEndpoint, ({ query }) =>
      withTx(db, (tx) => named('topic', unsubscribe(tx, query.token, secrets))),
    ),
  ];
}
