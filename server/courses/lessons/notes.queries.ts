import { and, desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { lessonNotes as notes } from '../courses.schema.ts';

interface Place {
  readonly user_id: string;
  readonly product_id: string;
  readonly lesson_id: string;
}

const at = ({ user_id, product_id, lesson_id }: Place) =>
  and(eq(notes.user_id, user_id), eq(notes.product_id, product_id), eq(notes.lesson_id, lesson_id));

export async function selectNote(reader: Reader, place: Place): Promise<string> {
  const [row] = await reader.select({ body: notes.body }).from(notes).where(at(place));
  return row?.body ?? '';
}

export async function upsertNote(
  tx: Tx,
  { body, ...place }: Place & { readonly body: string },
): Promise<void> {
  await tx
    .insert(notes)
    .values({ ...place, body })
    .onConflictDoUpdate({
      target: [notes.user_id, notes.product_id, notes.lesson_id],
      set: { body, updated_at: sql`now()` },
    });
}

export async function deleteNote(tx: Tx, place: Place): Promise<void> {
  await tx.delete(notes).where(at(place));
}

export function listOwnNotes(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  return reader
    .select(pickColumns(notes, ['product_id', 'lesson_id', 'body', 'updated_at']))
    .from(notes)
    .where(eq(notes.user_id, userId))
    .orderBy(desc(notes.updated_at), notes.product_id, notes.lesson_id)
    .limit(limit)
    .offset(offset);
}

export async function deleteNotesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(notes).where(eq(notes.user_id, userId));
}
