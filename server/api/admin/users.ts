import {
  deleteUser,
  getUser,
  keepUser,
  liftSecondFactor as liftSecondFactorEndpoint,
  listAllUsers,
  signOutUser,
} from '#contract/admin/users.ts';
import {
  cancelDeletion,
  endAllSessions,
  findAccount,
  liftSecondFactor,
} from '#server/modules/identity/index.ts';
import { getPerson, listPeople } from '#server/modules/people/index.ts';
import { leave } from '#server/modules/privacy/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { refuse, succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

export interface UserServices {
  readonly db: Database;
  readonly app_url: string;
}

export function userRoutes({ db, app_url }: UserServices): readonly Implementation[] {
  return [
    implement(listAllUsers, async ({ query }) => {
      const { role, status, search, ...window } = query;
      return succeed(await listPeople(db.orm, { role, status, search }, window));
    }),
    implement(getUser, ({ params }) => getPerson(db.orm, params.id)),
    implement(signOutUser, (call) =>
      withTx(db, async (tx) => {
        const ended = await endAllSessions(tx, actorOf(call), call.params.id);
        return ended.ok ? succeed({ ended: ended.value }) : ended;
      }),
    ),
    implement(liftSecondFactorEndpoint, (call) =>
      withTx(db, async (tx) => {
        const { params, body } = call;
        const ended = await liftSecondFactor(tx, actorOf(call), { user_id: params.id, ...body, app_url });
        return ended.ok ? succeed({ ended: ended.value }) : ended;
      }),
    ),
    implement(deleteUser, (call) =>
      withTx(db, async (tx) => {
        const { gives_up_balance } = call.body;
        const wish = { actor: actorOf(call), user_id: call.params.id, gives_up_balance, app_url };
        const asked = await leave(tx, wish);
        return asked.ok ? succeed({ delete_after: asked.value }) : asked;
      }),
    ),
    implement(keepUser, (call) =>
      withTx(db, async (tx) => {
        const person = await findAccount(tx, call.params.id);
        if (person === null) return refuse({ code: 'USER_NOT_FOUND' as const });
        await cancelDeletion(tx, actorOf(call), person.id);
        return succeed({ kept: true as const });
      }),
    ),
  ];
}
