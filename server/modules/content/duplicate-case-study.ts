import type { Actor } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Result } from '#shared/result.ts';
import { copyTitle } from './duplicate-post.ts';
import type { CaseStudyNotFound } from './get-case-study.ts';
import { type DeskCaseStudy, readDeskCaseStudy } from './read-desk-case-study.ts';
import type { SlugTaken } from './take-slug.ts';
import { writeNewCaseStudy } from './write-case-study.ts';

/** A draft with the same words and figures under another address. */
export async function duplicateCaseStudy(
  tx: Tx,
  writing: { readonly now: Date; readonly actor: Actor },
  id: string,
): Promise<Result<DeskCaseStudy, CaseStudyNotFound | SlugTaken>> {
  const found = await readDeskCaseStudy(tx, id);
  if (!found.ok) return found;
  const study = found.value;
  const { id: _id, created_at: _made, updated_at: _changed, scheduled_at: _day, ...words } = study;
  const title = copyTitle(study.title);
  return writeNewCaseStudy(tx, writing, { ...words, title, slug: '', status: 'draft', published_at: null });
}
