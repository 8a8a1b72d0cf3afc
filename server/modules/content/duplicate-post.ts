import type { Actor } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse } from '#shared/result.ts';
import type { PostNotFound } from './get-post.ts';
import { selectDeskPost } from './posts-desk.queries.ts';
import type { DeskPost } from './read-desk-post.ts';
import type { SlugTaken } from './take-slug.ts';
import { writeNewPost } from './write-post.ts';

const LONGEST_TITLE = 200;
const COPY = ' (salinan)';

/** The name of a copy, no longer than a name may be. */
export const copyTitle = (title: string): string => `${title.slice(0, LONGEST_TITLE - COPY.length)}${COPY}`;

/** A draft with the same words under another address. */
export async function duplicatePost(
  tx: Tx,
  writing: { readonly now: Date; readonly actor: Actor },
  id: string,
): Promise<Result<DeskPost, PostNotFound | SlugTaken>> {
  const row = await selectDeskPost(tx, id);
  if (row === null) return refuse({ code: 'POST_NOT_FOUND' });
  const {
    id: _id,
    author_id: _author,
    created_at: _made,
    updated_at: _changed,
    scheduled_at: _day,
    ...words
  } = row;
  const title = copyTitle(row.title);
  return writeNewPost(tx, writing, { ...words, title, slug: '', status: 'draft', published_at: null });
}
