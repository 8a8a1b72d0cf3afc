import type { OutputOf } from '#contract/endpoint.ts';
import * as adminContract from '#contract/people/admin.ts';
import * as contactsContract from '#contract/people/admin-people.ts';
import * as importContract from '#contract/people/admin-people-import.ts';
import * as desk from '#contract/people/admin-person-desk.ts';
import { searchEverything as searchEverythingEndpoint } from '#contract/people/admin-search.ts';
import * as adminUsersContract from '#contract/people/admin-users.ts';
import { isAllowed } from '#shared/people/roles.ts';
import { mapValue, named, refuse, succeed } from '#shared/result.ts';
import {
  cancelDeletion,
  decideAdminChange,
  findUndeletedAccount,
  listAdminChanges,
  resetSecondFactor,
  revokeAllSessions,
  setActive,
  setRole,
} from '../account/index.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { requestDeletionByStaff } from '../privacy/index.ts';
import {
  addPersonNote,
  deleteContact,
  exportContacts,
  getPerson,
  importPeople,
  listContacts,
  listPeople,
  readContact,
  readPersonDesk,
  removePersonNote,
  searchEverything,
  tagContacts,
} from './index.ts';

function toRoleChange({ user, is_waiting }: OutputOf<typeof adminContract.assignRole>) {
  const { id, email, full_name, role, is_active } = user;
  return { user: { id, email, full_name, role, is_active }, is_waiting };
}

export function peopleRoutes({ db }: { readonly db: Database }): readonly Implementation[] {
  return [
    implement(adminContract.assignRole, (call) =>
      withTx(db, (tx) => mapValue(setRole(tx, actorOf(call), call.body), toRoleChange)),
    ),
    implement(adminContract.setUserActive, (call) =>
      withTx(db, (tx) => {
        const change = { user_id: call.params.id, is_active: call.body.is_active };
        return mapValue(setActive(tx, actorOf(call), change), toRoleChange);
      }),
    ),
    implement(adminContract.listAdminChanges, async () =>
      succeed({ admin_changes: await listAdminChanges(db.orm) }),
    ),
    implement(adminContract.decideAdminChange, (call) =>
      withTx(db, (tx) =>
        named('status', decideAdminChange(tx, actorOf(call), { ...call.params, ...call.body })),
      ),
    ),
    implement(
      searchEverythingEndpoint,
      async ({ reader, caller, query }) => {
        const with_products = isAllowed(caller.role, 'admin');
        return succeed(await searchEverything(reader, { words: query.words, with_products }));
      },
      { reads: 'replica' },
    ),
  ];
}

export function contactRoutes({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return [
    implement(contactsContract.listPeople, ({ reader, query }) => listContacts(reader, query), {
      reads: 'replica',
    }),
    implement(contactsContract.exportPeople, ({ reader, query }) => exportContacts(reader, query), {
      reads: 'replica',
    }),
    implement(contactsContract.tagPeople, (call) =>
      withTx(db, (tx) => tagContacts(tx, actorOf(call), call.body)),
    ),
    implement(importContract.importPeople, (call) => {
      const { body, idempotency_key } = call;
      return importPeople(db, actorOf(call), { ...body, idempotency_key, now: clock.now() });
    }),
    implement(contactsContract.getPerson, ({ params }) => readContact(db.orm, params.id)),
    implement(contactsContract.deletePerson, (call) =>
      withTx(db, (tx) =>
        mapValue(deleteContact(tx, actorOf(call), call.params.id), () => ({ deleted: true as const })),
      ),
    ),
  ];
}

interface UserServices {
  readonly db: Database;
  readonly app_url: string;
}

export function userRoutes({ db, app_url }: UserServices): readonly Implementation[] {
  return [
    implement(
      adminUsersContract.listAllUsers,
      async ({ reader, query }) => succeed(await listPeople(reader, query)),
      {
        reads: 'replica',
      },
    ),
    implement(adminUsersContract.getUser, ({ params }) => getPerson(db.orm, params.id)),
    implement(desk.getPersonDesk, ({ params }) => readPersonDesk(db.orm, params.id)),
    implement(desk.addPersonNote, (call) =>
      addPersonNote(db, { user_id: call.params.id, ...call.body }, actorOf(call)),
    ),
    implement(desk.removePersonNote, (call) =>
      removePersonNote(db, { user_id: call.params.id, note_id: call.params.note_id }, actorOf(call)),
    ),
    implement(adminUsersContract.signOutUser, (call) =>
      withTx(db, (tx) => named('ended', revokeAllSessions(tx, actorOf(call), call.params.id))),
    ),
    implement(adminUsersContract.resetSecondFactor, (call) =>
      withTx(db, async (tx) => {
        const { params, body } = call;
        const ended = await resetSecondFactor(tx, actorOf(call), { user_id: params.id, ...body, app_url });
        return ended.ok ? succeed({ ended: ended.value }) : ended;
      }),
    ),
    implement(adminUsersContract.deleteUser, (call) =>
      withTx(db, async (tx) => {
        const { gives_up_balance } = call.body;
        const request = { actor: actorOf(call), user_id: call.params.id, gives_up_balance, app_url };
        const deletion = await requestDeletionByStaff(tx, request);
        return deletion.ok ? succeed({ delete_after: deletion.value }) : deletion;
      }),
    ),
    implement(adminUsersContract.cancelUserDeletion, (call) =>
      withTx(db, async (tx) => {
        const person = await findUndeletedAccount(tx, call.params.id);
        if (person === null) return refuse({ code: 'USER_NOT_FOUND' as const });
        await cancelDeletion(tx, actorOf(call), person.id);
        return succeed({ kept: true as const });
      }),
    ),
  ];
}
