import * as contract from '#contract/account/security.ts';
import {
  confirmEmailChange,
  describeDevice,
  listSessions,
  readSecurity,
  reauthenticate,
  requestEmailChange,
  revokeOtherSessions,
  revokeSession,
  sendReauthenticationCode,
} from '#server/account/index.ts';
import { actorOf, visitorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { listSecurityEvents } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { mapValue, named, succeed } from '#shared/result.ts';

export interface SecurityServices {
  readonly db: Database;
  readonly app_url: string;
  readonly admin_emails: readonly string[];
  readonly google_available: boolean;
  readonly phone_available: boolean;
}

export function securityRoutes({
  db,
  app_url,
  admin_emails,
  google_available,
  phone_available,
}: SecurityServices): readonly Implementation[] {
  return [
    implement(contract.getSecurity, async ({ caller }) =>
      succeed({
        security: { ...(await readSecurity(db.orm, caller.id)), google_available, phone_available },
      }),
    ),
    implement(contract.listSessions, async ({ caller }) =>
      succeed({ sessions: await listSessions(db.orm, caller.id, caller.session_id) }),
    ),
    implement(contract.revokeSession, (call) =>
      withTx(db, (tx) => mapValue(revokeSession(tx, actorOf(call), call.params.id), () => ({ ended: true }))),
    ),
    implement(contract.revokeOtherSessions, (call) =>
      withTx(db, async (tx) =>
        succeed({ ended: await revokeOtherSessions(tx, actorOf(call), call.caller.session_id) }),
      ),
    ),
    implement(contract.listSecurityEvents, async ({ caller, query }) => {
      const { events, total } = await listSecurityEvents(db.orm, caller.id, query);
      return succeed({
        events: events.map(({ user_agent, ...event }) => ({
          ...event,
          device: user_agent === null ? null : describeDevice(user_agent).name,
        })),
        total,
      });
    }),
    implement(contract.sendReauthenticationCode, ({ caller }) =>
      withTx(db, async (tx) => {
        await sendReauthenticationCode(tx, caller);
        return succeed({ sent: true as const });
      }),
    ),
    implement(contract.reauthenticate, ({ caller, body }) =>
      mapValue(reauthenticate(db, caller, body), () => ({ confirmed: true })),
    ),
    implement(contract.requestEmailChange, (call) =>
      withTx(db, async (tx) => {
        const { caller, body } = call;
        const request = { actor: actorOf(call), owner: caller, new_email: body.email, app_url };
        const requested = await requestEmailChange(tx, request);
        return requested.ok ? succeed({ sent: true as const }) : requested;
      }),
    ),
    implement(contract.confirmEmailChange, (call) =>
      withTx(db, (tx) =>
        named(
          'state',
          confirmEmailChange(tx, { actor: visitorOf(call), token: call.body.token, admin_emails }),
        ),
      ),
    ),
  ];
}
