import * as billing from '#contract/account/billing-details.ts';
import * as phoneContract from '#contract/account/phone.ts';
import * as profileContract from '#contract/account/profile.ts';
import * as securityContract from '#contract/account/security.ts';
import * as sessionContract from '#contract/account/session.ts';
import { actorOf, visitorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { listSecurityEvents } from '#server/audit/index.ts';
import { lockWallet } from '#server/ledger/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { OnUnread } from '#server/platform/failures/open-parts.ts';
import { readViewer } from '#server/reports/index.ts';
import { mapValue, named, succeed } from '#shared/result.ts';
import {
  confirmEmailChange,
  confirmPhone,
  deleteBillingDetails,
  describeDevice,
  getProfile,
  listSessions,
  type PhoneServices,
  readBillingDetails,
  readSecurity,
  reauthenticate,
  removePhone,
  requestEmailChange,
  requestPhone,
  revokeOtherSessions,
  revokeSession,
  saveBillingDetails,
  sendReauthenticationCode,
  syncAccount,
  updateProfile,
} from './index.ts';

export interface ProfileServices {
  readonly db: Database;
}

export function profileRoutes({ db }: ProfileServices): readonly Implementation[] {
  return [
    implement(profileContract.getProfile, async ({ caller }) =>
      succeed({ profile: await getProfile(db.orm, caller.id) }),
    ),
    implement(profileContract.updateProfile, ({ caller, body }) =>
      withTx(db, (tx) => named('profile', updateProfile(tx, caller.id, body))),
    ),
    implement(billing.getBillingDetails, async ({ caller }) =>
      succeed({ company: await readBillingDetails(db.orm, caller.id) }),
    ),
    implement(billing.saveBillingDetails, ({ caller, body }) =>
      withTx(db, async (tx) => {
        await saveBillingDetails(tx, caller.id, body);
        return succeed({ company: body });
      }),
    ),
    implement(billing.deleteBillingDetails, ({ caller }) =>
      withTx(db, async (tx) => {
        await deleteBillingDetails(tx, caller.id);
        return succeed({ company: null });
      }),
    ),
  ];
}

export function phoneRoutes(services: PhoneServices): readonly Implementation[] {
  const { db } = services;
  return [
    implement(phoneContract.requestPhone, ({ caller, body }) =>
      mapValue(requestPhone(services, caller.id, body.phone_number), () => ({ sent: true })),
    ),
    implement(phoneContract.confirmPhone, (call) =>
      withTx(db, (tx) => named('phone_number', confirmPhone(tx, actorOf(call), call.body.code))),
    ),
    implement(phoneContract.removePhone, (call) =>
      withTx(db, async (tx) => {
        await removePhone(tx, actorOf(call));
        return succeed({ removed: true as const });
      }),
    ),
  ];
}

interface SessionServices {
  readonly db: Database;
  readonly onUnread: OnUnread;
}

export function sessionRoutes({ db, onUnread }: SessionServices): readonly Implementation[] {
  return [
    implement(sessionContract.getViewer, async ({ caller }) =>
      succeed({ user: caller === null ? null : await readViewer(db.orm, caller.id, onUnread) }),
    ),
    implement(sessionContract.syncAccount, ({ caller, body }) =>
      withTx(db, async (tx) => {
        const change = { full_name: body.name, avatar_url: body.avatarUrl };
        const account = await syncAccount(tx, caller.id, change);
        await lockWallet(tx, caller.id);
        const { email_verified: _, ...user } = account;
        return succeed({ user: { ...user, auth_user_id: user.id, name: user.full_name } });
      }),
    ),
  ];
}

interface SecurityServices {
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
    implement(securityContract.getSecurity, async ({ caller }) =>
      succeed({
        security: { ...(await readSecurity(db.orm, caller.id)), google_available, phone_available },
      }),
    ),
    implement(securityContract.listSessions, async ({ caller }) =>
      succeed({ sessions: await listSessions(db.orm, caller.id, caller.session_id) }),
    ),
    implement(securityContract.revokeSession, (call) =>
      withTx(db, (tx) => mapValue(revokeSession(tx, actorOf(call), call.params.id), () => ({ ended: true }))),
    ),
    implement(securityContract.revokeOtherSessions, (call) =>
      withTx(db, async (tx) =>
        succeed({ ended: await revokeOtherSessions(tx, actorOf(call), call.caller.session_id) }),
      ),
    ),
    implement(securityContract.listSecurityEvents, async ({ caller, query }) => {
      const { events, total } = await listSecurityEvents(db.orm, caller.id, query);
      return succeed({
        events: events.map(({ user_agent, ...event }) => ({
          ...event,
          device: user_agent === null ? null : describeDevice(user_agent).name,
        })),
        total,
      });
    }),
    implement(securityContract.sendReauthenticationCode, ({ caller }) =>
      withTx(db, async (tx) => {
        await sendReauthenticationCode(tx, caller);
        return succeed({ sent: true as const });
      }),
    ),
    implement(securityContract.reauthenticate, ({ caller, body }) =>
      mapValue(reauthenticate(db, caller, body), () => ({ confirmed: true })),
    ),
    implement(securityContract.requestEmailChange, (call) =>
      withTx(db, async (tx) => {
        const { caller, body } = call;
        const request = { actor: actorOf(call), owner: caller, new_email: body.email, app_url };
        const requested = await requestEmailChange(tx, request);
        return requested.ok ? succeed({ sent: true as const }) : requested;
      }),
    ),
    implement(securityContract.confirmEmailChange, (call) =>
      withTx(db, (tx) =>
        named(
          'state',
          confirmEmailChange(tx, { actor: visitorOf(call), token: call.body.token, admin_emails }),
        ),
      ),
    ),
  ];
}
