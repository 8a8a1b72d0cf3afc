import * as desk from '#contract/people/admin-person-desk.ts';
import * as contract from '#contract/people/admin-users.ts';
import {
  cancelDeletion,
  findUndeletedAccount,
  resetSecondFactor,
  revokeAllSessions,
} from '#server/account/index.ts';
import {
  addPersonNote,
  getPerson,
  listPeople,
  readPersonDesk,
  removePersonNote,
} from '#server/people/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { requestDeletionByStaff } from '#server/privacy/index.ts';
import { named, refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';

export interface UserServices {
  readonly db: Database;
  readonly app_url: string;
}

export function userRoutes({ db, app_url }: UserServices): readonly Implementation[] {
  return [
    implement(contract.listAllUsers, async ({ reader, query }) => succeed(await listPeople(reader, query)), {
      reads: 'replica',
    }),
    implement(contract.getUser, ({ params }) => getPerson(db.orm, params.id)),
    implement(desk.getPersonDesk, ({ params }) => readPersonDesk(db.orm, params.id)),
    implement(desk.addPersonNote, (call) =>
      addPersonNote(db, { user_id: call.params.id, ...call.body }, actorOf(call)),
    ),
    implement(desk.removePersonNote, (call) =>
      removePersonNote(db, { user_id: call.params.id, note_id: call.params.note_id }, actorOf(call)),
    ),
    implement(contract.signOutUser, (call) =>
      withTx(db, (tx) => named('ended', revokeAllSessions(tx, actorOf(call), call.params.id))),
    ),
    implement(contract.resetSecondFactor, (call) =>
      withTx(db, async (tx) => {
        const { params, body } = call;
        const ended = await resetSecondFactor(tx, actorOf(call), { user_id: params.id, ...body, app_url });
        return ended.ok ? succeed({ ended: ended.value }) : ended;
      }),
    ),
    implement(contract.deleteUser, (call) =>
      withTx(db, async (tx) => {
        const { gives_up_balance } = call.body;
        const request = { actor: actorOf(call), user_id: call.params.id, gives_up_balance, app_url };
        const deletion = await requestDeletionByStaff(tx, request);
        return deletion.ok ? succeed({ delete_after: deletion.value }) : deletion;
      }),
    ),
    implement(contract.cancelUserDeletion, (call) =>
      withTx(db, async (tx) => {
        const person = await findUndeletedAccount(tx, call.params.id);
        if (person === null) return refuse({ code: 'USER_NOT_FOUND' as const });
        await cancelDeletion(tx, actorOf(call), person.id);
        return succeed({ kept: true as const });
      }),
    ),
  ];
}
