import {
  createPost as createPostEndpoint,
  duplicatePost as duplicatePostEndpoint,
  listDeskPosts as listDeskPostsEndpoint,
  previewPost as previewPostEndpoint,
  readPost as readPostEndpoint,
  removePost as removePostEndpoint,
  savePost as savePostEndpoint,
} from '#contract/admin/posts.ts';
import {
  deletePost,
  duplicatePost,
  listAllPosts,
  previewPost,
  readDeskPost,
  rewritePost,
  writeNewPost,
} from '#server/modules/content/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../actor.ts';
import { type Implementation, implement } from '../implement.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Posts as those who write them see them. */
export function deskPostRoutes({ db, clock }: Services): readonly Implementation[] {
  return [
    implement(listDeskPostsEndpoint, async ({ query }) => {
      const { status, search, ...window } = query;
      return succeed(await listAllPosts(db.orm, { status, search }, window));
    }),
    implement(createPostEndpoint, (call) =>
      withTx(db, async (tx) => {
        const written = await writeNewPost(tx, { now: clock.now(), actor: actorOf(call) }, call.body);
        return written.ok ? succeed({ post: written.value }) : written;
      }),
    ),
    implement(savePostEndpoint, (call) =>
      withTx(db, async (tx) => {
        const edit = { ...call.params, ...call.body };
        const written = await rewritePost(tx, { now: clock.now(), actor: actorOf(call) }, edit);
        return written.ok ? succeed({ post: written.value }) : written;
      }),
    ),
    implement(duplicatePostEndpoint, (call) =>
      withTx(db, async (tx) => {
        const { id } = call.params;
        const copied = await duplicatePost(tx, { now: clock.now(), actor: actorOf(call) }, id);
        return copied.ok ? succeed({ post: copied.value }) : copied;
      }),
    ),
    implement(removePostEndpoint, (call) =>
      withTx(db, async (tx) => {
        const gone = await deletePost(tx, actorOf(call), call.params.id);
        return gone.ok ? succeed({ deleted: true as const }) : gone;
      }),
    ),
    implement(readPostEndpoint, ({ params }) => readDeskPost(db.orm, params.id)),
    implement(previewPostEndpoint, ({ params }) => previewPost(db.orm, params.id, clock.now())),
  ];
}
