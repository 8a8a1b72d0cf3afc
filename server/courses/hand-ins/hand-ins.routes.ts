import * as contract from '#contract/courses/admin-hand-ins.ts';
import { actorOf } from '#server/api/actor.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import { sendFile } from '#server/api/send-file.ts';
import { listHandIns, openReceivedFile, reviewHandIn } from '#server/courses/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { succeed } from '#shared/result.ts';

interface Services {
  readonly db: Database;
  readonly storage: Storage;
}

export function staffHandInRoutes({ db, storage }: Services): readonly Implementation[] {
  return [
    implement(contract.listHandIns, async ({ query }) => succeed(await listHandIns(db.orm, query))),
    implement(contract.reviewHandIn, (call) =>
      reviewHandIn(db, { ...call.params, ...call.body }, actorOf(call)),
    ),
    // Never shown in the browser: it comes from somebody else.
    implement(contract.getReceivedFile, async ({ params }) => {
      const opened = await openReceivedFile(db.orm, params.id);
      if (!opened.ok) return opened;
      return succeed(
        sendFile(storage, opened.value, {
          disposition: 'attachment',
          cache_control: 'private, no-store',
        }),
      );
    }),
  ];
}
