import { readOwnerContent } from '#server/catalog/index.ts';
import { lockHolding } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { AccessDenied, LessonNotFound } from '../courses.errors.ts';
import { findLesson } from '../courses.rules.ts';
import { deleteNote, upsertNote } from './notes.queries.ts';
import type { LessonRequest } from './progress.ts';

type SaveNoteResult = Result<Record<never, never>, AccessDenied | LessonNotFound>;

export function saveNote(
  db: Database,
  { user_id, slug, lesson_id, note }: LessonRequest & { readonly note: string },
): Promise<SaveNoteResult> {
  return withTx(db, async (tx): Promise<SaveNoteResult> => {
    const content = await readOwnerContent(tx, slug);
    if (content === null) return refuse({ code: 'ACCESS_DENIED' });
    const product_id = content.product.id;
    if ((await lockHolding(tx, { user_id, product_id })) === null) return refuse({ code: 'ACCESS_DENIED' });
    if (findLesson(content.modules, lesson_id) === null) return refuse({ code: 'LESSON_NOT_FOUND' });
    const place = { user_id, product_id, lesson_id };
    if (note.trim() === '') await deleteNote(tx, place);
    else await upsertNote(tx, { ...place, body: note });
    return succeed({});
  });
}
