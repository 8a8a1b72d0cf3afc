import { postDesk } from '#contract/admin/posts.ts';
import {
  deletePiece,
  duplicatePiece,
  listCategories,
  listPieces,
  postKind,
  previewPost,
  readPiece,
  rewritePiece,
  writeNewPiece,
} from '#server/modules/content/index.ts';
import { succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../implement.ts';
import { type DeskServices, deskOf } from './desk.ts';

/** Posts as those who write them see them. */
export function deskPostRoutes({ db, clock }: DeskServices): readonly Implementation[] {
  const atDesk = deskOf({ db, clock }, postKind);
  return [
    implement(postDesk.list, async ({ query }) => {
      const { rows: posts, total } = await listPieces(db.orm, postKind, query);
      return succeed({ posts, total });
    }),
    implement(postDesk.create, async (call) => {
      const written = await atDesk(call, (tx, desk) => writeNewPiece(tx, desk, call.body));
      return written.ok ? succeed({ post: written.value }) : written;
    }),
    implement(postDesk.save, async (call) => {
      const { base_updated_at, ...draft } = call.body;
      const edit = { ...call.params, base_updated_at, draft };
      const written = await atDesk(call, (tx, desk) => rewritePiece(tx, desk, edit));
      return written.ok ? succeed({ post: written.value }) : written;
    }),
    implement(postDesk.duplicate, async (call) => {
      const copied = await atDesk(call, (tx, desk) => duplicatePiece(tx, desk, call.params.id));
      return copied.ok ? succeed({ post: copied.value }) : copied;
    }),
    implement(postDesk.remove, async (call) => {
      const gone = await atDesk(call, (tx, desk) => deletePiece(tx, desk, call.params.id));
      return gone.ok ? succeed({ deleted: true as const }) : gone;
    }),
    implement(postDesk.read, async ({ params }) => {
      const found = await readPiece(db.orm, postKind, params.id);
      if (!found.ok) return found;
      return succeed({ post: found.value, categories: await listCategories(db.orm) });
    }),
    implement(postDesk.preview, ({ params }) => previewPost(db.orm, params.id, clock.now())),
  ];
}
